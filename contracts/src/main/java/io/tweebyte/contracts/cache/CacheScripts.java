package io.tweebyte.contracts.cache;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * What Redis has no command for.
 */
public final class CacheScripts {

	/**
	 * Stores many values, each with a lifetime of its own, in one round trip. Arguments:
	 * value and lifetime in milliseconds of each key. Returns how many there were.
	 */
	public static final String PUT_ALL = """
			for i, key in ipairs(KEYS) do
				redis.call('set', key, ARGV[2 * i - 1], 'px', ARGV[2 * i])
			end
			return #KEYS
			""";

	private CacheScripts() {
	}

	/**
	 * The arguments of {@link #PUT_ALL}.
	 * @param texts the values, in the order of their keys
	 * @param lifetime how long each is kept at most; see {@link Jitter}
	 * @return value and lifetime of each
	 */
	public static List<String> putAllArguments(Collection<String> texts, Duration lifetime) {
		List<String> arguments = new ArrayList<>(2 * texts.size());
		for (String text : texts) {
			arguments.add(text);
			arguments.add(Long.toString(Jitter.of(lifetime).toMillis()));
		}
		return arguments;
	}

}
