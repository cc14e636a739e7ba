package io.tweebyte.shared.cache;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;

public final class CacheScripts {

	/**
	 * Stores values in one round trip, each with its own lifetime, and each only if its
	 * generation is still the one that was read before the value was. Keys: value and
	 * generation in turn. Arguments: generation, value and lifetime in milliseconds of
	 * each value. Returns how many were stored.
	 */
	public static final String FILL = """
			local stored = 0
			for i = 1, #KEYS / 2 do
				if (redis.call('get', KEYS[2 * i]) or '') == ARGV[3 * i - 2] then
					redis.call('set', KEYS[2 * i - 1], ARGV[3 * i - 1], 'px', ARGV[3 * i])
					stored = stored + 1
				end
			end
			return stored
			""";

	/**
	 * Removes values in one round trip and gives each a new generation, so that what was
	 * read before cannot be stored any more, and publishes their keys. Keys: value and
	 * generation in turn. Arguments: the new generation, its lifetime in milliseconds,
	 * and the channel. Returns how many values were removed.
	 */
	public static final String EVICT = """
			local removed = 0
			for i = 1, #KEYS / 2 do
				redis.call('set', KEYS[2 * i], ARGV[1], 'px', ARGV[2])
				removed = removed + redis.call('del', KEYS[2 * i - 1])
				redis.call('publish', ARGV[3], KEYS[2 * i - 1])
			end
			return removed
			""";

	/** Longer than any request takes from reading a generation to storing the value. */
	private static final Duration GENERATION = Duration.ofMinutes(10);

	private CacheScripts() {
	}

	/** Takes off a tenth at most, so that values filled together expire one by one. */
	public static Duration jittered(Duration lifetime) {
		long millis = lifetime.toMillis();
		return Duration.ofMillis(millis - ThreadLocalRandom.current().nextLong(millis / 10 + 1));
	}

	public static List<String> withGenerations(Collection<String> keys) {
		return keys.stream().flatMap((key) -> Stream.of(key, CacheKeys.generation(key))).toList();
	}

	public static List<String> fillArguments(CacheLookup<?> lookup, Map<String, String> texts, Duration lifetime) {
		List<String> arguments = new ArrayList<>(3 * texts.size());
		texts.forEach((key, text) -> {
			arguments.add(lookup.generations().get(key));
			arguments.add(text);
			arguments.add(Long.toString(jittered(lifetime).toMillis()));
		});
		return arguments;
	}

	public static List<String> evictArguments() {
		// a count would begin anew when it expires, and an old value could then match it
		return List.of(Identifiers.next().toString(), Long.toString(GENERATION.toMillis()), CacheKeys.EVICTIONS);
	}

}
