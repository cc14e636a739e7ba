package io.tweebyte.shared.limit;

import java.time.Duration;

/**
 * The scripts that count failed log-ins in Redis, each in one step, so that attempts made
 * at the same moment are all counted. An attempt is counted before it is known to fail;
 * {@link #RELEASE} and {@link #CLEAR} take it back. Keys: of the account and address, of
 * the address.
 */
public final class FailureLimits {

	/**
	 * Counts an attempt. Arguments: the limits of both keys, the window in seconds.
	 * Returns 0, or in how many seconds to come back when a limit is reached.
	 */
	public static final String RESERVE = """
			for i = 1, 2 do
				if tonumber(redis.call('get', KEYS[i]) or '0') >= tonumber(ARGV[i]) then
					return math.max(1, redis.call('ttl', KEYS[i]))
				end
			end
			for i = 1, 2 do
				if redis.call('incr', KEYS[i]) == 1 or redis.call('ttl', KEYS[i]) < 0 then
					redis.call('expire', KEYS[i], ARGV[3])
				end
			end
			return 0
			""";

	/** Takes an attempt back that was never decided. */
	public static final String RELEASE = """
			for i = 1, 2 do
				if tonumber(redis.call('get', KEYS[i]) or '0') > 0 then
					redis.call('decr', KEYS[i])
				end
			end
			return 0
			""";

	/** Clears the account after a success; the address keeps its other failures. */
	public static final String CLEAR = """
			redis.call('del', KEYS[1])
			if tonumber(redis.call('get', KEYS[2]) or '0') > 0 then
				redis.call('decr', KEYS[2])
			end
			return 0
			""";

	private FailureLimits() {
	}

	/**
	 * The window as the scripts take it.
	 * @return whole seconds, at least 1
	 */
	public static String seconds(Duration window) {
		return Long.toString(Math.max(1, window.toSeconds()));
	}

}
