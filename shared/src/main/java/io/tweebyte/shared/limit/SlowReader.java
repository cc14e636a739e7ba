package io.tweebyte.shared.limit;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * A client that does not take a response at once. After a second it needs a place: what
 * waits for it takes memory, or a thread. Safe for use by several threads.
 */
public final class SlowReader {

	private static final Duration PROMPT = Duration.ofSeconds(1);

	private final ClientPlaces places;

	private final String address;

	private final Duration total;

	private final ScheduledExecutorService timer;

	private final Runnable close;

	private Future<?> next;

	private boolean placed;

	/** The connection is closed without a place, and after the total time with one. */
	public SlowReader(ClientPlaces places, String address, Duration total, ScheduledExecutorService timer,
			Runnable close) {
		this.places = places;
		this.address = address;
		this.total = total;
		this.timer = timer;
		this.close = close;
	}

	/** A part of the response waits for the client. */
	public synchronized void begin() {
		if (this.next == null) {
			this.next = schedule(this::takePlace, PROMPT);
		}
	}

	private synchronized void takePlace() {
		if (this.next == null || this.placed) {
			return;
		}
		this.placed = this.places.tryTake(this.address);
		if (this.placed) {
			this.next = schedule(this.close, this.total);
		}
		else {
			this.close.run();
		}
	}

	/** The client has taken the response, or is gone. */
	public synchronized void end() {
		if (this.next != null) {
			this.next.cancel(false);
			this.next = null;
		}
		if (this.placed) {
			this.places.giveBack(this.address);
			this.placed = false;
		}
	}

	private Future<?> schedule(Runnable task, Duration delay) {
		return this.timer.schedule(task, delay.toMillis(), TimeUnit.MILLISECONDS);
	}

}
