package io.tweebyte.shared.cache;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.user.UserSummary;

/** The keys in Redis. The version in the prefix changes when the form of a value does. */
public final class CacheKeys {

	private static final String PREFIX = "tweebyte:v1:";

	/** The channel of each {@code PasswordChange}, as JSON. */
	public static final String PASSWORD_CHANGES = PREFIX + "password-changes";

	/** The channel of the key of each value that is evicted. */
	public static final String EVICTIONS = PREFIX + "evictions";

	/** The channel on which the tweet service says that a tweet was posted. */
	public static final String POSTED_TWEETS = PREFIX + "posted-tweets";

	/** The channel of the id of each tweet that was edited. */
	public static final String EDITED_TWEETS = PREFIX + "edited-tweets";

	/** The channel of the id of each tweet that was deleted. */
	public static final String DELETED_TWEETS = PREFIX + "deleted-tweets";

	private static final String FOLLOWED_IDS = PREFIX + "followed-ids:";

	private CacheKeys() {
	}

	/** The word behind the version, for metrics, which must not hold ids. */
	public static String kind(String key) {
		return key.startsWith(PREFIX) ? key.substring(PREFIX.length()).split(":", 2)[0] : "other";
	}

	/**
	 * The generation of a value that its writers evict: it changes with each eviction, so
	 * that what was read before one is not stored after it. Set by the evicting service.
	 */
	public static String generation(String key) {
		return key + ":generation";
	}

	/**
	 * A user's summary, as JSON. Filled by the services that call the user service for
	 * it, never by the user service; evicted by the user service when the user changes.
	 */
	public static String userSummary(UUID userId) {
		return PREFIX + "user-summary:" + userId;
	}

	/** Maps {@link #userSummary(UUID)} to each summary. */
	public static Map<String, UserSummary> userSummaries(Collection<UserSummary> users) {
		Map<String, UserSummary> byKey = new LinkedHashMap<>();
		users.forEach((user) -> byKey.put(userSummary(user.id()), user));
		return byKey;
	}

	/**
	 * The ids of the users whom a user follows, as JSON. Filled by the services that call
	 * the interaction service; evicted by the interaction service when a follow changes.
	 */
	public static String followedIds(UUID userId) {
		return FOLLOWED_IDS + userId;
	}

	/** Returns the user of a key of {@link #followedIds}; empty for other keys. */
	public static Optional<UUID> userOfFollowedIds(String key) {
		return key.startsWith(FOLLOWED_IDS) ? Identifiers.parse(key.substring(FOLLOWED_IDS.length()))
				: Optional.empty();
	}

	/**
	 * Whether a tweet exists and who wrote it, as {@link CachedValues.KnownTweet}. Filled
	 * by the interaction service, unless there is a value already; overwritten by the
	 * tweet service when the tweet is deleted, so that a response from before the
	 * deletion is not stored after it.
	 */
	public static String tweetExistence(UUID tweetId) {
		return PREFIX + "tweet-existence:" + tweetId;
	}

	/**
	 * The most popular hashtags, as {@link CachedValues.PopularHashtags}. Filled by the
	 * interaction service; never evicted, because the list may be a minute old.
	 */
	public static String popularHashtags() {
		return PREFIX + "popular-hashtags";
	}

	/**
	 * The ids of users recommended to a user, best first, as JSON. Filled by the
	 * interaction service, and evicted by it when the user's follows change.
	 */
	public static String recommendations(UUID userId) {
		return PREFIX + "recommendations:" + userId;
	}

	/**
	 * The number of failed log-ins of one account from one address. Kept by the user
	 * service alone. The key holds a hash, because an e-mail address is personal.
	 */
	public static String loginFailures(String accountHash, String address) {
		return PREFIX + "failed-log-ins:" + accountHash + ":" + address;
	}

	/** The number of failed log-ins from one address. Kept by the user service alone. */
	public static String loginFailures(String address) {
		return PREFIX + "failed-log-ins:" + address;
	}

	/** The bucket of one address for log-in and registration, in the gateway. */
	public static String rate(String address) {
		return PREFIX + "rate:" + address;
	}

}
