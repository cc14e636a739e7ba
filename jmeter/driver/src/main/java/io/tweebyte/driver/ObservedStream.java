package io.tweebyte.driver;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * The body of a response, which notes when each event with a piece of text came (a token
 * of a language model; comments and the event at the end are none), and is read as slowly
 * as a slow client does.
 */
final class ObservedStream extends FilterInputStream {

	/** By which a sampler leaves it in JMeter's context of its thread. */
	static final String KEY = ObservedStream.class.getName();

	private static final byte[] TEXT = "\nevent:text\n".getBytes(StandardCharsets.US_ASCII);

	/** Pieces per second: smaller ones would wake the load generator more often. */
	private static final int PIECES = 50;

	private final long sent;

	private final long begin = System.nanoTime();

	private final boolean hasEvents;

	private final int bytesPerSecond;

	private final List<Long> events = new ArrayList<>();

	private long bytes;

	/** How many bytes of {@link #TEXT} came last; a body begins with a line. */
	private int matched = 1;

	/**
	 * @param sent when the request was sent, as {@link System#nanoTime()} has it
	 * @param bytesPerSecond 0 for as many as come
	 */
	ObservedStream(InputStream body, long sent, boolean hasEvents, int bytesPerSecond) {
		super(body);
		this.sent = sent;
		this.hasEvents = hasEvents;
		this.bytesPerSecond = bytesPerSecond;
	}

	/** Returns nanoseconds from the request to the first event, and between events. */
	List<Long> gaps() {
		List<Long> gaps = new ArrayList<>();
		long before = this.sent;
		for (long event : this.events) {
			gaps.add(event - before);
			before = event;
		}
		return gaps;
	}

	/** JMeter reads in no other way. */
	@Override
	public int read(byte[] buffer, int offset, int length) throws IOException {
		boolean isSlow = this.bytesPerSecond > 0;
		int count = super.read(buffer, offset, isSlow ? Math.min(length, this.bytesPerSecond / PIECES) : length);
		if (this.hasEvents) {
			long now = System.nanoTime();
			for (int place = offset; place < offset + count; place++) {
				match(buffer[place], now);
			}
		}
		if (isSlow && count > 0) {
			this.bytes += count;
			long due = (long) (this.bytes * 1e9 / this.bytesPerSecond);
			LockSupport.parkNanos(this.begin + due - System.nanoTime());
		}
		return count;
	}

	private void match(byte next, long now) {
		if (next == TEXT[this.matched]) {
			this.matched++;
		}
		else {
			this.matched = (next == TEXT[0]) ? 1 : 0;
		}
		if (this.matched == TEXT.length) {
			this.events.add(now);
			this.matched = 1;
		}
	}

}
