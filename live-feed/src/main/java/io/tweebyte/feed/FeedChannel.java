package io.tweebyte.feed;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.client.RedisSubscription;

/**
 * Notifies an instance of tweets that were posted or changed, and of changed follows.
 */
public final class FeedChannel {

	private final RedisSubscription subscription;

	/**
	 * Creates a channel that receives nothing yet.
	 * @param posted runs when tweets may have been posted, on a thread that must not wait
	 */
	public FeedChannel(Supplier<CompletableFuture<StatefulRedisPubSubConnection<String, String>>> connect,
			KnownFollows follows, LiveTweets live, Runnable posted) {
		this.subscription = new RedisSubscription(connect, (channel, message) -> {
			switch (channel) {
				case CacheKeys.POSTED_TWEETS -> posted.run();
				case CacheKeys.EDITED_TWEETS -> Identifiers.parse(message).ifPresent(live::forget);
				case CacheKeys.DELETED_TWEETS -> Identifiers.parse(message).ifPresent(live::remove);
				default -> CacheKeys.userOfFollowedIds(message).ifPresent(follows::change);
			}
		}, () -> {
			// messages were lost
			follows.clear();
			live.forget();
			posted.run();
		}, CacheKeys.POSTED_TWEETS, CacheKeys.EDITED_TWEETS, CacheKeys.DELETED_TWEETS, CacheKeys.EVICTIONS);
	}

	/** Subscribes, unless it has. */
	public void begin() {
		this.subscription.begin();
	}

}
