package io.tweebyte.shared.threads;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

import io.micrometer.context.ContextRegistry;
import io.micrometer.context.integration.Slf4jThreadLocalAccessor;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;

import org.springframework.beans.factory.support.AbstractBeanDefinition;
import org.springframework.context.SmartLifecycle;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.core.task.AsyncTaskExecutor;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** Each kind of executor as a bean that accepts three tasks. */
class TaskExecutorsTests {

	private static final Duration AT_ONCE = Duration.ofMillis(500);

	@BeforeAll
	static void registerLoggingContext() {
		ContextRegistry.getInstance().registerThreadLocalAccessor(new Slf4jThreadLocalAccessor());
	}

	@AfterAll
	static void removeLoggingContext() {
		ContextRegistry.getInstance().removeThreadLocalAccessor(Slf4jThreadLocalAccessor.KEY);
	}

	@Test
	void rejectsAtOnceWhatDoesNotFitAndRecovers() {
		try (AnnotationConfigApplicationContext context = context()) {
			AsyncTaskExecutor executor = context.getBean(AsyncTaskExecutor.class);
			CountDownLatch gate = new CountDownLatch(1);
			CountDownLatch done = new CountDownLatch(3);
			for (int i = 0; i < 3; i++) {
				executor.execute(() -> {
					await(gate);
					done.countDown();
				});
			}
			long begin = System.nanoTime();
			assertThatExceptionOfType(RejectedExecutionException.class).isThrownBy(() -> executor.execute(() -> {
			}));
			assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(AT_ONCE);
			assertThatExceptionOfType(RejectedExecutionException.class)
				.isThrownBy(() -> CompletableFuture.runAsync(() -> {
				}, executor));
			gate.countDown();
			await(done);
			runsOne(executor);
		}
	}

	@Test
	void losesNoPlaceToTasksThatFail() {
		try (AnnotationConfigApplicationContext context = context()) {
			AsyncTaskExecutor executor = context.getBean(AsyncTaskExecutor.class);
			for (int i = 0; i < 20; i++) {
				CountDownLatch ran = new CountDownLatch(1);
				whenThereIsRoom(executor, () -> {
					Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {
					});
					ran.countDown();
					throw new IllegalStateException("planned");
				});
				await(ran);
			}
			runsOne(executor);
		}
	}

	@Test
	void passesTheLoggingContextOnAndClearsIt() {
		try (AnnotationConfigApplicationContext context = context()) {
			AsyncTaskExecutor executor = context.getBean(AsyncTaskExecutor.class);
			MDC.put("request", "id");
			assertThat(logged(executor)).isEqualTo("id");
			MDC.clear();
			assertThat(logged(executor)).isNull();
		}
		finally {
			MDC.clear();
		}
	}

	@Test
	void finishesWhatItAcceptedAndRejectsTheRestAfterTheContextIsClosed() {
		CountDownLatch gate = new CountDownLatch(1);
		CountDownLatch done = new CountDownLatch(3);
		AnnotationConfigApplicationContext context = context();
		AsyncTaskExecutor executor = context.getBean(AsyncTaskExecutor.class);
		for (int i = 0; i < 3; i++) {
			executor.execute(() -> {
				await(gate);
				done.countDown();
			});
		}
		context.close();
		gate.countDown();
		await(done);
		for (int i = 0; i < 10; i++) {
			assertThatExceptionOfType(RejectedExecutionException.class).isThrownBy(() -> executor.execute(() -> {
			}));
		}
	}

	@Test
	void runsTasksWhileTheServerStops() {
		AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
		register(context);
		context.registerBean(StoppingServer.class);
		context.refresh();
		StoppingServer server = context.getBean(StoppingServer.class);
		context.close();
		assertThat(server.answered).isTrue();
	}

	@Test
	void runsAsManyAtOnceAsItHasThreads() {
		ThreadPoolTaskExecutor executor = TaskExecutors.platform("pool", 2, 10);
		executor.initialize();
		assertThat(mostAtOnce(executor, 12)).isBetween(1, 2);
		executor.shutdown();
	}

	@Test
	void endsThreadsThatHaveNothingToDo() {
		ThreadPoolTaskExecutor executor = TaskExecutors.platform("pool", 2, 1);
		executor.initialize();
		assertThat(executor.getThreadPoolExecutor().allowsCoreThreadTimeOut()).isTrue();
		assertThat(executor.getThreadPoolExecutor().getKeepAliveTime(TimeUnit.SECONDS)).isEqualTo(30);
		executor.shutdown();
	}

	@Test
	void namesItsThreads() {
		try (AnnotationConfigApplicationContext context = context()) {
			String thread = CompletableFuture.supplyAsync(() -> {
				Thread current = Thread.currentThread();
				return current.getName() + " daemon=" + current.isDaemon();
			}, context.getBean(AsyncTaskExecutor.class)).join();
			assertThat(thread).startsWith("pool-").endsWith("daemon=true");
		}
	}

	private static AnnotationConfigApplicationContext context() {
		AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
		register(context);
		context.refresh();
		return context;
	}

	private static void register(AnnotationConfigApplicationContext context) {
		context.registerBean("executor", AsyncTaskExecutor.class, () -> TaskExecutors.platform("pool", 1, 2),
				(definition) -> definition.setDestroyMethodName(AbstractBeanDefinition.INFER_METHOD));
	}

	private static int mostAtOnce(AsyncTaskExecutor executor, int tasks) {
		AtomicInteger running = new AtomicInteger();
		AtomicInteger most = new AtomicInteger();
		CountDownLatch done = new CountDownLatch(tasks);
		for (int i = 0; i < tasks; i++) {
			whenThereIsRoom(executor, () -> {
				most.accumulateAndGet(running.incrementAndGet(), Math::max);
				Thread.onSpinWait();
				running.decrementAndGet();
				done.countDown();
			});
		}
		await(done);
		return most.get();
	}

	private static String logged(AsyncTaskExecutor executor) {
		AtomicReference<String> value = new AtomicReference<>();
		CountDownLatch done = new CountDownLatch(1);
		whenThereIsRoom(executor, () -> {
			value.set(MDC.get("request"));
			done.countDown();
		});
		await(done);
		return value.get();
	}

	private static void runsOne(AsyncTaskExecutor executor) {
		CountDownLatch done = new CountDownLatch(1);
		whenThereIsRoom(executor, done::countDown);
		await(done);
	}

	/** A place is free a moment after the task that had it has ended. */
	private static void whenThereIsRoom(AsyncTaskExecutor executor, Runnable task) {
		long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
		while (true) {
			try {
				executor.execute(task);
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

	/** Has a request in progress when it stops, as the web server may. */
	private static final class StoppingServer implements SmartLifecycle {

		private final AsyncTaskExecutor executor;

		private boolean running;

		private boolean answered;

		StoppingServer(AsyncTaskExecutor executor) {
			this.executor = executor;
		}

		@Override
		public void start() {
			this.running = true;
		}

		@Override
		public void stop() {
			this.answered = CompletableFuture.supplyAsync(() -> true, this.executor)
				.completeOnTimeout(false, 5, TimeUnit.SECONDS)
				.join();
			this.running = false;
		}

		@Override
		public boolean isRunning() {
			return this.running;
		}

		@Override
		public int getPhase() {
			return SmartLifecycle.DEFAULT_PHASE - 1024;
		}

	}

}
