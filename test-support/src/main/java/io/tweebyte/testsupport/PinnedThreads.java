package io.tweebyte.testsupport;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingStream;

/** A virtual thread that waits while it is pinned holds a processor from all others. */
public final class PinnedThreads {

	/**
	 * So many threads do the work at once: without contention, few locks are waited for.
	 */
	public static final int AT_ONCE = 8;

	private static final String EVENT = "jdk.VirtualThreadPinned";

	private static final int UNWATCHED_ROUNDS = 2;

	private static final int ROUNDS = 2;

	private PinnedThreads() {
	}

	/**
	 * Returns the stack traces of virtual threads of this process that waited while they
	 * were pinned, however shortly, during some rounds of the work. In each round several
	 * threads do the work at once. The first rounds are not watched: classes that are
	 * loaded pin.
	 */
	public static List<String> during(Runnable work) {
		Queue<String> pinned = new ConcurrentLinkedQueue<>();
		List<Callable<Object>> round = Collections.nCopies(AT_ONCE, Executors.callable(work));
		try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
				RecordingStream recording = new RecordingStream()) {
			run(threads, round, UNWATCHED_ROUNDS);
			recording.enable(EVENT).withThreshold(Duration.ZERO).withStackTrace();
			recording.onEvent(EVENT, (event) -> pinned.add(trace(event)));
			recording.startAsync();
			run(threads, round, ROUNDS);
			recording.stop();
		}
		return List.copyOf(pinned);
	}

	/** Its text has the first five frames alone, and what pins is below them. */
	private static String trace(RecordedEvent event) {
		return event.getStackTrace()
			.getFrames()
			.stream()
			.map((frame) -> "at %s.%s:%d".formatted(frame.getMethod().getType().getName(), frame.getMethod().getName(),
					frame.getLineNumber()))
			.collect(Collectors.joining("\n\t", "waited for %s%n\t".formatted(event.getDuration()), "\n"));
	}

	private static void run(ExecutorService threads, List<Callable<Object>> round, int times) {
		try {
			for (int i = 0; i < times; i++) {
				for (Future<Object> done : threads.invokeAll(round)) {
					done.get();
				}
			}
		}
		catch (ExecutionException ex) {
			throw new AssertionError("The work has failed: " + ex.getCause(), ex.getCause());
		}
		catch (InterruptedException ex) {
			throw new AssertionError(ex);
		}
	}

}
