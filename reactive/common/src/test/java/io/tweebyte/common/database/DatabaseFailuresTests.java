package io.tweebyte.common.database;

import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.sql.DatabaseFailures;
import io.r2dbc.spi.R2dbcBadGrammarException;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import io.r2dbc.spi.R2dbcTimeoutException;
import io.r2dbc.spi.R2dbcTransientResourceException;
import org.junit.jupiter.api.Test;
import reactor.pool.PoolAcquirePendingLimitException;

import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.transaction.CannotCreateTransactionException;

import static org.assertj.core.api.Assertions.assertThat;

class DatabaseFailuresTests {

	private final DatabaseFailures failures = new DatabaseConfiguration().databaseFailures();

	@Test
	void tellsAPoolThatIsFullFromADatabaseThatIsOut() {
		assertThat(detail(new PoolAcquirePendingLimitException(1))).isEqualTo(Messages.BUSY);
		assertThat(detail(new R2dbcTimeoutException("all are taken"))).isEqualTo(Messages.BUSY);
		assertThat(detail(new DataAccessResourceFailureException("closed"))).isEqualTo(Messages.DATABASE_UNAVAILABLE);
	}

	@Test
	void looksForTheStateThatTheDatabaseNames() {
		assertThat(detail(new QueryTimeoutException("late", new R2dbcTransientResourceException("canceled", "57014"))))
			.isEqualTo(Messages.TOO_SLOW);
		assertThat(detail(new IllegalStateException(
				new QueryTimeoutException("out", new R2dbcNonTransientResourceException("gone", "08006")))))
			.isEqualTo(Messages.DATABASE_UNAVAILABLE);
	}

	@Test
	void takesAClosedConnectionOfThePoolForUnavailable() {
		assertThat(detail(new CannotCreateTransactionException("no connection",
				new R2dbcNonTransientResourceException("Connection validation failed"))))
			.isEqualTo(Messages.DATABASE_UNAVAILABLE);
		assertThat(this.failures.explain(new R2dbcNonTransientResourceException("raised", "P0001"))).isEmpty();
	}

	@Test
	void leavesFaultsOfAStatement() {
		Exception fault = new R2dbcBadGrammarException("no such column", "42703");
		assertThat(this.failures.explain(new IllegalStateException(fault))).isEmpty();
		assertThat(this.failures.explain(new IllegalStateException("a fault"))).isEmpty();
	}

	private String detail(Throwable failure) {
		return this.failures.explain(failure).orElseThrow().getMessage();
	}

}
