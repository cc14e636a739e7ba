package io.tweebyte.load.stats;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What became of the arrivals of an open model, each of which is a request, or a session
 * of several that one user makes.
 *
 * @param samples all requests of the cell
 * @param opening the label of the request that opens a session; empty where each request
 * is an arrival
 */
public record Arrivals(Samples samples, Optional<String> opening) {

	/**
	 * A user for whom an arrival is due already asks again after so long, in
	 * milliseconds: he did not wait in between.
	 */
	private static final int AT_ONCE = 5;

	/** The same where he thinks before each request. */
	private static final int AFTER_A_THOUGHT = 155;

	/**
	 * Arrivals a second from the first one on: all that were sent against all that were
	 * due, so that none that waited for a user is forgotten.
	 * @param end when counting ends, in milliseconds since the epoch
	 * @return 0 without any
	 */
	public double rate(long end) {
		long first = this.samples.first().orElse(end);
		return (first >= end) ? 0
				: openings().filter((place) -> this.samples.start(place) < end).count() * 1000.0 / (end - first);
	}

	/**
	 * The most users who were at work at once. When they were all, arrivals waited for
	 * one, and no latency tells for how long.
	 */
	public int busiest(Window window) {
		long[] changes = changes(window);
		Arrays.sort(changes);
		int busy = 0;
		int most = 0;
		for (long change : changes) {
			// An end sorts before a beginning at the same moment.
			busy += ((change & 1) == 0) ? -1 : 1;
			most = Math.max(most, busy);
		}
		return most;
	}

	/** Each stretch of work within the window as two moments, odd where it begins. */
	private long[] changes(Window window) {
		long[] from = new long[this.samples.threads()];
		long[] to = new long[this.samples.threads()];
		Arrays.fill(to, Long.MIN_VALUE);
		LongList changes = new LongList();
		this.samples.places().forEach((place) -> {
			int user = this.samples.thread(place);
			long start = this.samples.start(place);
			if (to[user] == Long.MIN_VALUE) {
				from[user] = start;
			}
			else if (opens(place) && start - to[user] > (this.opening.isPresent() ? AFTER_A_THOUGHT : AT_ONCE)) {
				note(window, from[user], to[user], changes);
				from[user] = start;
			}
			to[user] = this.samples.end(place);
		});
		for (int user = 0; user < to.length; user++) {
			note(window, from[user], to[user], changes);
		}
		return changes.toArray();
	}

	private static void note(Window window, long from, long to, LongList changes) {
		if (window.overlap(from, to) > 0) {
			changes.add(from * 2 + 1);
			changes.add(to * 2);
		}
	}

	private IntStream openings() {
		return this.samples.places().filter(this::opens);
	}

	private boolean opens(int place) {
		return this.opening.isEmpty() || this.opening.get().equals(this.samples.label(place));
	}

	/** Moments, of which there are as many as requests. */
	private static final class LongList {

		private long[] values = new long[1024];

		private int size;

		void add(long value) {
			if (this.size == this.values.length) {
				this.values = Arrays.copyOf(this.values, this.size * 2);
			}
			this.values[this.size++] = value;
		}

		long[] toArray() {
			return Arrays.copyOf(this.values, this.size);
		}

	}

}
