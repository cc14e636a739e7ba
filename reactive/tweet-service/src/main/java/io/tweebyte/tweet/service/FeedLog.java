package io.tweebyte.tweet.service;

import java.util.UUID;

import io.tweebyte.common.task.SharedRounds;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.feed.FeedPosition;
import io.tweebyte.feed.LivePart;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.LogHead;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.tweet.repository.PostedTweetRepository;
import reactor.core.publisher.Mono;
import reactor.pool.Pool;
import reactor.pool.PoolBuilder;

import org.springframework.stereotype.Service;

/** Reads the log of posted tweets, once for all streams of this instance. */
@Service
public class FeedLog {

	private final PostedTweetRepository posted;

	private final LiveTweets live;

	private final UserPlaces streams;

	private final Pool<Object> turns = PoolBuilder.from(Mono.fromSupplier(Object::new))
		.sizeBetween(0, StreamSettings.LOG_READS)
		.buildPool();

	private final SharedRounds rounds = new SharedRounds(this::readNew);

	FeedLog(PostedTweetRepository posted, LiveTweets live, UserPlaces streamPlaces) {
		this.posted = posted;
		this.live = live;
		this.streams = streamPlaces;
	}

	/** Returns the position from which on tweets are new. */
	public Mono<FeedPosition> now() {
		return Mono.defer(() -> this.live.end().isEmpty() ? read() : Mono.empty())
			.then(Mono.fromSupplier(() -> this.live.end().orElseThrow(() -> ApiException.unavailable(Messages.BUSY))));
	}

	/** Reads what is new, as long as there are streams. */
	public Mono<Void> read() {
		return this.rounds.next();
	}

	private Mono<Void> readNew() {
		if (this.streams.taken() == 0) {
			this.live.clear();
			return Mono.empty();
		}
		return this.posted.findHead().flatMap((head) -> {
			if (this.live.end().filter(head::reaches).isEmpty()) {
				this.live.begin(head.position());
			}
			return read(head);
		});
	}

	private Mono<Void> read(LogHead head) {
		return Mono.defer(() -> after(this.live.end().orElseThrow(), head))
			.doOnNext(this.live::add)
			.repeat()
			.takeUntil(LivePart::isLast)
			.then();
	}

	private Mono<LivePart> after(FeedPosition position, LogHead head) {
		return this.posted.findAfter(position.number(), position.tweetId(), head.end(), StreamSettings.PART)
			.collectList()
			.map((found) -> LivePart.of(found, head, StreamSettings.PART));
	}

	/** Returns how far the log can be read, when it is a stream's turn. */
	public Mono<LogHead> head() {
		return this.turns.withPoolable((turn) -> this.posted.findHead()).next();
	}

	/**
	 * Returns what some users have posted behind a position, when it is a stream's turn.
	 */
	public Mono<LivePart> after(FeedPosition position, UUID[] userIds, LogHead head) {
		return this.turns
			.withPoolable((turn) -> this.posted.findAfterOfUsers(userIds, position.number(), position.tweetId(),
					head.end(), StreamSettings.PART))
			.collectList()
			.map((found) -> LivePart.of(found, head, StreamSettings.PART));
	}

}
