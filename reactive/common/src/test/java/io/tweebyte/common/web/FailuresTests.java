package io.tweebyte.common.web;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.http.CallFailedException;
import org.junit.jupiter.api.Test;

import org.springframework.security.access.AccessDeniedException;
import org.springframework.web.server.ServerWebInputException;

import static org.assertj.core.api.Assertions.assertThat;

class FailuresTests {

	private final Failures failures = new Failures(List.of((failure) -> (failure instanceof ArithmeticException)
			? Optional.of(ContractException.notFound("divided")) : Optional.empty()));

	@Test
	void leavesWhatIsExplainedAlready() {
		ContractException known = ContractException.notFound("gone");
		assertThat(this.failures.explain(known)).containsSame(known);
	}

	@Test
	void explainsWhatTheFrameworkRefuses() {
		assertThat(detail(new ServerWebInputException("x"))).isEqualTo("400 " + Sentences.MALFORMED_REQUEST);
	}

	@Test
	void explainsWhatMethodSecurityDenies() {
		assertThat(detail(new AccessDeniedException("denied"))).isEqualTo("403 " + Sentences.NOT_YOURSELF);
	}

	@Test
	void takesWhatWasTooSlowOrTooMuchForUnavailable() {
		assertThat(detail(new TimeoutException())).isEqualTo("503 " + Sentences.TOO_SLOW);
		assertThat(detail(new RejectedExecutionException())).isEqualTo("503 " + Sentences.BUSY);
	}

	@Test
	void takesAServiceThatIsOutForUnavailable() {
		CircuitBreaker breaker = CircuitBreaker.ofDefaults("users");
		assertThat(detail(new CallFailedException("cut"))).isEqualTo("503 " + Sentences.SERVICE_OUT);
		assertThat(detail(CallNotPermittedException.createCallNotPermittedException(breaker)))
			.isEqualTo("503 " + Sentences.SERVICE_OUT);
	}

	@Test
	void asksThoseWhoKnowMore() {
		assertThat(detail(new ArithmeticException())).isEqualTo("404 divided");
	}

	@Test
	void doesNotExplainFaults() {
		assertThat(this.failures.explain(new IllegalStateException("a fault"))).isEmpty();
	}

	private String detail(Throwable failure) {
		ContractException explained = this.failures.explain(failure).orElseThrow();
		return explained.kind().status() + " " + explained.getMessage();
	}

}
