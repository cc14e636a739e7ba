package io.tweebyte.measuring.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What a process occupies; {@code NaN} for what is unknown.
 *
 * @param resident bytes of memory
 * @param heap bytes of live objects
 * @param threads threads of the operating system
 */
public record Footprint(double resident, double heap, double threads) {

	private static final int BYTES_PER_KIBIBYTE = 1024;

	/** Reads memory and threads, which are known on Linux alone. */
	public static Footprint of(long pid, double heap) {
		try {
			List<String> lines = Files.readAllLines(Path.of("/proc", Long.toString(pid), "status"));
			return new Footprint(number(lines, "VmRSS:") * BYTES_PER_KIBIBYTE, heap, number(lines, "Threads:"));
		}
		catch (IOException ex) {
			return new Footprint(Double.NaN, heap, Double.NaN);
		}
	}

	/** Returns the average of each figure; {@code NaN} of none. */
	public static Footprint mean(Collection<Footprint> footprints) {
		return new Footprint(mean(footprints, Footprint::resident), mean(footprints, Footprint::heap),
				mean(footprints, Footprint::threads));
	}

	private static double mean(Collection<Footprint> footprints, ToDoubleFunction<Footprint> figure) {
		return footprints.stream().mapToDouble(figure).average().orElse(Double.NaN);
	}

	private static double number(List<String> lines, String name) {
		return lines.stream()
			.filter((line) -> line.startsWith(name))
			.mapToDouble((line) -> Double.parseDouble(line.replaceAll("\\D", "")))
			.findFirst()
			.orElse(Double.NaN);
	}

}
