package io.tweebyte.load.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What kind of machine this is. */
public final class Hardware {

	private static final String UNKNOWN = "unknown";

	private static final double KIBIBYTES_A_GIBIBYTE = 1024 * 1024;

	private Hardware() {
	}

	/**
	 * The kind of CPU and the memory, such as {@code AMD EPYC 7B13, 24 GiB}; a part is
	 * {@code unknown} on a system that does not tell.
	 */
	public static String words() {
		return value("/proc/cpuinfo", "model name") + ", " + memory(value("/proc/meminfo", "MemTotal"));
	}

	static String memory(String total) {
		String kibibytes = total.replaceAll("\\D", "");
		return kibibytes.isEmpty() ? UNKNOWN
				: Math.round(Double.parseDouble(kibibytes) / KIBIBYTES_A_GIBIBYTE) + " GiB";
	}

	private static String value(String file, String name) {
		try (Stream<String> lines = Files.lines(Path.of(file))) {
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
