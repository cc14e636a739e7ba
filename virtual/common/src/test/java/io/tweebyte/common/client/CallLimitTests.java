package io.tweebyte.common.client;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.common.threads.Await;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.awaitility.Awaitility.await;

class CallLimitTests {

	private final CallLimit limit = new CallLimit(1, 1);

	private final AtomicInteger begun = new AtomicInteger();

	private final CountDownLatch end = new CountDownLatch(1);

	private final ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();

	@AfterEach
	void stop() {
		this.end.countDown();
		this.callers.close();
	}

	@Test
	void makesOneCallAfterTheOther() {
		Future<String> first = this.callers.submit(() -> this.limit.run(() -> held("one")));
		await().untilAsserted(() -> assertThat(this.begun).hasValue(1));
		Thread second = waiting();
		assertThat(this.begun).hasValue(1);
		this.end.countDown();
		assertThat(Await.result(first)).isEqualTo("one");
		assertThat(joined(second)).isTrue();
		assertThat(this.begun).hasValue(2);
	}

	@Test
	void refusesWhatDoesNotFit() {
		this.callers.submit(() -> this.limit.run(() -> held("one")));
		await().untilAsserted(() -> assertThat(this.begun).hasValue(1));
		Thread second = waiting();
		assertThatExceptionOfType(RejectedExecutionException.class)
			.isThrownBy(() -> this.limit.run(() -> held("three")));
		this.end.countDown();
		assertThat(joined(second)).isTrue();
		assertThat(this.begun).hasValue(2);
	}

	@Test
	void givesThePlaceBackAfterAFailure() throws Exception {
		assertThatIllegalStateException().isThrownBy(() -> this.limit.run(() -> {
			throw new IllegalStateException("no");
		}));
		assertThat(this.limit.run(() -> "next")).isEqualTo("next");
	}

	@Test
	void doesNotMakeACallThatItsCallerGaveUp() throws Exception {
		Future<String> first = this.callers.submit(() -> this.limit.run(() -> held("one")));
		await().untilAsserted(() -> assertThat(this.begun).hasValue(1));
		Thread second = waiting();
		second.interrupt();
		assertThat(joined(second)).isTrue();
		this.end.countDown();
		assertThat(Await.result(first)).isEqualTo("one");
		assertThat(this.begun).hasValue(1);
		assertThat(this.limit.run(() -> "next")).isEqualTo("next");
	}

	private String held(String result) throws InterruptedException {
		this.begun.incrementAndGet();
		this.end.await(10, TimeUnit.SECONDS);
		return result;
	}

	/** Returns a caller once it waits for its turn. */
	private Thread waiting() {
		Thread caller = Thread.ofVirtual().unstarted(() -> {
			try {
				this.limit.run(() -> held("two"));
			}
			catch (Exception ex) {
				Thread.currentThread().interrupt();
			}
		});
		caller.start();
		await().until(() -> caller.getState() == Thread.State.WAITING);
		return caller;
	}

	private static boolean joined(Thread caller) {
		try {
			caller.join();
			return true;
		}
		catch (InterruptedException ex) {
			return false;
		}
	}

}
