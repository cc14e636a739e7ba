package io.tweebyte.shared.threads;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

import io.tweebyte.shared.limit.FairQueue;
import io.tweebyte.shared.limit.HashingClient;

/**
 * A few threads that hash passwords, with a {@link FairQueue} in front of them.
 */
public final class FairThreads implements AutoCloseable {

	private final int atOnce;

	private final BoundedThreads threads;

	private final FairQueue<Work> waiting;

	private int running;

	/**
	 * Creates the threads.
	 * @param atOnce how much work runs at once
	 * @param queue how much work waits at most
	 */
	public FairThreads(String name, int atOnce, int queue) {
		this.atOnce = atOnce;
		// a thread starts the next work before its own has given its place back
		this.threads = BoundedThreads.platform(name, atOnce, atOnce);
		this.waiting = new FairQueue<>(queue);
	}

	/**
	 * Runs work when a thread is free and it is the client's turn.
	 * @param client whose work it is
	 * @param refused takes the failure instead, when there is no place for the work, now
	 * or later, or when the client no longer waits
	 */
	public Work submit(HashingClient client, Runnable task, Consumer<RejectedExecutionException> refused) {
		Work work = new Work(client, BoundedThreads.logged(task), refused);
		List<Work> removed = new ArrayList<>();
		if (starts(work, removed)) {
			start(work);
		}
		removed.forEach((without) -> without.refuse(new RejectedExecutionException("Too many passwords wait.")));
		return work;
	}

	private synchronized boolean starts(Work work, List<Work> removed) {
		if (this.running < this.atOnce) {
			this.running++;
			return true;
		}
		Optional<Work> displaced = this.waiting.add(work.client, work);
		if (displaced.isPresent()) {
			// the places of clients that are gone are free
			removed.addAll(this.waiting.removeIf(Work::isGone));
			removed.addAll(removed.isEmpty() ? displaced.stream().toList()
					: this.waiting.add(displaced.get().client, displaced.get()).stream().toList());
		}
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
				work.refuse(ex);
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
		this.waiting.remove(work.client, work);
	}

	/**
	 * What the threads are called.
	 */
	public String name() {
		return this.threads.name();
	}

	/**
	 * Returns how much work runs or waits.
	 */
	public synchronized int tasks() {
		return this.running + this.waiting.size();
	}

	/**
	 * Runs nothing more but what runs already.
	 */
	@Override
	public void close() {
		this.threads.close();
	}

	/**
	 * Work that waits or runs.
	 */
	public final class Work {

		private final HashingClient client;

		private final Runnable task;

		private final Consumer<RejectedExecutionException> refused;

		private Work(HashingClient client, Runnable task, Consumer<RejectedExecutionException> refused) {
			this.client = client;
			this.task = task;
			this.refused = refused;
		}

		private boolean isGone() {
			return this.client.isGone();
		}

		private void run() {
			if (isGone()) {
				refuse(new RejectedExecutionException("The client no longer waits."));
			}
			else {
				this.task.run();
			}
		}

		private void refuse(RejectedExecutionException failure) {
			this.refused.accept(failure);
		}

		/**
		 * Gives up the work's place, if it still waits.
		 */
		public void cancel() {
			FairThreads.this.cancel(this);
		}

	}

}
