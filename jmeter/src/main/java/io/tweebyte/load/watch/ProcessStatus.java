package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What Linux tells of a process.
 *
 * @param resident bytes of memory, {@code NaN} where unknown
 * @param threads how many it has, {@code NaN} where unknown
 */
public record ProcessStatus(double resident, double threads) {

	private static final int BYTES_PER_KIBIBYTE = 1024;

	/**
	 * Reads it; {@code NaN} elsewhere than on Linux, or when there is no such process.
	 */
	public static ProcessStatus of(long pid) {
		try {
			List<String> lines = Files.readAllLines(Path.of("/proc", Long.toString(pid), "status"));
			return new ProcessStatus(number(lines, "VmRSS:") * BYTES_PER_KIBIBYTE, number(lines, "Threads:"));
		}
		catch (IOException ex) {
			return new ProcessStatus(Double.NaN, Double.NaN);
		}
	}

	private static double number(List<String> lines, String name) {
		return lines.stream()
			.filter((line) -> line.startsWith(name))
			.mapToDouble((line) -> Double.parseDouble(line.substring(name.length()).replace("kB", "").strip()))
			.findFirst()
			.orElse(Double.NaN);
	}

}
