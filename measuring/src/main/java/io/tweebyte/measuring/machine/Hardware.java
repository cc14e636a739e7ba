package io.tweebyte.measuring.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** What kind of machine this is. */
public final class Hardware {

	private static final Path MEMORY = Path.of("/proc/meminfo");

	private static final String UNKNOWN = "unknown";

	private static final double KIBIBYTES_PER_GIBIBYTE = 1024 * 1024;

	private Hardware() {
	}

	/**
	 * Returns the kind of CPU and the memory, such as {@code AMD EPYC 7B13, 24 GiB}; a
	 * part is {@code unknown} on a system that does not report it.
	 */
	public static String words() {
		return value(Path.of("/proc/cpuinfo"), "model name") + ", " + memory(value(MEMORY, "MemTotal"));
	}

	/** Returns MiB of memory that processes can still get; empty where unknown. */
	public static OptionalLong availableMebibytes() {
		String kibibytes = value(MEMORY, "MemAvailable").replaceAll("\\D", "");
		return kibibytes.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(kibibytes) >> 10);
	}

	static String memory(String total) {
		String kibibytes = total.replaceAll("\\D", "");
		return kibibytes.isEmpty() ? UNKNOWN
				: Math.round(Double.parseDouble(kibibytes) / KIBIBYTES_PER_GIBIBYTE) + " GiB";
	}

	private static String value(Path file, String name) {
		try (Stream<String> lines = Files.lines(file)) {
			return lines.filter((line) -> line.startsWith(name))
				.map((line) -> line.substring(line.indexOf(':') + 1).strip())
				.findFirst()
				.orElse(UNKNOWN);
		}
		catch (IOException | UncheckedIOException ex) {
			return UNKNOWN;
		}
	}

}
