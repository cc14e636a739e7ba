package io.tweebyte.shared.cache;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.contracts.user.UserSummary;

/**
 * The keys in Redis, the same for every service that shares it. Each says who fills it
 * and who evicts it. The version in the prefix changes when the form of a value does.
 */
public final class CacheKeys {

	private static final String PREFIX = "tweebyte:v1:";

	/**
	 * The channel on which the user service tells the gateways of changed passwords, as
	 * {@code PasswordChange} in JSON.
	 */
	public static final String PASSWORD_CHANGES = PREFIX + "password-changes";

	private static final String STRANGE = "other";

	private CacheKeys() {
	}

	/**
	 * What is kept under a key, for figures that must not hold ids.
	 * @param key any key
	 * @return the word behind the version, such as {@code user-summary}; {@code other}
	 * for a key that was not made here
	 */
	public static String kind(String key) {
		if (!key.startsWith(PREFIX)) {
			return STRANGE;
		}
		int end = key.indexOf(':', PREFIX.length());
		return key.substring(PREFIX.length(), (end < 0) ? key.length() : end);
	}

	/**
	 * The generation of a value that its writers evict: it changes with each eviction, so
	 * that what was read before one is not stored after it. Set by whoever evicts the
	 * value.
	 */
	public static String generation(String key) {
		return key + ":generation";
	}

	/**
	 * A user's summary, as JSON. Filled by the services that ask the user service for it,
	 * never by the user service; evicted by the user service when the user changes.
	 */
	public static String userSummary(UUID userId) {
		return PREFIX + "user-summary:" + userId;
	}

	/**
	 * Puts summaries under their keys.
	 * @return them by {@link #userSummary(UUID)}
	 */
	public static Map<String, UserSummary> userSummaries(Collection<UserSummary> users) {
		Map<String, UserSummary> byKey = new LinkedHashMap<>();
		users.forEach((user) -> byKey.put(userSummary(user.id()), user));
		return byKey;
	}

	/**
	 * The ids of the users whom a user follows, as JSON. Filled by the services that ask
	 * the interaction service; evicted by the interaction service when a follow changes.
	 */
	public static String followedIds(UUID userId) {
		return PREFIX + "followed-ids:" + userId;
	}

	/**
	 * Whether a tweet exists and whose it is, as {@link KnownTweet}. Filled by the
	 * interaction service when it asked for the tweet, unless something is there already;
	 * overwritten by the tweet service when the tweet is deleted, so that an answer from
	 * before the deletion cannot be filled in after it.
	 */
	public static String tweetExistence(UUID tweetId) {
		return PREFIX + "tweet-existence:" + tweetId;
	}

	/**
	 * The most popular hashtags, as {@link PopularHashtags}. Filled by the interaction
	 * service when it asked the tweet service; evicted by nobody, because the list is a
	 * minute old by right.
	 */
	public static String popularHashtags() {
		return PREFIX + "popular-hashtags";
	}

	/**
	 * The ids of users recommended to a user, best first, as JSON. Filled and evicted by
	 * the interaction service: when the user follows somebody or no longer does.
	 */
	public static String recommendations(UUID userId) {
		return PREFIX + "recommendations:" + userId;
	}

	/**
	 * The number of failed log-ins of one account from one address. Kept by the user
	 * service alone. The account is not in the key as text, because an e-mail address is
	 * personal.
	 * @param address the client's address
	 */
	public static String loginFailures(String accountHash, String address) {
		return PREFIX + "login-failures:" + accountHash + ":" + address;
	}

	/**
	 * The number of failed log-ins from one address. Kept by the user service alone.
	 * @param address the client's address
	 */
	public static String loginFailures(String address) {
		return PREFIX + "login-failures:" + address;
	}

	/**
	 * The tokens left in one address's bucket for log-in and registration. Kept by the
	 * gateway alone.
	 * @param address the client's address
	 */
	public static String rate(String address) {
		return PREFIX + "rate:" + address;
	}

}
