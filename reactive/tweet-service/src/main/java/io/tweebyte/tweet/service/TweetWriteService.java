package io.tweebyte.tweet.service;

import java.time.Clock;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CachedValues.KnownTweet;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.ExpectedVersions;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.tweet.TweetLinks;
import io.tweebyte.shared.tweet.TweetMapper;
import io.tweebyte.tweet.entity.TweetEntity;
import io.tweebyte.tweet.repository.TweetRepository;
import reactor.core.publisher.Mono;

import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Service;

@Service
public class TweetWriteService {

	private final TweetRepository tweets;

	private final TweetTransactions transactions;

	private final LinkService links;

	private final TweetReadService reads;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final Clock clock;

	TweetWriteService(TweetRepository tweets, TweetTransactions transactions, LinkService links, TweetReadService reads,
			JsonCache cache, CacheSettings settings, Clock clock) {
		this.tweets = tweets;
		this.transactions = transactions;
		this.links = links;
		this.reads = reads;
		this.cache = cache;
		this.settings = settings;
		this.clock = clock;
	}

	/** A repeated key, which may be null, returns the earlier tweet. Fails with 503. */
	public Mono<Partial<TweetDetails>> post(UUID userId, String content, String key, Caller caller) {
		return posted(userId, key, caller).switchIfEmpty(Mono.defer(() -> store(userId, content, key, caller)));
	}

	private Mono<Partial<TweetDetails>> posted(UUID userId, String key, Caller caller) {
		return Mono.justOrEmpty(key)
			.flatMap((given) -> this.tweets.findPosted(userId, given))
			.flatMap((tweet) -> this.reads.details(tweet, caller));
	}

	private Mono<Partial<TweetDetails>> store(UUID userId, String content, String key, Caller caller) {
		return this.links.links(content, userId, caller)
			.flatMap(
					(found) -> store(new TweetEntity(userId, content, Microseconds.now(this.clock), key, found), found))
			// outside of the transaction, which the conflict has ended
			.onErrorResume(DataIntegrityViolationException.class,
					(failure) -> posted(userId, key, caller).switchIfEmpty(Mono.error(failure)));
	}

	private Mono<Partial<TweetDetails>> store(TweetEntity tweet, TweetLinks links) {
		return this.transactions.post(tweet, links)
			.doOnSuccess((hashtags) -> publish(CacheKeys.POSTED_TWEETS, ""))
			// model: a transaction is committed even when its client leaves, and must be
			// followed by its message
			.cache()
			.map((hashtags) -> new Partial<>(TweetMapper.posted(tweet.row(), hashtags, links), links.missing()));
	}

	/** Fails with 403, 404, 412 or 503. */
	public Mono<Partial<UUID>> edit(UUID tweetId, String content, ExpectedVersions expected, Caller caller) {
		TweetTransactions.Edit edit = new TweetTransactions.Edit(tweetId, caller, content, Microseconds.now(this.clock),
				expected);
		return this.links.links(content, caller.userId(), caller)
			.flatMap((found) -> this.transactions.edit(edit, found)
				.doOnSuccess((done) -> publish(CacheKeys.EDITED_TWEETS, tweetId.toString()))
				// model: as above
				.cache()
				.thenReturn(new Partial<>(tweetId, found.missing())));
	}

	/**
	 * Does nothing when there is no such tweet. Completes when it is deleted for readers
	 * of other services too; fails with 403.
	 */
	public Mono<Void> delete(UUID tweetId, Caller caller) {
		return this.transactions.delete(tweetId, caller)
			.then(Mono.defer(() -> this.cache.put(CacheKeys.tweetExistence(tweetId), KnownTweet.DELETED,
					this.settings.tweetExistence())))
			.doOnSuccess((done) -> publish(CacheKeys.DELETED_TWEETS, tweetId.toString()))
			// model: a deletion is committed even when its client leaves, and must be
			// followed by the mark that other services read
			.cache();
	}

	/** Sends a message without waiting for it. */
	private void publish(String channel, String message) {
		this.cache.publish(channel, message).subscribe();
	}

}
