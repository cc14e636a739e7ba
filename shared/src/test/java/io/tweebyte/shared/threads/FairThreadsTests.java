package io.tweebyte.shared.threads;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

import io.micrometer.context.ContextRegistry;
import io.micrometer.context.integration.Slf4jThreadLocalAccessor;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.HashingClient;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;

import static org.assertj.core.api.Assertions.assertThat;

class FairThreadsTests {

	private final FairThreads threads = new FairThreads("passwords", 1, 2);

	private final CountDownLatch gate = new CountDownLatch(1);

	private final List<String> done = new CopyOnWriteArrayList<>();

	private final List<String> refused = new CopyOnWriteArrayList<>();

	@BeforeAll
	static void registerLoggingContext() {
		ContextRegistry.getInstance().registerThreadLocalAccessor(new Slf4jThreadLocalAccessor());
	}

	@AfterAll
	static void removeLoggingContext() {
		ContextRegistry.getInstance().removeThreadLocalAccessor(Slf4jThreadLocalAccessor.KEY);
	}

	@AfterEach
	void stop() {
		this.gate.countDown();
		this.threads.close();
	}

	@Test
	void runsWhatFitsAndRefusesTheRestAtOnce() {
		hold();
		submit("a", "1");
		submit("b", "2");
		submit("c", "3");
		assertThat(this.refused).containsExactly("3");
		assertThat(tasks(this.threads)).isEqualTo(3);
		this.gate.countDown();
		finish();
		assertThat(this.done).containsExactly("1", "2");
		assertThat(tasks(this.threads)).isZero();
	}

	@Test
	void refusesWorkThatIsDisplaced() {
		hold();
		submit("a", "1");
		submit("a", "2");
		submit("b", "3");
		assertThat(this.refused).containsExactly("2");
		this.gate.countDown();
		finish();
		assertThat(this.done).containsExactly("1", "3");
	}

	@Test
	void givesThePlaceOfCancelledWorkToTheNext() {
		hold();
		Runnable first = submit("a", "1");
		submit("b", "2");
		first.run();
		submit("c", "3");
		this.gate.countDown();
		finish();
		assertThat(this.done).containsExactly("2", "3");
		assertThat(this.refused).isEmpty();
	}

	@Test
	void givesThePlaceOfATimedOutClientToTheNext() {
		hold();
		submit(client("a", Duration.ZERO), "1");
		submit("b", "2");
		submit("c", "3");
		assertThat(this.refused).containsExactly("1");
		this.gate.countDown();
		finish();
		assertThat(this.done).containsExactly("2", "3");
	}

	@Test
	void doesNotRunForATimedOutClient() {
		hold();
		submit(client("a", Duration.ZERO), "1");
		this.gate.countDown();
		finish();
		assertThat(this.refused).containsExactly("1");
		assertThat(this.done).isEmpty();
	}

	@Test
	void goesOnAfterWorkThatFails() {
		hold();
		this.threads.submit(client("a", Duration.ofMinutes(1)), () -> {
			throw new IllegalStateException("a failure that the test wants");
		}, (failure) -> this.refused.add("failed"));
		submit("b", "2");
		this.gate.countDown();
		finish();
		assertThat(this.done).containsExactly("2");
	}

	@Test
	void logsEachRequestUnderItsOwnName() {
		hold();
		MDC.put("request_id", "one");
		this.threads.submit(client("a", Duration.ofMinutes(1)), () -> this.done.add(MDC.get("request_id")), null);
		MDC.put("request_id", "other");
		this.threads.submit(client("b", Duration.ofMinutes(1)), () -> this.done.add(MDC.get("request_id")), null);
		MDC.clear();
		this.gate.countDown();
		finish();
		assertThat(this.done).containsExactly("one", "other");
	}

	@Test
	void refusesAllThatWaitsWhenItIsClosed() {
		hold();
		submit("a", "1");
		this.threads.close();
		this.gate.countDown();
		await(() -> this.refused.equals(List.of("1")));
		submit("a", "2");
		assertThat(this.refused).containsExactly("1", "2");
	}

	@Test
	void runsNoMoreAtOnceThanItMay() {
		AtomicInteger running = new AtomicInteger();
		AtomicInteger most = new AtomicInteger();
		AtomicInteger ended = new AtomicInteger();
		try (FairThreads two = new FairThreads("two", 2, 1_000);
				ExecutorService clients = Executors.newFixedThreadPool(8)) {
			List<CompletableFuture<Void>> submitted = IntStream.range(0, 400)
				.mapToObj((i) -> CompletableFuture
					.runAsync(() -> two.submit(client("a" + i % 7, Duration.ofMinutes(1)), () -> {
						most.accumulateAndGet(running.incrementAndGet(), Math::max);
						running.decrementAndGet();
						ended.incrementAndGet();
					}, (failure) -> ended.incrementAndGet()), clients))
				.toList();
			submitted.forEach(CompletableFuture::join);
			await(() -> ended.get() == 400 && tasks(two) == 0);
			assertThat(most).hasValueLessThanOrEqualTo(2);
		}
	}

	@Test
	void registersTheGaugesOfTaskExecutors() {
		hold();
		submit("a", "1");
		submit("b", "2");
		SimpleMeterRegistry registry = new SimpleMeterRegistry();
		this.threads.bindTo(registry);
		assertThat(registry.get("executor.active").tag("name", "passwords").gauge().value()).isEqualTo(1);
		assertThat(registry.get("executor.queued").tag("name", "passwords").gauge().value()).isEqualTo(2);
	}

	/** How much runs or waits. */
	private static double tasks(FairThreads threads) {
		SimpleMeterRegistry registry = new SimpleMeterRegistry();
		threads.bindTo(registry);
		return registry.get("executor.active").gauge().value() + registry.get("executor.queued").gauge().value();
	}

	private void hold() {
		CountDownLatch started = new CountDownLatch(1);
		this.threads.submit(client("first", Duration.ofMinutes(1)), () -> {
			started.countDown();
			awaitGate();
		}, null);
		await(() -> started.getCount() == 0);
	}

	private Runnable submit(String address, String name) {
		return submit(client(address, Duration.ofMinutes(1)), name);
	}

	private Runnable submit(HashingClient client, String name) {
		return this.threads.submit(client, () -> this.done.add(name), (failure) -> {
			assertThat(failure).isInstanceOf(RejectedExecutionException.class);
			this.refused.add(name);
		});
	}

	private void finish() {
		await(() -> tasks(this.threads) == 0);
	}

	private void awaitGate() {
		try {
			assertThat(this.gate.await(10, TimeUnit.SECONDS)).isTrue();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private static void await(BooleanSupplier condition) {
		long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
		while (!condition.getAsBoolean() && System.nanoTime() - end < 0) {
			Thread.onSpinWait();
		}
		assertThat(condition.getAsBoolean()).isTrue();
	}

	private static HashingClient client(String address, Duration limit) {
		return new HashingClient(true, address, "ada", Deadline.in(limit));
	}

}
