package io.tweebyte.shared.sql;

import java.util.Optional;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import org.junit.jupiter.api.Test;

import org.springframework.dao.DataAccessResourceFailureException;

import static org.assertj.core.api.Assertions.assertThat;

class DatabaseFailuresTests {

	private final DatabaseFailures failures = new DatabaseFailures(DatabaseFailuresTests::driver);

	private static Optional<ApiException> driver(Throwable cause) {
		return (cause instanceof ArithmeticException) ? Optional.of(ApiException.unavailable(Messages.BUSY))
				: Optional.empty();
	}

	@Test
	void explainsEachCauseByTheDriver() {
		assertThat(detail(new ArithmeticException())).isEqualTo(Messages.BUSY);
		assertThat(detail(new DataAccessResourceFailureException("full", new ArithmeticException())))
			.isEqualTo(Messages.BUSY);
	}

	@Test
	void isUnavailableWhenAnUnknownConnectionFails() {
		assertThat(detail(new DataAccessResourceFailureException("closed"))).isEqualTo(Messages.DATABASE_UNAVAILABLE);
	}

	@Test
	void leavesOtherFaults() {
		assertThat(this.failures.explain(new IllegalStateException("a fault"))).isEmpty();
	}

	@Test
	void doesNotFollowCausesForEver() {
		Throwable failure = new ArithmeticException();
		for (int i = 1; i < 10; i++) {
			failure = new IllegalStateException(failure);
		}
		assertThat(detail(failure)).isEqualTo(Messages.BUSY);
		assertThat(this.failures.explain(new IllegalStateException(failure))).isEmpty();
	}

	private String detail(Throwable failure) {
		return this.failures.explain(failure).orElseThrow().getMessage();
	}

}
