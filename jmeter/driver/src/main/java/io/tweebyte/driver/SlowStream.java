package io.tweebyte.driver;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.locks.LockSupport;

/** A response body as a slow client reads it: so many bytes per second at most. */
final class SlowStream extends FilterInputStream {

	private static final double NANOS_PER_SECOND = 1e9;

	/** Pieces per second: smaller ones would wake the load generator more often. */
	private static final int PIECES = 50;

	private final int bytesPerSecond;

	private final long begin = System.nanoTime();

	private long bytes;

	SlowStream(InputStream body, int bytesPerSecond) {
		super(body);
		this.bytesPerSecond = bytesPerSecond;
	}

	/** JMeter reads in no other way. */
	@Override
	public int read(byte[] buffer, int offset, int length) throws IOException {
		int count = super.read(buffer, offset, Math.clamp(length, 1, Math.max(1, this.bytesPerSecond / PIECES)));
		this.bytes += Math.max(0, count);
		long due = this.begin + (long) (this.bytes * NANOS_PER_SECOND / this.bytesPerSecond);
		for (long left = due - System.nanoTime(); left > 0
				&& !Thread.currentThread().isInterrupted(); left = due - System.nanoTime()) {
			LockSupport.parkNanos(left);
		}
		return count;
	}

}
