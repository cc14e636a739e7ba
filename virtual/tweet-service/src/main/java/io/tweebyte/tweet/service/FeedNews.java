package io.tweebyte.tweet.service;

import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.feed.FeedChannel;
import io.tweebyte.feed.KnownFollows;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.client.RedisConnections;

import org.springframework.core.task.TaskRejectedException;
import org.springframework.scheduling.TaskScheduler;
import org.springframework.stereotype.Service;

/**
 * Lets the log be read soon after tweets were posted: once for all messages that come
 * within a short time.
 */
@Service
public class FeedNews {

	private final FeedLog feedLog;

	private final FeedChannel channel;

	private final TaskScheduler scheduler;

	private final AtomicBoolean isDue = new AtomicBoolean();

	FeedNews(FeedLog feedLog, KnownFollows follows, LiveTweets live, RedisConnections redis, TaskScheduler scheduler) {
		this.feedLog = feedLog;
		this.channel = new FeedChannel(redis::subscribe, follows, live, this::posted);
		this.scheduler = scheduler;
	}

	private void posted() {
		if (this.isDue.compareAndSet(false, true)) {
			try {
				this.scheduler.schedule(this::readNow, this.scheduler.getClock().instant().plus(StreamSettings.PAUSE));
			}
			catch (TaskRejectedException ex) {
				// the service stops
				this.isDue.set(false);
			}
		}
	}

	private void readNow() {
		this.isDue.set(false);
		this.feedLog.read();
	}

	/** Subscribes, and reads what was posted without a message. */
	public void read() {
		// in case a round could not be begun
		this.isDue.set(false);
		this.channel.begin();
		this.feedLog.read();
	}

}
