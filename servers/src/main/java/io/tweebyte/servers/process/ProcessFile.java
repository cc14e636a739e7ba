package io.tweebyte.servers.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Remembers a server's process in its folder, so that a later JVM can take it over. */
public record ProcessFile(Path file) {

	private static final int LINES = 3;

	/** A living server of an earlier JVM, and the port it listens on. */
	public record Entry(ProcessIdentity identity, int port) {
	}

	public void write(ProcessIdentity identity, int port) throws IOException {
		Files.write(this.file, List.of(Long.toString(identity.pid()), identity.started(), Integer.toString(port)));
	}

	/**
	 * Anything that cannot be read, torn lines included, is nothing: the server then has
	 * its own locks.
	 */
	public Optional<Entry> readLiving() {
		try {
			List<String> lines = Files.readAllLines(this.file);
			if (lines.size() != LINES) {
				return Optional.empty();
			}
			ProcessIdentity identity = new ProcessIdentity(Long.parseLong(lines.get(0)), lines.get(1));
			return Optional.of(new Entry(identity, Integer.parseInt(lines.get(2))))
				.filter((e) -> e.identity().isAlive());
		}
		catch (IOException | NumberFormatException ex) {
			return Optional.empty();
		}
	}

	public void delete() throws IOException {
		Files.deleteIfExists(this.file);
	}

}
