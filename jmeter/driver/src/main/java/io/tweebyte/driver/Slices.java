package io.tweebyte.driver;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

import org.apache.jmeter.samplers.SampleResult;

/**
 * Which threads of JMeter may begin an iteration. Between slices all of them wait, so
 * that none is within a request or holds a line of data.
 */
final class Slices {

	/** JMeter clones its elements: all clones of the gate meet here. */
	private static final Slices SHARED = new Slices();

	private final Object lock = new Object();

	private Slice current;

	private int waiting;

	private boolean ended;

	static Slices shared() {
		return SHARED;
	}

	/**
	 * Opens a slice, and waits until its last response is there.
	 * @param drainMillis how long requests may take that have begun when it closes
	 */
	SliceResponse run(SliceRequest request, long drainMillis) throws InterruptedException {
		synchronized (this.lock) {
			Slice slice = new Slice(request);
			this.current = slice;
			this.lock.notifyAll();
			// iterations without a time limit: the drain's limit is one for each of them
			long limit = Math.max(request.millis(), request.iterations() * drainMillis);
			await(slice, limit);
			slice.close();
			boolean drained = await(slice, drainMillis);
			this.current = null;
			return slice.response(drained);
		}
	}

	private boolean await(Slice slice, long millis) throws InterruptedException {
		long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
		while (!slice.isOver()) {
			long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
			if (left <= 0) {
				return false;
			}
			this.lock.wait(left);
		}
		return true;
	}

	/**
	 * Waits until threads wait for slices.
	 * @param users how many; known once there is one
	 * @return whether all came within the time
	 */
	boolean awaitUsers(IntSupplier users, long millis) throws InterruptedException {
		synchronized (this.lock) {
			long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
			while (this.waiting == 0 || this.waiting < users.getAsInt()) {
				long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
				if (left <= 0) {
					return false;
				}
				this.lock.wait(left);
			}
			return true;
		}
	}

	/** Wakes all threads, which end themselves. */
	void end() {
		synchronized (this.lock) {
			this.ended = true;
			this.lock.notifyAll();
		}
	}

	/**
	 * Waits until a slice lets a user begin an iteration; empty when there are no more.
	 */
	Optional<Slice> begin(String plan, int user) throws InterruptedException {
		synchronized (this.lock) {
			this.waiting++;
			if (this.current == null) {
				this.lock.notifyAll();
			}
			while (!this.ended && (this.current == null || !this.current.releases(plan, user))) {
				this.lock.wait();
			}
			this.waiting--;
			if (this.ended) {
				return Optional.empty();
			}
			this.current.begin();
			return Optional.of(this.current);
		}
	}

	void end(Slice slice) {
		synchronized (this.lock) {
			slice.end();
			if (slice.isOver()) {
				this.lock.notifyAll();
			}
		}
	}

	void add(Slice slice, SampleResult sample) {
		synchronized (this.lock) {
			slice.add(sample);
		}
	}

}
