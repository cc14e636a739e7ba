package io.tweebyte.shared.threads;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.BaseUnits;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.tweebyte.shared.limit.FairQueue;
import io.tweebyte.shared.limit.HashingClient;

import org.springframework.core.task.TaskDecorator;
import org.springframework.core.task.support.ContextPropagatingTaskDecorator;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/** A few threads that hash passwords, with a {@link FairQueue} in front of them. */
public final class FairThreads implements AutoCloseable, MeterBinder {

	private final String name;

	private final int atOnce;

	private final ThreadPoolTaskExecutor threads;

	private final TaskDecorator context = new ContextPropagatingTaskDecorator();

	private final FairQueue<Work> waiting;

	private int running;

	public FairThreads(String name, int atOnce, int queue) {
		this.name = name;
		this.atOnce = atOnce;
		// a thread starts the next work before its own has ended, so as much may wait;
		// each work has the context in which it was submitted
		this.threads = TaskExecutors.withoutContext(name, atOnce, atOnce);
		this.threads.initialize();
		this.waiting = new FairQueue<>(queue);
	}

	/**
	 * Runs work when a thread is free and it is the client's turn.
	 * @param refused receives the failure instead, when there is no place for the work,
	 * now or later, or when the client no longer waits
	 * @return what takes the work back, if it still waits
	 */
	public Runnable submit(HashingClient client, Runnable task, Consumer<RejectedExecutionException> refused) {
		Work work = new Work(client, this.context.decorate(task), refused);
		List<Work> removed = new ArrayList<>();
		if (starts(work, removed)) {
			start(work);
		}
		removed
			.forEach((without) -> without.refused.accept(new RejectedExecutionException("Too many passwords wait.")));
		return () -> cancel(work);
	}

	private synchronized boolean starts(Work work, List<Work> removed) {
		if (this.running < this.atOnce) {
			this.running++;
			return true;
		}
		// the places of clients that no longer wait are free
		removed.addAll(this.waiting.removeIf((waits) -> waits.client.isTimedOut()));
		this.waiting.add(work.client, work).ifPresent(removed::add);
		return false;
	}

	private void start(Work first) {
		for (Work work = first; work != null; work = next()) {
			try {
				Work started = work;
				this.threads.execute(() -> run(started));
				return;
			}
			catch (RejectedExecutionException ex) {
				// closed
				work.refused.accept(ex);
			}
		}
	}

	private void run(Work work) {
		try {
			work.run();
		}
		finally {
			start(next());
		}
	}

	private synchronized Work next() {
		Optional<Work> next = this.waiting.next();
		if (next.isEmpty()) {
			this.running--;
		}
		return next.orElse(null);
	}

	private synchronized void cancel(Work work) {
		this.waiting.removeIf((waits) -> waits == work);
	}

	private synchronized int running() {
		return this.running;
	}

	private synchronized int waiting() {
		return this.waiting.size();
	}

	/** The gauges that Spring Boot registers for task executors. */
	@Override
	public void bindTo(MeterRegistry registry) {
		Gauge.builder("executor.active", this, FairThreads::running)
			.tag("name", this.name)
			.baseUnit(BaseUnits.THREADS)
			.register(registry);
		Gauge.builder("executor.queued", this, FairThreads::waiting)
			.tag("name", this.name)
			.baseUnit(BaseUnits.TASKS)
			.register(registry);
	}

	@Override
	public void close() {
		this.threads.shutdown();
	}

	private record Work(HashingClient client, Runnable task, Consumer<RejectedExecutionException> refused) {

		private void run() {
			if (this.client.isTimedOut()) {
				this.refused.accept(new RejectedExecutionException("The client no longer waits."));
			}
			else {
				this.task.run();
			}
		}

	}

}
