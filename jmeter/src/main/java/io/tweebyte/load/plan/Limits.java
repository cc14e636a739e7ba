package io.tweebyte.load.plan;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The settings that every service gets while it is measured.
 *
 * @param settings property names and values
 */
public record Limits(SortedMap<String, String> settings) {

	/** The profile by which services know that they are measured. */
	public static final String PROFILE = "measure";

	/** Spring finds it by this name in every service: it stands beside the contract. */
	private static final String FILE = "/application-" + PROFILE + ".properties";

	/** How many connections a service has to its database. */
	public static final String POOL = "tweebyte.database.pool-size";

	/** How many connections a service has to each other service. */
	public static final String CALLS = "tweebyte.limits.call-connections";

	private static final String IN_FLIGHT = "tweebyte.limits.in-flight";

	/** No setting, but what follows from one, in the async gateway alone. */
	private static final String GATEWAY_THREADS = "async-gateway.platform-threads";

	/** The async gateway has so many threads more, which refuse what is too much. */
	private static final int REFUSING = 8;

	/**
	 * Those of the profile that all services are started with to be measured, and the
	 * size of what grows with them.
	 */
	public static Limits measuring() throws IOException {
		try (Reader reader = new InputStreamReader(Limits.class.getResourceAsStream(FILE), StandardCharsets.UTF_8)) {
			Limits limits = read(reader);
			int inFlight = Integer.parseInt(limits.settings.get(IN_FLIGHT));
			return limits.with(GATEWAY_THREADS, Integer.toString(inFlight + REFUSING));
		}
	}

	/** Reads what is set besides. */
	public static Limits read(Path file) throws IOException {
		try (Reader reader = Files.newBufferedReader(file)) {
			return read(reader);
		}
	}

	private static Limits read(Reader reader) throws IOException {
		Properties properties = new Properties();
		properties.load(reader);
		SortedMap<String, String> settings = new TreeMap<>();
		properties.stringPropertyNames().forEach((name) -> settings.put(name, properties.getProperty(name)));
		return new Limits(settings);
	}

	private Limits with(String name, String value) {
		return with(new Limits(new TreeMap<>(Map.of(name, value))));
	}

	/** Returns these, and more that come before them. */
	public Limits with(Limits more) {
		SortedMap<String, String> all = new TreeMap<>(this.settings);
		all.putAll(more.settings);
		return new Limits(all);
	}

	/** Returns all of them in one line, without well-known prefixes. */
	public String line() {
		StringBuilder line = new StringBuilder();
		for (Map.Entry<String, String> setting : this.settings.entrySet()) {
			String name = setting.getKey()
				.replaceFirst("^(tweebyte|spring\\.data)\\.", "")
				.replaceFirst("^resilience4j\\.circuitbreaker\\.configs\\.default\\.", "breaker.");
			line.append(line.isEmpty() ? "" : ", ").append(name).append('=').append(setting.getValue());
		}
		return line.toString();
	}

}
