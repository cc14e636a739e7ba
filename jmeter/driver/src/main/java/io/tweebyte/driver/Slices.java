package io.tweebyte.driver;

import java.util.ArrayDeque;
import java.util.Deque;
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

	/** The waiting users of each plan; the last goes on first, to reuse connections. */
	private final Map<String, Deque<Integer>> waiting = new HashMap<>();

	private Slice current;

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
			for (long arrival : slice.arrivals().toArray()) {
				await(() -> System.nanoTime() >= arrival, arrival - System.nanoTime());
				release(slice, request.plan());
			}
			if (request.iterations() > 0) {
				awaitIterations(slice, drainMillis);
			}
			else {
				await(slice::isOver, TimeUnit.MILLISECONDS.toNanos(request.millis()));
			}
			slice.close();
			boolean drained = await(slice::isOver, TimeUnit.MILLISECONDS.toNanos(drainMillis));
			this.current = null;
			return slice.response(drained);
		}
		finally {
			this.lock.unlock();
		}
	}

	/** Waits as long as iterations end: a user whose thread has died begins none. */
	private void awaitIterations(Slice slice, long millis) throws InterruptedException {
		int before;
		do {
			before = slice.ended();
			await(slice::isOver, TimeUnit.MILLISECONDS.toNanos(millis));
		}
		while (!slice.isOver() && slice.ended() > before);
	}

	/** Lets one user go on; if none waits, the next one that does takes the iteration. */
	private void release(Slice slice, String plan) {
		Deque<Integer> users = this.waiting.getOrDefault(plan, new ArrayDeque<>());
		if (users.isEmpty()) {
			slice.addLate();
		}
		else {
			opened(plan, users.pop()).signal();
		}
	}

	/** Waits for threads, and returns whether all came within the time. */
	boolean awaitUsers(IntSupplier users, long millis) throws InterruptedException {
		this.lock.lock();
		try {
			return await(() -> waiting() > 0 && waiting() >= users.getAsInt(), TimeUnit.MILLISECONDS.toNanos(millis));
		}
		finally {
			this.lock.unlock();
		}
	}

	private int waiting() {
		return this.waiting.values().stream().mapToInt(Deque::size).sum();
	}

	private boolean await(BooleanSupplier condition, long nanos) throws InterruptedException {
		long left = nanos;
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

	/** Waits until a slice lets a user begin an iteration; empty at the end. */
	Optional<Iteration> begin(String plan, int user) throws InterruptedException {
		this.lock.lock();
		try {
			Deque<Integer> users = this.waiting.computeIfAbsent(plan, (key) -> new ArrayDeque<>());
			while (!this.ended && (this.current == null || !this.current.releases(plan, user))) {
				users.push(user);
				if (this.current == null) {
					this.changed.signal();
				}
				opened(plan, user).await();
				users.remove(user);
			}
			if (this.ended) {
				return Optional.empty();
			}
			return Optional.of(new Iteration(this.current, this.current.begin()));
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

	/**
	 * Adds a request of an iteration, whose latency counts if it is the first one and was
	 * served: a refusal is quick.
	 */
	void add(Iteration iteration, SampleResult sample, boolean isFirst) {
		this.lock.lock();
		try {
			iteration.slice().add(sample);
			if (isFirst && iteration.intended() != 0 && sample.isSuccessful()) {
				iteration.slice().addLatency(iteration.intended());
			}
		}
		finally {
			this.lock.unlock();
		}
	}

	/**
	 * One iteration of a user.
	 *
	 * @param slice that it is part of
	 * @param intended the time of {@link System#nanoTime()} at which it should have
	 * begun; 0 in the closed model
	 */
	record Iteration(Slice slice, long intended) {
	}

	private record User(String plan, int number) {
	}

}
