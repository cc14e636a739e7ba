package io.tweebyte.shared.threads;

import java.util.List;
import java.util.Map;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

import org.slf4j.MDC;

/**
 * Threads that take on so many tasks and refuse the next at once, which clients see as
 * 503. What the log knows of a request goes with its tasks.
 */
public final class BoundedThreads extends AbstractExecutorService {

	private final String name;

	private final ExecutorService threads;

	private final int tasks;

	private final Semaphore places;

	private BoundedThreads(String name, ExecutorService threads, int tasks) {
		this.name = name;
		this.threads = threads;
		this.tasks = tasks;
		this.places = new Semaphore(tasks);
	}

	/**
	 * Makes a pool of platform threads.
	 * @param threads how many tasks run at once
	 * @param queue how many wait
	 */
	public static BoundedThreads platform(String name, int threads, int queue) {
		ThreadPoolExecutor pool = new ThreadPoolExecutor(threads, threads, 30, TimeUnit.SECONDS,
				new LinkedBlockingQueue<>(), Thread.ofPlatform().name(name + "-", 1).daemon().factory());
		pool.allowCoreThreadTimeOut(true);
		return new BoundedThreads(name, pool, threads + queue);
	}

	/**
	 * Makes a virtual thread for each task.
	 * @param tasks how many run at once
	 */
	public static BoundedThreads virtual(String name, int tasks) {
		return new BoundedThreads(name,
				Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name(name + "-", 1).factory()), tasks);
	}

	/**
	 * What they are called.
	 */
	public String name() {
		return this.name;
	}

	/**
	 * How much they have taken on and not finished.
	 */
	public int tasks() {
		return this.tasks - this.places.availablePermits();
	}

	@Override
	public void execute(Runnable task) {
		if (!this.places.tryAcquire()) {
			throw new RejectedExecutionException("All threads of '" + this.name + "' are busy.");
		}
		Runnable logged = logged(task);
		try {
			this.threads.execute(() -> run(logged));
		}
		catch (RejectedExecutionException ex) {
			this.places.release();
			throw ex;
		}
	}

	private void run(Runnable logged) {
		try {
			logged.run();
		}
		finally {
			this.places.release();
		}
	}

	/** A task that takes along what the log knows of the request now. */
	static Runnable logged(Runnable task) {
		Map<String, String> logged = MDC.getCopyOfContextMap();
		return () -> {
			MDC.setContextMap((logged != null) ? logged : Map.of());
			try {
				task.run();
			}
			finally {
				MDC.clear();
			}
		};
	}

	/**
	 * Takes on nothing more; what was taken on is finished.
	 */
	@Override
	public void close() {
		shutdown();
	}

	@Override
	public void shutdown() {
		this.threads.shutdown();
	}

	@Override
	public List<Runnable> shutdownNow() {
		return this.threads.shutdownNow();
	}

	@Override
	public boolean isShutdown() {
		return this.threads.isShutdown();
	}

	@Override
	public boolean isTerminated() {
		return this.threads.isTerminated();
	}

	@Override
	public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
		return this.threads.awaitTermination(timeout, unit);
	}

}
