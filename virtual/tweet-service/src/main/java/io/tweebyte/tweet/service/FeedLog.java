package io.tweebyte.tweet.service;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

import io.tweebyte.common.task.SharedRounds;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.feed.FeedPosition;
import io.tweebyte.feed.LivePart;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.LogHead;
import io.tweebyte.feed.PostedTweet;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.tweet.repository.PostedTweetRepository;

import org.springframework.stereotype.Service;

/** Reads the log of posted tweets, once for all streams of this instance. */
@Service
public class FeedLog {

	private final PostedTweetRepository posted;

	private final LiveTweets live;

	private final UserPlaces streams;

	private final Semaphore turns = new Semaphore(StreamSettings.LOG_READS, true);

	private final SharedRounds rounds = new SharedRounds(this::readNew);

	FeedLog(PostedTweetRepository posted, LiveTweets live, UserPlaces streamPlaces) {
		this.posted = posted;
		this.live = live;
		this.streams = streamPlaces;
	}

	/** Returns the position from which on tweets are new. */
	public FeedPosition now() {
		if (this.live.end().isEmpty()) {
			read();
		}
		return this.live.end().orElseThrow(() -> ApiException.unavailable(Messages.BUSY));
	}

	/** Reads what is new, as long as there are streams. */
	public void read() {
		this.rounds.next();
	}

	private void readNew() {
		if (this.streams.taken() == 0) {
			this.live.clear();
			return;
		}
		LogHead head = this.posted.findHead();
		if (this.live.end().filter(head::reaches).isEmpty()) {
			this.live.begin(head.position());
		}
		read(head);
	}

	private void read(LogHead head) {
		LivePart part;
		do {
			part = after(this.live.end().orElseThrow(), head);
			this.live.add(part);
		}
		while (!part.isLast());
	}

	private LivePart after(FeedPosition position, LogHead head) {
		List<PostedTweet> found = this.posted.findAfter(position.number(), position.tweetId(), head.end(),
				StreamSettings.PART);
		return LivePart.of(found, head, StreamSettings.PART);
	}

	/** Returns how far the log can be read, when it is a stream's turn. */
	public LogHead head() {
		return inTurn(this.posted::findHead);
	}

	/**
	 * Returns what some users have posted behind a position, when it is a stream's turn.
	 */
	public LivePart after(FeedPosition position, UUID[] userIds, LogHead head) {
		List<PostedTweet> found = inTurn(() -> this.posted.findAfterOfUsers(userIds, position.number(),
				position.tweetId(), head.end(), StreamSettings.PART));
		return LivePart.of(found, head, StreamSettings.PART);
	}

	private <T> T inTurn(Supplier<T> read) {
		this.turns.acquireUninterruptibly();
		try {
			return read.get();
		}
		finally {
			this.turns.release();
		}
	}

}
