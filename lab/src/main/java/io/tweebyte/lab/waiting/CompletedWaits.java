package io.tweebyte.lab.waiting;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import io.tweebyte.lab.work.Style;

/** Counts which operations come to their end, without measuring them. */
public final class CompletedWaits {

	private static final Duration PATIENCE = Duration.ofSeconds(10);

	private CompletedWaits() {
	}

	/**
	 * Lets so many operations of each style wait in this JVM, and counts those that end.
	 */
	public static SequencedMap<Style, Long> of(int count, Duration time) throws InterruptedException {
		SequencedMap<Style, Long> completed = new LinkedHashMap<>();
		for (Map.Entry<Style, Waits.Wait> style : Waits.styles().entrySet()) {
			CountDownLatch open = new CountDownLatch(count);
			for (int operation = 0; operation < count; operation++) {
				style.getValue().begin(time, open::countDown);
			}
			open.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
			completed.put(style.getKey(), count - open.getCount());
		}
		return completed;
	}

}
