package io.tweebyte.load.stats;

import java.util.Arrays;
import java.util.Collection;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All requests of a cell in columns: some millions of them take a few tens of bytes each.
 * They keep the order of the file, which is not the order in time, but for those of one
 * simulated user.
 */
public final class Samples {

	private static final int FIRST_ROOM = 1024;

	private final Names labels = new Names();

	private final Names threads = new Names();

	private final Names kinds = new Names();

	private long origin;

	private int size;

	/** Milliseconds from the origin, of which an {@code int} holds weeks. */
	private int[] starts = new int[FIRST_ROOM];

	private int[] times = new int[FIRST_ROOM];

	private char[] label = new char[FIRST_ROOM];

	private char[] thread = new char[FIRST_ROOM];

	private char[] kind = new char[FIRST_ROOM];

	private char[] users = new char[FIRST_ROOM];

	private int[] bytes = new int[FIRST_ROOM];

	/**
	 * None as yet.
	 */
	public Samples() {
		// Whatever succeeded is of the first kind.
		this.kinds.number("");
	}

	/**
	 * All of a collection, in its order.
	 */
	public static Samples of(Collection<Sample> samples) {
		Samples all = new Samples();
		samples.forEach(all::add);
		return all;
	}

	/**
	 * Adds one.
	 * @throws IllegalArgumentException for figures that no run has, such as a year of
	 * latency
	 */
	public void add(Sample sample) {
		if (this.size == 0) {
			this.origin = sample.start();
		}
		if (this.size == this.starts.length) {
			grow();
		}
		this.starts[this.size] = whole(sample.start() - this.origin);
		this.times[this.size] = whole(sample.elapsed());
		this.label[this.size] = this.labels.number(sample.label());
		this.thread[this.size] = this.threads.number(sample.thread());
		this.kind[this.size] = this.kinds.number(sample.success() ? "" : sample.kind());
		this.users[this.size] = (char) sample.users();
		this.bytes[this.size] = sample.bytes();
		this.size++;
	}

	private static int whole(long millis) {
		if (millis != (int) millis) {
			throw new IllegalArgumentException("a time of " + millis + " ms");
		}
		return (int) millis;
	}

	private void grow() {
		int room = this.size + this.size / 2;
		this.starts = Arrays.copyOf(this.starts, room);
		this.times = Arrays.copyOf(this.times, room);
		this.label = Arrays.copyOf(this.label, room);
		this.thread = Arrays.copyOf(this.thread, room);
		this.kind = Arrays.copyOf(this.kind, room);
		this.users = Arrays.copyOf(this.users, room);
		this.bytes = Arrays.copyOf(this.bytes, room);
	}

	public int size() {
		return this.size;
	}

	public boolean isEmpty() {
		return this.size == 0;
	}

	/**
	 * When one was sent, in milliseconds since the epoch.
	 * @param place from 0
	 */
	public long start(int place) {
		return this.origin + this.starts[place];
	}

	/**
	 * When its answer was there, in milliseconds since the epoch.
	 */
	public long end(int place) {
		return start(place) + this.times[place];
	}

	/**
	 * How long it took, in milliseconds.
	 */
	public int elapsed(int place) {
		return this.times[place];
	}

	public String label(int place) {
		return this.labels.name(this.label[place]);
	}

	/**
	 * The simulated user that sent it.
	 * @return from 0 and below {@link #threads()}
	 */
	public int thread(int place) {
		return this.thread[place];
	}

	/** How many simulated users sent any. */
	public int threads() {
		return this.threads.count();
	}

	/** How many simulated users were at work then. */
	public int users(int place) {
		return this.users[place];
	}

	/** The size of its answer with its head; 0 where it is not told. */
	public int bytes(int place) {
		return this.bytes[place];
	}

	public boolean success(int place) {
		return this.kind[place] == 0;
	}

	/** What went wrong, empty for a success. */
	public String kind(int place) {
		return this.kinds.name(this.kind[place]);
	}

	/**
	 * When the first in time was sent, which need not be the first in the file; empty
	 * without any.
	 */
	public OptionalLong first() {
		return places().mapToLong(this::start).min();
	}

	/**
	 * When the last answer was there, empty without any.
	 */
	public OptionalLong last() {
		return places().mapToLong(this::end).max();
	}

	/** The places of all. */
	public IntStream places() {
		return IntStream.range(0, this.size);
	}

	/**
	 * The places of those that ended within a window, as belongs to it what ended in it.
	 */
	public IntStream ended(Window window) {
		return places().filter((place) -> window.contains(end(place)));
	}

	/** All of them, one by one. */
	public Stream<Sample> stream() {
		return places().mapToObj((place) -> new Sample(start(place), elapsed(place), label(place),
				this.threads.name(this.thread[place]), users(place), success(place), kind(place), bytes(place)));
	}

}
