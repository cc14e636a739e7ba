package io.tweebyte.launcher.race;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The resident memory of processes, which is known on Linux alone. */
final class ResidentMemory {

	private static final int BYTES_PER_KIBIBYTE = 1024;

	private ResidentMemory() {
	}

	/** Returns bytes. */
	static Optional<Long> of(long pid) {
		try {
			return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status"))
				.stream()
				.filter((line) -> line.startsWith("VmRSS:"))
				.map((line) -> Long.parseLong(line.replaceAll("\\D", "")) * BYTES_PER_KIBIBYTE)
				.findFirst();
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

}
