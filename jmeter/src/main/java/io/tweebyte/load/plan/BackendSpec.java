package io.tweebyte.load.plan;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.ServiceName;

/**
 * A backend as the command line names it.
 *
 * @param setup what is started for it; empty when it runs already
 * @param security who verifies tokens: gateway, zero-trust or off
 * @param production whether the limits of production refuse what is too much
 * @param delay what each response of a service to another one waits on its way
 * @param description the file that describes a backend that runs already; empty when it
 * is started
 */
public record BackendSpec(String label, Optional<MixedSetup> setup, String security, boolean production, Duration delay,
		Optional<Path> description) {

	private static final String GATEWAY = "gateway";

	private static final Set<String> MODES = Set.of(GATEWAY, "zero-trust", "off");

	private static final String PRODUCTION = "production";

	private static final String DELAY = "delay=";

	private static final int MOST_DELAY = 5000;

	private static final String FILE = ".properties";

	/**
	 * Reads {@code NAME}, with {@code +SERVICE=NAME} for each service of another backend,
	 * and {@code :MODE}, {@code :production} and {@code :delay=MS} behind it; or the path
	 * of a properties file.
	 * @throws IllegalArgumentException when it is none of them
	 */
	public static BackendSpec parse(String text) {
		return text.endsWith(FILE) ? described(Path.of(text).toAbsolutePath()) : started(text);
	}

	/** Returns the name of a backend in tables, even if there is no such backend. */
	static String label(String text) {
		return text.endsWith(FILE) ? Path.of(text).getFileName().toString().replace(FILE, "") : text;
	}

	/** Returns the same backend once more, under the name of its twin. */
	BackendSpec twin() {
		return new BackendSpec(Slot.twinOf(this.label), this.setup, this.security, this.production, this.delay,
				this.description);
	}

	private static BackendSpec described(Path file) {
		if (!Files.isReadable(file)) {
			throw new IllegalArgumentException("There is no readable file " + file);
		}
		return new BackendSpec(label(file.toString()), Optional.empty(), "", false, Duration.ZERO, Optional.of(file));
	}

	private static BackendSpec started(String text) {
		String[] parts = text.toLowerCase(Locale.ROOT).split(":");
		String security = GATEWAY;
		boolean production = false;
		Duration delay = Duration.ZERO;
		for (String part : List.of(parts).subList(1, parts.length)) {
			if (part.startsWith(DELAY)) {
				delay = delay(part.substring(DELAY.length()));
			}
			else if (part.equals(PRODUCTION)) {
				production = true;
			}
			else {
				security = security(part);
			}
		}
		return new BackendSpec(label(text), Optional.of(setup(parts[0])), security, production, delay,
				Optional.empty());
	}

	private static MixedSetup setup(String text) {
		List<String> parts = List.of(text.split("\\+"));
		BackendName base = Choice.named("backend", parts.subList(0, 1), BackendName.values()).getFirst();
		return MixedSetup.parse(
				Stream
					.concat(Stream.of(ServiceName.values()).map((service) -> service.label() + "=" + base.label()),
							parts.stream().skip(1))
					.collect(Collectors.joining(",", "mixed(", ")")));
	}

	private static String security(String mode) {
		if (!MODES.contains(mode)) {
			throw new IllegalArgumentException("There is no security mode '%s'. There are: %s".formatted(mode,
					String.join(", ", MODES.stream().sorted().toList())));
		}
		return mode;
	}

	private static Duration delay(String millis) {
		if (!millis.matches("\\d{1,4}") || Integer.parseInt(millis) > MOST_DELAY) {
			throw new IllegalArgumentException(
					"A delay is a number of milliseconds from 0 to %d, not '%s'".formatted(MOST_DELAY, millis));
		}
		return Duration.ofMillis(Integer.parseInt(millis));
	}

}
