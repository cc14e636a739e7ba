package io.tweebyte.driver;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;

import org.apache.jmeter.samplers.SampleResult;

/**
 * Which threads of JMeter may begin an iteration. Between slices all of them wait, so
 * that none is within a request or holds a line of data.
 */
final class Slices {

	/** JMeter clones its elements: all clones of the gate meet here. */
	private static final Slices SHARED = new Slices();

	private final ReentrantLock lock = new ReentrantLock();

	/** Signalled when a user waits, and when a slice is over. */
	private final Condition changed = this.lock.newCondition();

	/** One for each user: a slice must not wake those who have no part in it. */
	private final Map<User, Condition> opened = new HashMap<>();

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
		this.lock.lock();
		try {
			Slice slice = new Slice(request);
			this.current = slice;
			for (int user = 0; user < request.users(); user++) {
				opened(request.plan(), user).signal();
			}
			// iterations without a time limit: the drain's limit is one for each of them
			long limit = Math.max(request.millis(), request.iterations() * drainMillis);
			await(slice::isOver, limit);
			slice.close();
			boolean drained = await(slice::isOver, drainMillis);
			this.current = null;
			return slice.response(drained);
		}
		finally {
			this.lock.unlock();
		}
	}

	/**
	 * Waits until threads wait for slices.
	 * @param users how many; known once there is one
	 * @return whether all came within the time
	 */
	boolean awaitUsers(IntSupplier users, long millis) throws InterruptedException {
		this.lock.lock();
		try {
			return await(() -> this.waiting > 0 && this.waiting >= users.getAsInt(), millis);
		}
		finally {
			this.lock.unlock();
		}
	}

	private boolean await(BooleanSupplier condition, long millis) throws InterruptedException {
		long left = TimeUnit.MILLISECONDS.toNanos(millis);
		while (!condition.getAsBoolean()) {
			if (left <= 0) {
				return false;
			}
			left = this.changed.awaitNanos(left);
		}
		return true;
	}

	/** Wakes all threads, which end themselves. */
	void end() {
		this.lock.lock();
		try {
			this.ended = true;
			this.opened.values().forEach(Condition::signal);
		}
		finally {
			this.lock.unlock();
		}
	}

	/**
	 * Waits until a slice lets a user begin an iteration; empty when there are no more.
	 */
	Optional<Slice> begin(String plan, int user) throws InterruptedException {
		this.lock.lock();
		try {
			this.waiting++;
			if (this.current == null) {
				this.changed.signal();
			}
			while (!this.ended && (this.current == null || !this.current.releases(plan, user))) {
				opened(plan, user).await();
			}
			this.waiting--;
			if (this.ended) {
				return Optional.empty();
			}
			this.current.begin();
			return Optional.of(this.current);
		}
		finally {
			this.lock.unlock();
		}
	}

	private Condition opened(String plan, int user) {
		return this.opened.computeIfAbsent(new User(plan, user), (key) -> this.lock.newCondition());
	}

	void end(Slice slice) {
		this.lock.lock();
		try {
			slice.end();
			if (slice.isOver()) {
				this.changed.signal();
			}
		}
		finally {
			this.lock.unlock();
		}
	}

	void add(Slice slice, SampleResult sample) {
		this.lock.lock();
		try {
			slice.add(sample);
		}
		finally {
			this.lock.unlock();
		}
	}

	private record User(String plan, int number) {
	}

}
