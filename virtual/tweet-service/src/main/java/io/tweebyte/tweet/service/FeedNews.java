package io.tweebyte.tweet.service;

import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.common.threads.Subtasks;
import io.tweebyte.feed.FeedChannel;
import io.tweebyte.feed.KnownFollows;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.client.RedisConnections;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Service;

/**
 * Lets the log be read soon after tweets were posted: once for all messages that come
 * within a short time.
 */
@Service
public class FeedNews {

	private static final Logger log = LoggerFactory.getLogger(FeedNews.class);

	private final FeedLog feedLog;

	private final FeedChannel channel;

	private final AtomicBoolean isDue = new AtomicBoolean();

	FeedNews(FeedLog feedLog, KnownFollows follows, LiveTweets live, RedisConnections redis) {
		this.feedLog = feedLog;
		this.channel = new FeedChannel(redis::subscribe, follows, live, this::posted);
	}

	private void posted() {
		if (this.isDue.compareAndSet(false, true)) {
			Subtasks.start(this::readSoon);
		}
	}

	private void readSoon() {
		try {
			Thread.sleep(StreamSettings.PAUSE);
			this.isDue.set(false);
			this.feedLog.read();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		catch (RuntimeException ex) {
			// the task reads it again
			log.debug("The log of posted tweets could not be read.", ex);
		}
	}

	/** Subscribes, and reads what was posted without a message. */
	public void read() {
		// in case a round was interrupted before it began
		this.isDue.set(false);
		this.channel.begin();
		this.feedLog.read();
	}

}
