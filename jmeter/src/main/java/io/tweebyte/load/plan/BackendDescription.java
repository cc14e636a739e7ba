package io.tweebyte.load.plan;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

import org.springframework.core.io.FileSystemResource;
import org.springframework.core.io.support.EncodedResource;
import org.springframework.core.io.support.PropertiesLoaderUtils;

/**
 * A backend that runs already, as a file describes it.
 *
 * @param url the address of its gateway, without a path
 * @param processes the ids of the processes that work for a response, by name; without
 * any its CPU is unknown
 * @param key the file of its private key; empty for this checkout's own
 */
public record BackendDescription(URI url, Map<String, Long> processes, Optional<Path> key) {

	private static final String URL = "url";

	private static final String PROCESS = "process.";

	private static final String KEY = "key";

	private static final Set<String> SCHEMES = Set.of("http", "https");

	/**
	 * Reads {@code url}, {@code process.NAME} for each process, and {@code key}.
	 * @throws IllegalArgumentException when it cannot be read, or a value is invalid,
	 * with the file and the key
	 */
	static BackendDescription read(Path file) {
		Properties properties = properties(file);
		Map<String, Long> processes = new TreeMap<>();
		properties.stringPropertyNames()
			.stream()
			.filter((name) -> name.startsWith(PROCESS))
			.forEach((name) -> processes.put(name.substring(PROCESS.length()),
					process(file, name, properties.getProperty(name).strip())));
		if (properties.getProperty(URL) == null) {
			throw new IllegalArgumentException(file + " must have url, and process.NAME for each process");
		}
		return new BackendDescription(url(file, properties.getProperty(URL).strip()), processes,
				Optional.ofNullable(properties.getProperty(KEY)).map((name) -> key(file, name.strip())));
	}

	private static Properties properties(Path file) {
		try {
			return PropertiesLoaderUtils
				.loadProperties(new EncodedResource(new FileSystemResource(file), StandardCharsets.UTF_8));
		}
		catch (IOException | IllegalArgumentException ex) {
			throw new IllegalArgumentException("%s cannot be read: %s".formatted(file, ex.getMessage()), ex);
		}
	}

	private static URI url(Path file, String text) {
		try {
			URI url = URI.create(text);
			if (url.getScheme() != null && SCHEMES.contains(url.getScheme()) && url.getHost() != null
					&& Set.of("", "/").contains(url.getPath())) {
				return url;
			}
		}
		catch (IllegalArgumentException ex) {
			// the message below says more
		}
		throw invalid(file, URL, "an address without a path, such as http://127.0.0.1:8080", text);
	}

	private static long process(Path file, String name, String text) {
		try {
			long pid = Long.parseLong(text);
			if (pid > 0) {
				return pid;
			}
		}
		catch (NumberFormatException ex) {
			// the message below says more
		}
		throw invalid(file, name, "the id of a process", text);
	}

	private static Path key(Path file, String text) {
		Path key = Path.of(text);
		if (!Files.isReadable(key)) {
			throw invalid(file, KEY, "a readable file", text);
		}
		return key;
	}

	private static IllegalArgumentException invalid(Path file, String name, String what, String text) {
		return new IllegalArgumentException("%s: %s must be %s, not '%s'".formatted(file, name, what, text));
	}

}
