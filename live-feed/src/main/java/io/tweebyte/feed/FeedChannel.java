package io.tweebyte.feed;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.client.RedisSubscription;

/** Tells an instance that tweets were posted, and that follows have changed. */
public final class FeedChannel {

	private final RedisSubscription subscription;

	/**
	 * Creates a channel that receives nothing yet.
	 * @param posted runs when tweets may have been posted, on a thread that must not wait
	 */
	public FeedChannel(Supplier<CompletableFuture<StatefulRedisPubSubConnection<String, String>>> connect,
			KnownFollows follows, Runnable posted) {
		this.subscription = new RedisSubscription(connect, (channel, message) -> {
			if (channel.equals(CacheKeys.POSTED_TWEETS)) {
				posted.run();
			}
			else {
				CacheKeys.userOfFollowedIds(message).ifPresent(follows::change);
			}
		}, () -> {
			// messages were lost
			follows.clear();
			posted.run();
		}, CacheKeys.POSTED_TWEETS, CacheKeys.EVICTIONS);
	}

	/** Subscribes, unless it has. */
	public void begin() {
		this.subscription.begin();
	}

}
