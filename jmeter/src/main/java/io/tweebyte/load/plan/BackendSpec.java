package io.tweebyte.load.plan;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A backend as the command line names it.
 *
 * @param label its name in tables and charts
 * @param name what is started for it; empty when it runs already
 * @param security who verifies tokens: gateway, zero-trust or off
 * @param description the file that describes a backend that runs already; empty when it
 * is started
 */
public record BackendSpec(String label, Optional<BackendName> name, String security, Optional<Path> description) {

	private static final Set<String> MODES = Set.of("gateway", "zero-trust", "off");

	private static final String FILE = ".properties";

	/**
	 * Reads {@code NAME}, {@code NAME:SECURITY} or the path of a properties file.
	 * @throws IllegalArgumentException when it is none of them
	 */
	public static BackendSpec parse(String text) {
		return text.endsWith(FILE) ? described(Path.of(text).toAbsolutePath()) : started(text);
	}

	/** Returns the name of a backend in tables, even if there is no such backend. */
	static String label(String text) {
		return text.endsWith(FILE) ? Path.of(text).getFileName().toString().replace(FILE, "") : text;
	}

	private static BackendSpec described(Path file) {
		if (!Files.isReadable(file)) {
			throw new IllegalArgumentException("There is no readable file " + file);
		}
		return new BackendSpec(label(file.toString()), Optional.empty(), "", Optional.of(file));
	}

	private static BackendSpec started(String text) {
		String[] parts = text.toLowerCase(Locale.ROOT).split(":", 2);
		String security = (parts.length > 1) ? parts[1] : "gateway";
		if (!MODES.contains(security)) {
			throw new IllegalArgumentException("There is no security mode '%s'. There are: %s".formatted(security,
					String.join(", ", MODES.stream().sorted().toList())));
		}
		BackendName name = Choice.named("backend", List.of(parts[0]), BackendName.values()).getFirst();
		return new BackendSpec(label(text), Optional.of(name), security, Optional.empty());
	}

}
