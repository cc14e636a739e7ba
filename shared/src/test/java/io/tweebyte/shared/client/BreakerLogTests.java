package io.tweebyte.shared.client;

import java.time.Duration;
import java.util.function.Supplier;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.call.CallRefusedException;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(OutputCaptureExtension.class)
class BreakerLogTests {

	private static final Logger log = LoggerFactory.getLogger(BreakerLogTests.class);

	private final CircuitBreakerRegistry breakers = CircuitBreakerRegistry.ofDefaults();

	@Test
	void tellsOnceThatABreakerOpensAndCloses(CapturedOutput output) {
		new BreakerLog(this.breakers);
		CircuitBreaker breaker = this.breakers.circuitBreaker("users");
		breaker.transitionToOpenState();
		breaker.transitionToClosedState();
		assertThat(output).containsOnlyOnce("The breaker users was CLOSED and is OPEN.")
			.containsOnlyOnce("The breaker users was OPEN and is CLOSED.");
	}

	@Test
	void watchesABreakerThatWasThereBefore(CapturedOutput output) {
		CircuitBreaker breaker = this.breakers.circuitBreaker("users");
		new BreakerLog(this.breakers);
		breaker.transitionToOpenState();
		assertThat(output).containsOnlyOnce("The breaker users was CLOSED and is OPEN.");
	}

	@Test
	void tellsWhatIsDoneWithout(CapturedOutput output) {
		FallbackLog.write(log, caller(), "A page is shown without tweets", new IllegalStateException("no response"));
		assertThat(output).contains("WARN").contains("A page is shown without tweets: no response");
	}

	@Test
	void doesNotRepeatWhatTheBreakerHasSaid(CapturedOutput output) {
		CircuitBreaker breaker = CircuitBreaker.ofDefaults("users");
		breaker.transitionToOpenState();
		FallbackLog.write(log, caller(), "A page is shown without users", failure(breaker::acquirePermission));
		assertThat(output).doesNotContain("A page is shown without users");
	}

	@Test
	void doesNotRepeatThatAServiceIsBusy(CapturedOutput output) {
		FallbackLog.write(log, caller(), "A page is shown without users", ApiException.unavailable(Messages.BUSY));
		FallbackLog.write(log, caller(), "A page is shown without users",
				new CallRefusedException("GET /users was refused: 503", 503));
		assertThat(output).doesNotContain("A page is shown without users");
		FallbackLog.write(log, caller(), "A page is shown without users",
				new CallRefusedException("GET /users was refused: 404", 404));
		assertThat(output).containsOnlyOnce("A page is shown without users: GET /users was refused: 404");
	}

	private static CallNotPermittedException failure(Runnable call) {
		Supplier<CallNotPermittedException> refused = () -> {
			try {
				call.run();
			}
			catch (CallNotPermittedException ex) {
				return ex;
			}
			throw new AssertionError("The breaker is not open");
		};
		return refused.get();
	}

	private static Caller caller() {
		return new Caller(null, false, null, "test", null, "", Deadline.in(Duration.ofSeconds(1)));
	}

}
