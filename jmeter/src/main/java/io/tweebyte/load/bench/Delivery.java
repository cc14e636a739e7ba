package io.tweebyte.load.bench;

import java.time.Duration;
import java.util.Collection;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * When the clients of streams receive what is sent to all of them. Begins when it is
 * created. Safe for use by several threads.
 */
final class Delivery {

	private static final double NANOS_PER_MILLI = 1e6;

	private final String mark;

	private final long begin = System.nanoTime();

	private final Collection<Double> times = new ConcurrentLinkedQueue<>();

	private final CountDownLatch missing;

	/**
	 * @param mark the text by which it is known
	 * @param clients how many will receive it
	 */
	Delivery(String mark, int clients) {
		this.mark = mark;
		this.missing = new CountDownLatch(clients);
	}

	/** Takes a line that a client has received. */
	void received(String line) {
		if (line.contains(this.mark)) {
			this.times.add((System.nanoTime() - this.begin) / NANOS_PER_MILLI);
			this.missing.countDown();
		}
	}

	/** Waits until as many clients as expected have received it, or time is up. */
	void await(Duration patience) throws InterruptedException {
		this.missing.await(patience.toMillis(), TimeUnit.MILLISECONDS);
	}

	/** Returns the milliseconds to each receipt, in no order. */
	double[] times() {
		return this.times.stream().mapToDouble(Double::doubleValue).toArray();
	}

}
