package io.tweebyte.lab.pressure;

import java.time.Duration;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

import io.tweebyte.lab.source.DrivenPublisher;
import io.tweebyte.lab.source.SourcePublisher;
import io.tweebyte.lab.work.Digest;

/**
 * A source that makes ten items per millisecond until its time is over, and a sink that
 * takes one per millisecond. One thread makes items, another one takes them.
 */
final class FastSource implements Iterator<Long> {

	private static final int PER_MILLI = 10;

	private static final long MILLI = 1_000_000;

	private final long time;

	private final AtomicLong taken = new AtomicLong();

	private final AtomicLong dropped = new AtomicLong();

	private final AtomicLong requested = new AtomicLong();

	/** When the first item was due; 0 before. Making a stream takes no time of it. */
	private volatile long begin;

	private long made;

	private long mostWaiting;

	/** The bytes of the items that wait. */
	private final Map<Object, byte[]> held = new ConcurrentHashMap<>();

	private final int bytes;

	FastSource(Duration time) {
		this(time, 0);
	}

	/**
	 * Creates a source whose items hold memory until they are taken or dropped.
	 * @param bytes of an item
	 */
	FastSource(Duration time, int bytes) {
		this.time = time.toNanos();
		this.bytes = bytes;
	}

	@Override
	public boolean hasNext() {
		long now = System.nanoTime();
		if (this.begin == 0) {
			this.begin = now;
		}
		return now - this.begin < this.time;
	}

	/** Makes an item, not before it is due. */
	@Override
	public Long next() {
		long due = this.made / PER_MILLI * MILLI;
		for (long now = since(); now < due; now = since()) {
			LockSupport.parkNanos(due - now);
		}
		this.made++;
		if (this.bytes > 0) {
			this.held.put(this.made, new byte[this.bytes]);
		}
		this.mostWaiting = Math.max(this.mostWaiting, this.made - this.taken.get() - this.dropped.get());
		return this.made;
	}

	private long since() {
		return System.nanoTime() - this.begin;
	}

	/** Drops an item. */
	void drop(Object item) {
		this.held.remove(item);
		this.dropped.incrementAndGet();
	}

	/** Takes an item; what is left when the time is over is taken at once. */
	void take(long item) {
		if (hasNext()) {
			LockSupport.parkNanos(MILLI);
		}
		this.held.remove(item);
		this.taken.incrementAndGet();
	}

	/** Returns the sink as the end of a stream. */
	Digest sink() {
		return new Digest() {
			@Override
			public void add(long item) {
				take(item);
				super.add(item);
			}
		};
	}

	/** Returns a publisher that makes items on the calling thread. */
	DrivenPublisher<Long> published() {
		return new DrivenPublisher<>(this) {
			@Override
			public void request(long count) {
				FastSource.this.requested.accumulateAndGet(count, SourcePublisher::sum);
				super.request(count);
			}
		};
	}

	/** Returns what was counted, when all has ended. */
	Pressure ledger(PressuredStyle style) {
		return new Pressure(style.style(), style.rule(), style.how(), this.requested.get(), this.made, this.taken.get(),
				this.dropped.get(), this.mostWaiting);
	}

}
