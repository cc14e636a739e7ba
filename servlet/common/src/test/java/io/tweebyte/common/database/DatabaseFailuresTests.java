package io.tweebyte.common.database;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;

import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.sql.DatabaseFailures;
import org.junit.jupiter.api.Test;

import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.transaction.CannotCreateTransactionException;

import static org.assertj.core.api.Assertions.assertThat;

class DatabaseFailuresTests {

	private final DatabaseFailures failures = new DatabaseConfiguration().databaseFailures();

	@Test
	void tellsAPoolThatIsFullFromADatabaseThatIsOut() {
		assertThat(detail(new SQLTransientConnectionException("all are taken"))).isEqualTo(Messages.BUSY);
		assertThat(detail(new SQLTransientConnectionException("none was opened", new SQLException("refused"))))
			.isEqualTo(Messages.DATABASE_UNAVAILABLE);
		assertThat(detail(new DataAccessResourceFailureException("closed"))).isEqualTo(Messages.DATABASE_UNAVAILABLE);
	}

	@Test
	void looksForTheStateThatTheDatabaseNames() {
		assertThat(detail(new QueryTimeoutException("late", new SQLException("canceled", "57014"))))
			.isEqualTo(Messages.TOO_SLOW);
		assertThat(
				detail(new IllegalStateException(new QueryTimeoutException("out", new SQLException("gone", "08006")))))
			.isEqualTo(Messages.DATABASE_UNAVAILABLE);
	}

	@Test
	void takesAClosedConnectionOfThePoolForUnavailable() {
		assertThat(
				detail(new CannotCreateTransactionException("no connection", new SQLException("Connection is closed"))))
			.isEqualTo(Messages.DATABASE_UNAVAILABLE);
		assertThat(this.failures.explain(new SQLException("raised", "P0001"))).isEmpty();
	}

	@Test
	void leavesFaultsOfAStatement() {
		Exception fault = new SQLException("no such column", "42703");
		assertThat(this.failures.explain(new IllegalStateException(fault))).isEmpty();
		assertThat(this.failures.explain(new IllegalStateException("a fault"))).isEmpty();
	}

	private String detail(Throwable failure) {
		return this.failures.explain(failure).orElseThrow().getMessage();
	}

}
