package io.tweebyte.load;

import java.io.IOException;
import java.io.Reader;
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

	/**
	 * Reads them.
	 * @param file a properties file
	 * @throws IOException when it cannot be read
	 */
	static Limits read(Path file) throws IOException {
		Properties properties = new Properties();
		try (Reader reader = Files.newBufferedReader(file)) {
			properties.load(reader);
		}
		SortedMap<String, String> settings = new TreeMap<>();
		properties.stringPropertyNames().forEach((name) -> settings.put(name, properties.getProperty(name)));
		return new Limits(settings);
	}

	/**
	 * These, and more that come before them.
	 */
	Limits with(Limits more) {
		SortedMap<String, String> all = new TreeMap<>(this.settings);
		all.putAll(more.settings);
		return new Limits(all);
	}

	/**
	 * Those alone that have nothing to do with how much a backend takes on: all simulated
	 * users come from one address, which production would not let ask so often.
	 */
	Limits ofCallersOnly() {
		SortedMap<String, String> settings = new TreeMap<>(this.settings);
		settings.keySet().removeIf((name) -> !name.startsWith("tweebyte.rate.") && !name.startsWith("tweebyte.login."));
		return new Limits(settings);
	}

	/**
	 * All of them in one line, without the prefixes that everybody knows.
	 */
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
