package io.tweebyte.shared.cache;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.contracts.json.ContractJson;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The values that Redis held, and the generations that decide whether missing ones may be
 * stored.
 *
 * @param generations the generation of every key, empty for one that was not evicted
 * lately; none when Redis did not respond, and then nothing is stored
 */
public record CacheLookup<T>(Map<String, T> values, Map<String, String> generations) {

	private static final Logger log = LoggerFactory.getLogger(CacheLookup.class);

	private static final JsonMapper JSON = ContractJson.mapper();

	/**
	 * The texts are those of {@link CacheScripts#withGenerations}, null where there is
	 * none. An invalid value is missing.
	 */
	public static <T> CacheLookup<T> of(List<String> keys, List<String> texts, Class<T> type) {
		Map<String, T> values = new HashMap<>();
		Map<String, String> generations = new HashMap<>();
		for (int i = 0; i < keys.size(); i++) {
			T value = read(texts.get(2 * i), type);
			if (value != null) {
				values.put(keys.get(i), value);
			}
			generations.put(keys.get(i), Objects.requireNonNullElse(texts.get(2 * i + 1), ""));
		}
		return new CacheLookup<>(values, generations);
	}

	private static <T> T read(String text, Class<T> type) {
		try {
			return (text != null) ? JSON.readValue(text, type) : null;
		}
		catch (JacksonException ex) {
			// to be filled again, as if it were not there
			log.debug("The cache holds an invalid value: {}", ex.getClass().getSimpleName());
			return null;
		}
	}

	public static <T> CacheLookup<T> unavailable() {
		return new CacheLookup<>(Map.of(), Map.of());
	}

	public Optional<T> value(String key) {
		return Optional.ofNullable(this.values.get(key));
	}

	/** Returns the JSON of those of the values that may be stored. */
	public Map<String, String> texts(Map<String, ?> found) {
		Map<String, String> texts = new LinkedHashMap<>();
		found.forEach((key, value) -> {
			if (this.generations.containsKey(key)) {
				texts.put(key, JSON.writeValueAsString(value));
			}
		});
		return texts;
	}

	/** Names a fill of values: requests share it if they have seen the same evictions. */
	public String flight(Collection<String> keys) {
		return keys.stream().map((key) -> key + ' ' + this.generations.get(key)).collect(Collectors.joining(","));
	}

	/** Counts hits and misses by the kind of the key, under Micrometer's name. */
	public static void count(MeterRegistry meters, String key, int found, int requested) {
		String kind = CacheKeys.kind(key);
		// both exist from the first lookup on: the hit ratio needs both
		meters.counter("cache.gets", "cache", kind, "result", "hit").increment(found);
		meters.counter("cache.gets", "cache", kind, "result", "miss").increment(requested - found);
	}

}
