package io.tweebyte.common.database;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;

import io.tweebyte.contracts.error.Messages;
import org.junit.jupiter.api.Test;

import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.transaction.CannotCreateTransactionException;

import static org.assertj.core.api.Assertions.assertThat;

class DatabaseFailuresTests {

	private final DatabaseFailures failures = new DatabaseFailures();

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
		assertThat(this.failures.map(new SQLException("raised", "P0001"))).isEmpty();
	}

	@Test
	void leavesFaultsOfAStatement() {
		assertThat(this.failures.map(new IllegalStateException(new SQLException("no such column", "42703")))).isEmpty();
		assertThat(this.failures.map(new IllegalStateException("a fault"))).isEmpty();
	}

	@Test
	void doesNotFollowCausesForEver() {
		Throwable failure = new IllegalStateException("a fault");
		for (int i = 0; i < 10; i++) {
			failure = new IllegalStateException(failure);
		}
		assertThat(this.failures.map(new IllegalStateException(failure))).isEmpty();
	}

	private String detail(Throwable failure) {
		return this.failures.map(failure).orElseThrow().getMessage();
	}

}
