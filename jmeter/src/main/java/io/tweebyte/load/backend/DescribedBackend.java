package io.tweebyte.load.backend;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

import io.tweebyte.measuring.machine.WatchedProcess;
import org.springframework.core.io.FileSystemResource;
import org.springframework.core.io.support.EncodedResource;
import org.springframework.core.io.support.PropertiesLoaderUtils;

/** A backend that runs already, described by a file. */
public final class DescribedBackend {

	private static final String PROCESS = "process.";

	private DescribedBackend() {
	}

	/**
	 * Reads {@code url} of the gateway, and {@code process.NAME} with the id of each
	 * process that works for a response; {@code process.postgres} counts with its
	 * children. Without processes its CPU is unknown.
	 * @throws IOException when it cannot be read, or has no address
	 */
	public static Target target(Path description) throws IOException {
		Properties properties = properties(description);
		List<WatchedProcess> processes = new ArrayList<>();
		properties.stringPropertyNames().stream().filter((key) -> key.startsWith(PROCESS)).sorted().forEach((key) -> {
			String name = key.substring(PROCESS.length());
			long pid = Long.parseLong(properties.getProperty(key).strip());
			processes.add(name.equals("postgres") ? WatchedProcess.family(name, pid) : WatchedProcess.alone(name, pid));
		});
		if (properties.getProperty("url") == null) {
			throw new IOException(description + " must have url, and process.NAME for each process");
		}
		return new Target(URI.create(properties.getProperty("url").strip()), processes);
	}

	/** Returns the file of the backend's private key; empty for this checkout's own. */
	public static Optional<Path> key(Path description) throws IOException {
		return Optional.ofNullable(properties(description).getProperty("key")).map(Path::of);
	}

	private static Properties properties(Path description) throws IOException {
		return PropertiesLoaderUtils
			.loadProperties(new EncodedResource(new FileSystemResource(description), StandardCharsets.UTF_8));
	}

}
