package io.tweebyte.tweet.service;

import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.feed.FeedChannel;
import io.tweebyte.feed.KnownFollows;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.client.RedisConnections;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Lets the log be read soon after tweets were posted: once for all messages that come
 * within a short time.
 */
@Service
public class FeedNews {

	private final FeedLog feedLog;

	private final FeedChannel channel;

	private final AtomicBoolean isDue = new AtomicBoolean();

	FeedNews(FeedLog feedLog, KnownFollows follows, LiveTweets live, RedisConnections redis) {
		this.feedLog = feedLog;
		this.channel = new FeedChannel(redis::subscribe, follows, live, this::posted);
	}

	private void posted() {
		if (this.isDue.compareAndSet(false, true)) {
			Mono.delay(StreamSettings.PAUSE).then(readNow()).onErrorComplete().subscribe();
		}
	}

	private Mono<Void> readNow() {
		return Mono.defer(() -> {
			this.isDue.set(false);
			return this.feedLog.read();
		});
	}

	/** Subscribes, and reads what was posted without a message. */
	public Mono<Void> read() {
		return Mono.defer(() -> {
			this.isDue.set(false);
			this.channel.begin();
			return this.feedLog.read();
		});
	}

}
