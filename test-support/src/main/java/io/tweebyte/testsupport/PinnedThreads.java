package io.tweebyte.testsupport;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingStream;

/** A virtual thread that waits while it is pinned holds a processor from all others. */
public final class PinnedThreads {

	private static final String EVENT = "jdk.VirtualThreadPinned";

	private static final int ROUNDS = 20;

	private PinnedThreads() {
	}

	/**
	 * Returns how virtual threads of this process waited while they were pinned, however
	 * shortly, during some rounds of the work. A first round is not watched: classes that
	 * are loaded pin.
	 */
	public static List<RecordedEvent> during(Runnable work) {
		work.run();
		Queue<RecordedEvent> pinned = new ConcurrentLinkedQueue<>();
		try (RecordingStream recording = new RecordingStream()) {
			recording.enable(EVENT).withThreshold(Duration.ZERO).withStackTrace();
			recording.onEvent(EVENT, pinned::add);
			recording.setReuse(false);
			recording.startAsync();
			for (int i = 0; i < ROUNDS; i++) {
				work.run();
			}
			recording.stop();
		}
		return List.copyOf(pinned);
	}

}
