package io.tweebyte.tweet.service;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.feed.FeedChannel;
import io.tweebyte.feed.KnownFollows;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.client.RedisConnections;

import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import org.springframework.stereotype.Service;

/**
 * Lets the log be read soon after tweets were posted: once for all messages that come
 * within a short time.
 */
@Service
public class FeedNews {

	private final FeedLog feedLog;

	private final FeedChannel channel;

	private final Executor later;

	private final AtomicBoolean isDue = new AtomicBoolean();

	FeedNews(FeedLog feedLog, KnownFollows follows, LiveTweets live, RedisConnections redis,
			ThreadPoolTaskExecutor streamThreads) {
		this.feedLog = feedLog;
		this.later = CompletableFuture.delayedExecutor(StreamSettings.PAUSE.toMillis(), TimeUnit.MILLISECONDS,
				streamThreads);
		this.channel = new FeedChannel(redis::subscribe, follows, live, this::posted);
	}

	private void posted() {
		if (this.isDue.compareAndSet(false, true)) {
			this.later.execute(this::readNow);
		}
	}

	private void readNow() {
		this.isDue.set(false);
		this.feedLog.read();
	}

	/** Subscribes, and reads what was posted without a message. */
	public CompletableFuture<Void> read() {
		// in case a round could not be begun
		this.isDue.set(false);
		this.channel.begin();
		return this.feedLog.read();
	}

}
