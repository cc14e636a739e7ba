package io.tweebyte.load.plan;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.launcher.fault.Delays;

/**
 * Under which conditions a backend runs.
 *
 * @param security who verifies tokens: gateway, zero-trust or off
 * @param production whether the limits of production refuse what is too much
 * @param delays how long each response waits on its way to a service
 * @param pool how many connections each service has to its database, and to each other
 * service; empty for those of production
 * @param timer whether the stand-in for a model sends its parts at constant times, in
 * place of random ones
 */
public record BackendConditions(String security, boolean production, Delays delays, OptionalInt pool, boolean timer) {

	private static final String GATEWAY = "gateway";

	private static final Set<String> MODES = Set.of(GATEWAY, "zero-trust", "off");

	private static final String PRODUCTION = "production";

	private static final String DELAY = "delay=";

	private static final int MOST_DELAY = 5000;

	private static final String AT = "@";

	private static final List<String> SERVERS = List.of("user", "tweet", "interaction", Delays.POSTGRES, Delays.REDIS);

	private static final String POOL = "pool=";

	private static final int LARGEST_POOL = 1000;

	private static final String TIMER = "model=timer";

	private static final String STAND_IN = "tweebyte.assistant.stand-in.";

	/** As the stream without a model in Zbarcea and others (2026). */
	private static final int TIMER_PARTS = 150;

	private static final int TIMER_MILLIS = 11;

	/** So narrow a distribution is constant to a microsecond. */
	private static final double NARROW = 1e-6;

	private static final double NARROW_SHAPE = 1e8;

	/**
	 * Reads {@code gateway}, {@code zero-trust} or {@code off}; {@code production};
	 * {@code delay=MS} for all services that others call, or {@code delay=MS@SERVER} for
	 * one of them, PostgreSQL or Redis; {@code pool=N}; and {@code model=timer}.
	 * @throws IllegalArgumentException when one is none of them
	 */
	static BackendConditions parse(List<String> texts) {
		String security = GATEWAY;
		boolean production = false;
		Delays delays = Delays.NONE;
		OptionalInt pool = OptionalInt.empty();
		boolean timer = false;
		for (String text : texts) {
			if (text.startsWith(DELAY)) {
				delays = delayed(delays, text.substring(DELAY.length()));
			}
			else if (text.startsWith(POOL)) {
				pool = OptionalInt.of(pool(text.substring(POOL.length())));
			}
			else if (text.equals(TIMER)) {
				timer = true;
			}
			else if (text.equals(PRODUCTION)) {
				production = true;
			}
			else {
				security = security(text);
			}
		}
		return new BackendConditions(security, production, delays, pool, timer);
	}

	private static String security(String mode) {
		if (!MODES.contains(mode)) {
			throw new IllegalArgumentException("There is no security mode '%s'. There are: %s".formatted(mode,
					String.join(", ", MODES.stream().sorted().toList())));
		}
		return mode;
	}

	private static Delays delayed(Delays before, String text) {
		String millis = text.replaceFirst(AT + ".*", "");
		if (!millis.matches("\\d{1,4}") || Integer.parseInt(millis) > MOST_DELAY) {
			throw new IllegalArgumentException(
					"A delay is a number of milliseconds from 0 to %d, not '%s'".formatted(MOST_DELAY, millis));
		}
		Duration delay = Duration.ofMillis(Integer.parseInt(millis));
		String place = text.substring(millis.length());
		List<String> servers = place.isEmpty() ? Delays.SERVICES
				: SERVERS.stream().filter((server) -> place.equals(AT + server)).toList();
		if (servers.isEmpty()) {
			throw new IllegalArgumentException(
					"Responses wait at user, tweet, interaction, postgres or redis, not at '%s'"
						.formatted(place.substring(1)));
		}
		Map<String, Duration> delays = new HashMap<>(before.servers());
		servers.forEach((server) -> delays.put(server, delay));
		delays.values().removeIf(Duration::isZero);
		return new Delays(delays);
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
		this.pool.ifPresent((size) -> Stream.of(Limits.POOL, Limits.CALLS)
			.forEach((name) -> settings.put(name, Integer.toString(size))));
		if (this.timer) {
			Map.of("first-mu", Math.log(TIMER_MILLIS), "first-sigma", NARROW, "gap-shape", NARROW_SHAPE, "gap-scale",
					TIMER_MILLIS / NARROW_SHAPE, "length-mu", Math.log(TIMER_PARTS), "length-sigma", NARROW)
				.forEach((name, value) -> settings.put(STAND_IN + name, value.toString()));
		}
		return new Limits(settings);
	}

	/** Returns settings and delays of its own in one line, empty without any. */
	public String line() {
		Map<String, String> own = new TreeMap<>(settings().settings());
		own.remove("tweebyte.security.mode", GATEWAY);
		Stream<String> waits = SERVERS.stream()
			.filter(this.delays.servers()::containsKey)
			.map((server) -> "responses of %s wait %d ms".formatted(server, this.delays.of(server).toMillis()));
		return Stream
			.concat(own.entrySet().stream().map((setting) -> setting.getKey() + "=" + setting.getValue()), waits)
			.collect(Collectors.joining(", "));
	}

}
