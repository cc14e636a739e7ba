package io.tweebyte.shared.limit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.shared.cache.CacheKeys;

/**
 * One attempt to log in.
 *
 * @param keys the keys it is counted under: of the account and address, of the address
 * @param shared whether it is counted in Redis, or else in memory
 * @param waitSeconds 0, or in how many seconds to come back when there were too many
 */
public record LoginAttempt(List<String> keys, boolean shared, long waitSeconds) {

	/**
	 * The keys of an attempt.
	 * @param emailKey the folded e-mail address, of which the keys hold a hash only
	 * @param address the client's address
	 * @return two keys
	 */
	public static List<String> keys(String emailKey, String address) {
		return List.of(CacheKeys.loginFailures(hash(emailKey), address), CacheKeys.loginFailures(address));
	}

	private static String hash(String text) {
		try {
			byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
			return HexFormat.of().formatHex(hash);
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException("This JDK has no SHA-256.", ex);
		}
	}

	/**
	 * The arguments of a script as Redis takes them.
	 * @param arguments numbers and texts
	 * @return texts
	 */
	public static Object[] texts(Object... arguments) {
		return Arrays.stream(arguments).map(String::valueOf).toArray();
	}

	/**
	 * Lets the attempt be made.
	 * @return this
	 * @throws ApiException 429 when there were too many before
	 */
	public LoginAttempt admitted() {
		if (this.waitSeconds > 0) {
			throw ApiException.tooManyRequests(this.waitSeconds);
		}
		return this;
	}

	/**
	 * Settles an attempt that was counted in memory and did not fail.
	 * @param failures the counts
	 * @param success whether it succeeded, or else was never decided
	 */
	public void settle(LocalFailures failures, boolean success) {
		if (success) {
			failures.clear(this.keys.get(0));
		}
		else {
			failures.release(this.keys.get(0));
		}
		failures.release(this.keys.get(1));
	}

}
