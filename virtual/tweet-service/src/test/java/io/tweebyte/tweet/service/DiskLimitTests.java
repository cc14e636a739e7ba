package io.tweebyte.tweet.service;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import io.tweebyte.common.threads.Await;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.shared.http.Deadline;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.awaitility.Awaitility.await;

class DiskLimitTests {

	private static final int PLACES = 4;

	private static final Duration LONG = Duration.ofMinutes(1);

	private static final Duration SHORT = Duration.ofMillis(20);

	private final DiskLimit limit = new DiskLimit();

	private final AtomicInteger begun = new AtomicInteger();

	private final CountDownLatch end = new CountDownLatch(1);

	private final ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();

	@AfterEach
	void stop() {
		this.end.countDown();
		this.callers.close();
	}

	@Test
	void letsFourWaitAtOnce() {
		List<Future<String>> all = IntStream.rangeClosed(0, PLACES)
			.mapToObj((i) -> this.callers.submit(() -> this.limit.run(Deadline.in(LONG), this::held)))
			.toList();
		await().untilAsserted(() -> assertThat(this.begun).hasValue(PLACES));
		this.end.countDown();
		assertThat(all).extracting((one) -> Await.result(one)).containsOnly("held");
		assertThat(this.begun).hasValue(PLACES + 1);
	}

	@Test
	void refusesWhatFindsNoPlaceInItsTime() {
		IntStream.range(0, PLACES)
			.forEach((i) -> this.callers.submit(() -> this.limit.run(Deadline.in(LONG), this::held)));
		await().untilAsserted(() -> assertThat(this.begun).hasValue(PLACES));
		assertThatExceptionOfType(ApiException.class)
			.isThrownBy(() -> this.limit.run(Deadline.in(SHORT), () -> "never"))
			.withMessage("The service is busy; try again.");
	}

	@Test
	void givesThePlaceBackAfterAFailure() {
		for (int i = 0; i <= PLACES; i++) {
			assertThatIllegalStateException().isThrownBy(() -> this.limit.run(Deadline.in(LONG), () -> {
				throw new IllegalStateException("no");
			})).withMessage("no");
		}
		assertThat(this.limit.run(Deadline.in(LONG), () -> "next")).isEqualTo("next");
	}

	@Test
	void endsWithItsThread() {
		Thread.currentThread().interrupt();
		assertThatExceptionOfType(CancellationException.class)
			.isThrownBy(() -> this.limit.run(Deadline.in(LONG), () -> "never"));
		assertThat(Thread.interrupted()).isTrue();
	}

	private String held() {
		this.begun.incrementAndGet();
		try {
			this.end.await();
			return "held";
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
