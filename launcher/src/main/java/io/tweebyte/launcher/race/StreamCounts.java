package io.tweebyte.launcher.race;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Counts streams. Safe for use by several threads. */
final class StreamCounts {

	/** Of so many streams the times to the first word are kept. */
	private static final int LATEST = 50;

	private final Deque<Duration> firsts = new ArrayDeque<>();

	private int open;

	private long ended;

	private long failed;

	private String problem;

	/** Forgets all streams but those that are open. */
	synchronized void reset() {
		this.firsts.clear();
		this.ended = 0;
		this.failed = 0;
		this.problem = null;
	}

	synchronized void begin() {
		this.open++;
	}

	synchronized void first(Duration time) {
		this.firsts.addLast(time);
		if (this.firsts.size() > LATEST) {
			this.firsts.removeFirst();
		}
	}

	synchronized void end() {
		this.open--;
		this.ended++;
	}

	synchronized void fail(String reason) {
		this.open--;
		this.failed++;
		this.problem = reason;
	}

	synchronized Figures figures() {
		return new Figures(this.open, this.ended, this.failed, median(), this.problem);
	}

	private Double median() {
		List<Duration> sorted = this.firsts.stream().sorted().toList();
		return sorted.isEmpty() ? null : sorted.get((sorted.size() - 1) / 2).toNanos() / 1e6;
	}

	/**
	 * What has become of the streams in the background.
	 *
	 * @param open those that are read now
	 * @param ended those that came to their end
	 * @param first the median time to the first word of the latest streams, in
	 * milliseconds; null if there was none
	 * @param problem why the last one failed; null if none did
	 */
	record Figures(int open, long ended, long failed, Double first, String problem) {
	}

}
