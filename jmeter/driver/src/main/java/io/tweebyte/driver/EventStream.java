package io.tweebyte.driver;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * A stream of server-sent events that notes when each piece of text came: a token of a
 * language model. Comments, and the event at the end, are none.
 */
final class EventStream extends FilterInputStream {

	private static final byte[] TEXT = "\nevent:text\n".getBytes(StandardCharsets.US_ASCII);

	private final EventTimes times;

	/** How many bytes of {@link #TEXT} came last; the stream begins with a line. */
	private int matched = 1;

	EventStream(InputStream body, EventTimes times) {
		super(body);
		this.times = times;
	}

	/** JMeter reads in no other way. */
	@Override
	public int read(byte[] buffer, int offset, int length) throws IOException {
		int count = super.read(buffer, offset, length);
		long now = System.nanoTime();
		for (int place = offset; place < offset + count; place++) {
			match(buffer[place], now);
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
			this.times.add(now);
			this.matched = 1;
		}
	}

}
