package io.tweebyte.driver;

import java.util.ArrayList;
import java.util.List;

/** When the events of one response came, as {@link System#nanoTime()} has it. */
final class EventTimes {

	/** By which a sampler leaves them in JMeter's context of its thread. */
	static final String KEY = EventTimes.class.getName();

	private final long begin;

	private final List<Long> times = new ArrayList<>();

	/**
	 * @param begin when the request was sent
	 */
	EventTimes(long begin) {
		this.begin = begin;
	}

	void add(long time) {
		this.times.add(time);
	}

	boolean isEmpty() {
		return this.times.isEmpty();
	}

	/** Returns the nanoseconds from the request to the first event. */
	long first() {
		return this.times.getFirst() - this.begin;
	}

	/** Returns the nanoseconds from each event to the next one. */
	List<Long> gaps() {
		List<Long> gaps = new ArrayList<>();
		for (int next = 1; next < this.times.size(); next++) {
			gaps.add(this.times.get(next) - this.times.get(next - 1));
		}
		return gaps;
	}

}
