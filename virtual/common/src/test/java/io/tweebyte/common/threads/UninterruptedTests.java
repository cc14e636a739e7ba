package io.tweebyte.common.threads;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class UninterruptedTests {

	@Test
	void endsBeforeItsCallerGoesOn() {
		CountDownLatch end = new CountDownLatch(1);

		Uninterrupted.run(end::countDown);

		assertThat(end.getCount()).isZero();
	}

	@Test
	void endsAlsoWhenTheTimeOfItsCallerIsOver() throws InterruptedException {
		CountDownLatch late = new CountDownLatch(1);
		CountDownLatch end = new CountDownLatch(1);
		try (TimeLimit limit = new TimeLimit()) {
			assertThatExceptionOfType(TimeoutException.class).isThrownBy(() -> limit.call(Duration.ofMillis(10), () -> {
				Uninterrupted.run(() -> {
					awaitLatch(late);
					end.countDown();
				});
				return null;
			}));
		}
		late.countDown();

		end.await();
	}

	private static void awaitLatch(CountDownLatch latch) {
		try {
			latch.await();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	@Test
	void failsAsItsWorkDoes() {
		assertThatIllegalStateException().isThrownBy(() -> Uninterrupted.run(() -> {
			throw new IllegalStateException("No.");
		})).withMessage("No.");
	}

}
