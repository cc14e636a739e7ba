package io.tweebyte.load;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;

import io.tweebyte.load.watch.Watched;

/**
 * A backend in a paired comparison.
 *
 * @param label its name in the table
 * @param contender what is started for it, or null when it runs already
 * @param security who verifies tokens: gateway, zero-trust or off
 * @param description the file that describes one that runs already, or null
 */
record PairedBackend(String label, Contender contender, String security, Path description) {

	private static final Set<String> MODES = Set.of("gateway", "zero-trust", "off");

	private static final String PROCESS = "process.";

	/**
	 * Reads {@code NAME}, {@code NAME:SECURITY} or the path of a properties file.
	 * @throws IllegalArgumentException when it is none of them
	 */
	static PairedBackend parse(String text) {
		if (text.endsWith(".properties")) {
			Path file = Path.of(text).toAbsolutePath();
			if (!Files.isReadable(file)) {
				throw new IllegalArgumentException("There is no readable file " + file);
			}
			String name = file.getFileName().toString();
			return new PairedBackend(name.substring(0, name.lastIndexOf('.')), null, "", file);
		}
		String[] parts = text.toLowerCase(Locale.ROOT).split(":", 2);
		String security = (parts.length > 1) ? parts[1] : "gateway";
		if (!MODES.contains(security)) {
			throw new IllegalArgumentException("There is no security mode '%s'. There are: %s".formatted(security,
					String.join(", ", MODES.stream().sorted().toList())));
		}
		Contender contender = Choice.named("backend", List.of(parts[0]), Contender.values()).getFirst();
		return new PairedBackend(text, contender, security, null);
	}

	/**
	 * Reads the description: {@code url} of the gateway, and {@code process.NAME} with
	 * the id of each process that works for a response; {@code process.postgres} counts
	 * with its children.
	 * @throws IOException when it cannot be read
	 */
	Target described() throws IOException {
		Properties properties = new Properties();
		try (Reader reader = Files.newBufferedReader(this.description)) {
			properties.load(reader);
		}
		List<Watched> processes = new ArrayList<>();
		properties.stringPropertyNames().stream().filter((key) -> key.startsWith(PROCESS)).sorted().forEach((key) -> {
			String name = key.substring(PROCESS.length());
			long pid = Long.parseLong(properties.getProperty(key).strip());
			processes.add(name.equals("postgres") ? Watched.family(name, pid) : Watched.alone(name, pid));
		});
		if (properties.getProperty("url") == null || processes.isEmpty()) {
			throw new IOException(this.description + " must have url and at least one process.NAME");
		}
		return new Target(URI.create(properties.getProperty("url").strip()), processes);
	}

}
