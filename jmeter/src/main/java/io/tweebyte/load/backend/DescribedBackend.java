package io.tweebyte.load.backend;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

import io.tweebyte.load.watch.Watched;

/** A backend that runs already, described by a file. */
public final class DescribedBackend {

	private static final String PROCESS = "process.";

	private DescribedBackend() {
	}

	/**
	 * Reads the description: {@code url} of the gateway, and {@code process.NAME} with
	 * the id of each process that works for a response; {@code process.postgres} counts
	 * with its children.
	 * @throws IOException when it cannot be read, or lacks one of them
	 */
	public static Target target(Path description) throws IOException {
		Properties properties = new Properties();
		try (Reader reader = Files.newBufferedReader(description)) {
			properties.load(reader);
		}
		List<Watched> processes = new ArrayList<>();
		properties.stringPropertyNames().stream().filter((key) -> key.startsWith(PROCESS)).sorted().forEach((key) -> {
			String name = key.substring(PROCESS.length());
			long pid = Long.parseLong(properties.getProperty(key).strip());
			processes.add(name.equals("postgres") ? Watched.family(name, pid) : Watched.alone(name, pid));
		});
		if (properties.getProperty("url") == null || processes.isEmpty()) {
			throw new IOException(description + " must have url and at least one process.NAME");
		}
		return new Target(URI.create(properties.getProperty("url").strip()), processes);
	}

}
