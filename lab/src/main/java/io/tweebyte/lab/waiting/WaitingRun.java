package io.tweebyte.lab.waiting;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

import io.tweebyte.lab.work.ChildJvm;
import io.tweebyte.lab.work.Style;

/** Lets operations of each style wait, each time in a JVM of its own. */
public final class WaitingRun {

	/** More platform threads than this are refused by many systems. */
	private static final int MOST_THREADS = 5_000;

	private WaitingRun() {
	}

	/**
	 * Measures all styles.
	 * @param counts how many operations wait at the same time, one after the other
	 * @param time that each waits: long enough to begin all of them in half of it
	 * @param progress gets what is measured next
	 * @throws IOException when a JVM fails, or operations end before its heap is read
	 */
	public static List<Waiting> of(List<Integer> counts, Duration time, Consumer<String> progress) throws IOException {
		List<Waiting> all = new ArrayList<>();
		for (int count : counts) {
			for (Style style : Waits.styles().keySet()) {
				if (style != Style.POOL || count <= MOST_THREADS) {
					progress.accept(String.format(Locale.ROOT, "%,d operations of %s", count, style.label()));
					all.add(measure(style, count, time));
				}
			}
		}
		return all;
	}

	private static Waiting measure(Style style, int count, Duration time) throws IOException {
		Process probe = ChildJvm
			.of(List.of("-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch"), WaitingProbe.class.getName(), style.name(),
					Integer.toString(count), Long.toString(time.toMillis()))
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start();
		Waiting waiting = ChildJvm.json(probe, Waiting.class)
			.orElseThrow(() -> new IOException(
					String.format(Locale.ROOT, "%,d operations of %s could not be measured.", count, style.label())));
		if (!waiting.fault().isEmpty()) {
			throw new IOException(waiting.fault());
		}
		return waiting;
	}

}
