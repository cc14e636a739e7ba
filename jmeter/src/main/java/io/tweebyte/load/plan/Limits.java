package io.tweebyte.load.plan;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.FileSystemResource;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PropertiesLoaderUtils;
import org.springframework.util.CollectionUtils;

/**
 * The settings that every service gets while it is measured.
 *
 * @param settings property names and values, sorted
 */
public record Limits(Map<String, String> settings) {

	/** The profile by which services know that they are measured. */
	public static final String PROFILE = "measure";

	/** Spring finds it by this name in every service: it stands beside the contract. */
	private static final String FILE = "/application-" + PROFILE + ".properties";

	public static final String POOL = "tweebyte.database.pool-size";

	public static final String CALLS = "tweebyte.limits.call-connections";

	private static final String IN_FLIGHT = "tweebyte.limits.in-flight";

	/** No setting, but what follows from one, in the async gateway alone. */
	private static final String GATEWAY_THREADS = "async-gateway.platform-threads";

	/** The async gateway has so many threads more, which refuse what is too much. */
	private static final int REFUSING = 8;

	public Limits {
		settings = new TreeMap<>(settings);
	}

	/**
	 * Those of the profile that all services are started with to be measured, and the
	 * size of what grows with them.
	 */
	public static Limits measuring() throws IOException {
		Limits limits = read(new ClassPathResource(FILE));
		int inFlight = Integer.parseInt(limits.settings.get(IN_FLIGHT));
		return limits.with(new Limits(Map.of(GATEWAY_THREADS, Integer.toString(inFlight + REFUSING))));
	}

	public static Limits read(Path file) throws IOException {
		return read(new FileSystemResource(file));
	}

	private static Limits read(Resource file) throws IOException {
		Map<String, String> settings = new TreeMap<>();
		CollectionUtils.mergePropertiesIntoMap(PropertiesLoaderUtils.loadProperties(file), settings);
		return new Limits(settings);
	}

	/** Returns these, and more that come before them. */
	public Limits with(Limits more) {
		Map<String, String> all = new TreeMap<>(this.settings);
		all.putAll(more.settings);
		return new Limits(all);
	}

	/** Returns all of them in one line, without well-known prefixes. */
	public String line() {
		return this.settings.entrySet()
			.stream()
			.map((setting) -> setting.getKey()
				.replaceFirst("^(tweebyte|spring\\.data)\\.", "")
				.replaceFirst("^resilience4j\\.circuitbreaker\\.configs\\.default\\.", "breaker.") + "="
					+ setting.getValue())
			.collect(Collectors.joining(", "));
	}

}
