package io.tweebyte.load.plan;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

import io.tweebyte.launcher.workspace.ServiceName;

/**
 * Under which conditions a backend runs.
 *
 * @param security who verifies tokens: gateway, zero-trust or off
 * @param production whether the limits of production refuse what is too much
 * @param delays how long each response of a service to another one waits on its way; the
 * others do not wait
 * @param pool how many connections each service has to its database, and to each other
 * service; empty for those of production
 */
public record BackendConditions(String security, boolean production, Map<ServiceName, Duration> delays,
		OptionalInt pool) {

	private static final String GATEWAY = "gateway";

	private static final Set<String> MODES = Set.of(GATEWAY, "zero-trust", "off");

	private static final String PRODUCTION = "production";

	private static final String DELAY = "delay=";

	private static final int MOST_DELAY = 5000;

	private static final String AT = "@";

	private static final String POOL = "pool=";

	private static final int LARGEST_POOL = 1000;

	/**
	 * Reads {@code gateway}, {@code zero-trust} or {@code off}; {@code production};
	 * {@code delay=MS}, or {@code delay=MS@SERVICE} for one service; and {@code pool=N}.
	 * @throws IllegalArgumentException when one is none of them
	 */
	static BackendConditions parse(List<String> texts) {
		String security = GATEWAY;
		boolean production = false;
		Map<ServiceName, Duration> delays = new EnumMap<>(ServiceName.class);
		OptionalInt pool = OptionalInt.empty();
		for (String text : texts) {
			if (text.startsWith(DELAY)) {
				delays.putAll(delays(text.substring(DELAY.length())));
			}
			else if (text.startsWith(POOL)) {
				pool = OptionalInt.of(pool(text.substring(POOL.length())));
			}
			else if (text.equals(PRODUCTION)) {
				production = true;
			}
			else {
				security = security(text);
			}
		}
		delays.values().removeIf(Duration::isZero);
		return new BackendConditions(security, production, Map.copyOf(delays), pool);
	}

	private static String security(String mode) {
		if (!MODES.contains(mode)) {
			throw new IllegalArgumentException("There is no security mode '%s'. There are: %s".formatted(mode,
					String.join(", ", MODES.stream().sorted().toList())));
		}
		return mode;
	}

	private static Map<ServiceName, Duration> delays(String text) {
		String millis = text.replaceFirst(AT + ".*", "");
		if (!millis.matches("\\d{1,4}") || Integer.parseInt(millis) > MOST_DELAY) {
			throw new IllegalArgumentException(
					"A delay is a number of milliseconds from 0 to %d, not '%s'".formatted(MOST_DELAY, millis));
		}
		Map<ServiceName, Duration> delays = new EnumMap<>(ServiceName.class);
		called(text.substring(millis.length()))
			.forEach((service) -> delays.put(service, Duration.ofMillis(Integer.parseInt(millis))));
		return delays;
	}

	/** Returns the service behind {@code @}, or all that others call. */
	private static List<ServiceName> called(String place) {
		List<ServiceName> called = Stream.of(ServiceName.values())
			.filter((service) -> service != ServiceName.GATEWAY)
			.filter((service) -> place.isEmpty() || place.equals(AT + service.label()))
			.toList();
		if (called.isEmpty()) {
			throw new IllegalArgumentException(
					"Responses wait at user, tweet or interaction, not at '%s'".formatted(place.substring(1)));
		}
		return called;
	}

	private static int pool(String size) {
		if (!size.matches("[1-9]\\d{0,3}") || Integer.parseInt(size) > LARGEST_POOL) {
			throw new IllegalArgumentException(
					"A pool has from 1 to %,d connections, not '%s'".formatted(LARGEST_POOL, size));
		}
		return Integer.parseInt(size);
	}

	/** Returns the settings that follow from it, without the limits of production. */
	public Limits settings() {
		Map<String, String> settings = new TreeMap<>(Map.of("tweebyte.security.mode", this.security));
		this.pool.ifPresent((size) -> Stream.of("database.pool-size", "limits.call-connections")
			.forEach((name) -> settings.put("tweebyte." + name, Integer.toString(size))));
		return new Limits(new TreeMap<>(settings));
	}

}
