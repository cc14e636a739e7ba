package io.tweebyte.shared.threads;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.MDC;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class BoundedThreadsTests {

	private static List<BoundedThreads> threeTasks() {
		return List.of(BoundedThreads.platform("pool", 1, 2), BoundedThreads.virtual("pool", 3));
	}

	@ParameterizedTest
	@MethodSource("threeTasks")
	void refusesWhatDoesNotFitAndRecovers(BoundedThreads threads) {
		try (threads) {
			CountDownLatch gate = new CountDownLatch(1);
			CountDownLatch done = new CountDownLatch(3);
			for (int i = 0; i < 3; i++) {
				threads.execute(() -> {
					await(gate);
					done.countDown();
				});
			}
			assertThatExceptionOfType(RejectedExecutionException.class).isThrownBy(() -> threads.execute(() -> {
			})).withMessageContaining("pool");
			gate.countDown();
			await(done);
			runsOne(threads);
		}
	}

	@ParameterizedTest
	@MethodSource("threeTasks")
	void tellsHowMuchItHasToDo(BoundedThreads threads) {
		try (threads) {
			CountDownLatch gate = new CountDownLatch(1);
			assertThat(threads.tasks()).isZero();
			threads.execute(() -> await(gate));
			threads.execute(() -> await(gate));
			assertThat(threads.name()).isEqualTo("pool");
			assertThat(threads.tasks()).isEqualTo(2);
			gate.countDown();
		}
	}

	@ParameterizedTest
	@MethodSource("threeTasks")
	void endsWhenWhatItTookOnIsDone(BoundedThreads threads) throws InterruptedException {
		CountDownLatch gate = new CountDownLatch(1);
		threads.execute(() -> await(gate));
		assertThat(threads.isShutdown()).isFalse();
		threads.close();
		assertThat(threads.isShutdown()).isTrue();
		assertThat(threads.isTerminated()).isFalse();
		assertThat(threads.awaitTermination(1, TimeUnit.MILLISECONDS)).isFalse();
		gate.countDown();
		assertThat(threads.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
		assertThat(threads.isTerminated()).isTrue();
	}

	@Test
	void leavesUndoneWhatWaitsWhenItMustEndNow() {
		BoundedThreads threads = BoundedThreads.platform("pool", 1, 2);
		CountDownLatch gate = new CountDownLatch(1);
		CountDownLatch begun = new CountDownLatch(1);
		threads.execute(() -> {
			begun.countDown();
			awaitQuietly(gate);
		});
		threads.execute(() -> await(gate));
		await(begun);
		assertThat(threads.shutdownNow()).hasSize(1);
		assertThat(threads.isShutdown()).isTrue();
	}

	private static void awaitQuietly(CountDownLatch gate) {
		try {
			gate.await();
		}
		catch (InterruptedException ex) {
			// what it waits for
		}
	}

	@ParameterizedTest
	@MethodSource("threeTasks")
	void losesNoPlaceToTasksThatFail(BoundedThreads threads) {
		try (threads) {
			for (int i = 0; i < 20; i++) {
				CountDownLatch ran = new CountDownLatch(1);
				whenThereIsRoom(threads, () -> {
					Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {
					});
					ran.countDown();
					throw new IllegalStateException("planned");
				});
				await(ran);
			}
			runsOne(threads);
		}
	}

	@ParameterizedTest
	@MethodSource("threeTasks")
	void takesWhatTheLogKnowsAlongAndNoFurther(BoundedThreads threads) {
		try (threads) {
			MDC.put("request", "id");
			assertThat(logged(threads)).isEqualTo("id");
			MDC.clear();
			assertThat(logged(threads)).isNull();
		}
		finally {
			MDC.clear();
		}
	}

	@ParameterizedTest
	@MethodSource("threeTasks")
	void finishesWhatItTookOnAndTakesNothingMore(BoundedThreads threads) {
		CountDownLatch gate = new CountDownLatch(1);
		CountDownLatch done = new CountDownLatch(3);
		for (int i = 0; i < 3; i++) {
			threads.execute(() -> {
				await(gate);
				done.countDown();
			});
		}
		threads.close();
		gate.countDown();
		await(done);
		for (int i = 0; i < 10; i++) {
			assertThatExceptionOfType(RejectedExecutionException.class).isThrownBy(() -> threads.execute(() -> {
			}));
		}
	}

	@Test
	void runsAsManyAtOnceAsItHasThreads() {
		try (BoundedThreads threads = BoundedThreads.platform("pool", 2, 10)) {
			AtomicInteger running = new AtomicInteger();
			AtomicInteger most = new AtomicInteger();
			CountDownLatch done = new CountDownLatch(12);
			for (int i = 0; i < 12; i++) {
				threads.execute(() -> {
					most.accumulateAndGet(running.incrementAndGet(), Math::max);
					Thread.onSpinWait();
					running.decrementAndGet();
					done.countDown();
				});
			}
			await(done);
			assertThat(most.get()).isBetween(1, 2);
		}
	}

	@Test
	void namesItsThreads() {
		assertThat(threadOf(BoundedThreads.platform("hash", 1, 1))).startsWith("hash-")
			.endsWith("daemon=true virtual=false");
		assertThat(threadOf(BoundedThreads.virtual("hash", 1))).startsWith("hash-").endsWith("virtual=true");
	}

	private static String threadOf(BoundedThreads threads) {
		try (threads) {
			AtomicReference<String> name = new AtomicReference<>();
			CountDownLatch done = new CountDownLatch(1);
			threads.execute(() -> {
				Thread thread = Thread.currentThread();
				name.set(thread.getName() + " daemon=" + thread.isDaemon() + " virtual=" + thread.isVirtual());
				done.countDown();
			});
			await(done);
			return name.get();
		}
	}

	private static String logged(BoundedThreads threads) {
		AtomicReference<String> value = new AtomicReference<>();
		CountDownLatch done = new CountDownLatch(1);
		whenThereIsRoom(threads, () -> {
			value.set(MDC.get("request"));
			done.countDown();
		});
		await(done);
		return value.get();
	}

	private static void runsOne(BoundedThreads threads) {
		CountDownLatch done = new CountDownLatch(1);
		whenThereIsRoom(threads, done::countDown);
		await(done);
	}

	/**
	 * A place is free a moment after the task that had it has told so itself.
	 */
	private static void whenThereIsRoom(BoundedThreads threads, Runnable task) {
		long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
		while (true) {
			try {
				threads.execute(task);
				return;
			}
			catch (RejectedExecutionException ex) {
				assertThat(System.nanoTime()).isLessThan(end);
				Thread.onSpinWait();
			}
		}
	}

	private static void await(CountDownLatch latch) {
		try {
			assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
