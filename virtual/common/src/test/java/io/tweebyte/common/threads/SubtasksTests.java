package io.tweebyte.common.threads;

import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;

import io.tweebyte.shared.http.RequestLog;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;

import org.springframework.security.authentication.TestingAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class SubtasksTests {

	@Test
	void runAtOnce() {
		CountDownLatch both = new CountDownLatch(2);
		Supplier<Boolean> one = Subtasks.fork(() -> meet(both));
		Supplier<Boolean> other = Subtasks.fork(() -> meet(both));
		assertThat(one.get()).isTrue();
		assertThat(other.get()).isTrue();
	}

	@Test
	void haveTheContextOfTheirRequest() {
		new ThreadConfiguration();
		SecurityContextHolder.getContext().setAuthentication(new TestingAuthenticationToken("ada", null));
		try (MDC.MDCCloseable logged = MDC.putCloseable(RequestLog.REQUEST_ID, "id")) {
			assertThat(Subtasks.fork(() -> MDC.get(RequestLog.REQUEST_ID)).get()).isEqualTo("id");
			assertThat(Subtasks.fork(() -> SecurityContextHolder.getContext().getAuthentication().getName()).get())
				.isEqualTo("ada");
		}
		finally {
			SecurityContextHolder.clearContext();
		}
	}

	@Test
	void failAsTheirWorkDid() {
		Supplier<String> failed = Subtasks.fork(() -> {
			throw new IllegalStateException("no");
		});
		assertThatIllegalStateException().isThrownBy(failed::get).withMessage("no");
	}

	@Test
	void goOnWhenTheirBlockFails() throws InterruptedException {
		CountDownLatch begun = new CountDownLatch(1);
		CountDownLatch end = new CountDownLatch(1);
		CountDownLatch ended = new CountDownLatch(1);
		assertThatIllegalStateException().isThrownBy(() -> {
			Subtasks.fork(() -> {
				begun.countDown();
				end.await();
				ended.countDown();
				return null;
			});
			begun.await();
			throw new IllegalStateException("the block fails");
		});
		end.countDown();
		ended.await();
	}

	private static boolean meet(CountDownLatch all) throws InterruptedException {
		all.countDown();
		all.await();
		return true;
	}

}
