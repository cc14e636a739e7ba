package io.tweebyte.lab.pressure;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.lab.work.ChildJvm;

/**
 * A fast source in front of a slow sink, in a JVM with a small heap.
 *
 * @param pressure what became of the items; only style, rule and how when memory ran out
 * @param heap bytes that were used at most; 0 when memory ran out
 */
public record Confined(Pressure pressure, long heap) {

	private static final String HEAP = "-Xmx64m";

	private static final int BYTES = 1024;

	/** What {@code -XX:+ExitOnOutOfMemoryError} ends with. */
	private static final int OUT_OF_MEMORY = 3;

	/**
	 * Runs all styles, each in a JVM of its own.
	 * @param time that each source makes items
	 * @param progress gets what is next
	 * @throws IOException when a JVM fails for another reason than its heap
	 */
	public static List<Confined> all(Duration time, Consumer<String> progress)
			throws IOException, InterruptedException {
		List<Confined> all = new ArrayList<>();
		List<PressuredStyle> styles = PressuredStyle.all();
		for (int place = 0; place < styles.size(); place++) {
			progress.accept(styles.get(place).words());
			all.add(run(place, styles.get(place), time));
		}
		return all;
	}

	private static Confined run(int place, PressuredStyle style, Duration time)
			throws IOException, InterruptedException {
		Process probe = ChildJvm
			.of(List.of(HEAP, "-XX:+ExitOnOutOfMemoryError"), PressureProbe.class.getName(), Integer.toString(place),
					Long.toString(time.toMillis()), Integer.toString(BYTES))
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start();
		Confined confined = ChildJvm.json(probe, Confined.class).orElse(null);
		if (confined == null && probe.waitFor() != OUT_OF_MEMORY) {
			throw new IOException("%s has failed; its message is above.".formatted(style.words()));
		}
		return (confined != null) ? confined
				: new Confined(new Pressure(style.style(), style.rule(), style.how(), 0, 0, 0, 0, 0), 0);
	}

	/** Returns whether memory sufficed. */
	public boolean survived() {
		return this.heap > 0;
	}

	/**
	 * Returns what is wrong with the counts; empty when nothing is, or memory ran out.
	 */
	public String fault() {
		return survived() ? this.pressure.fault() : "";
	}

}
