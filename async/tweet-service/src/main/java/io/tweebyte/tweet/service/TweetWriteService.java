package io.tweebyte.tweet.service;

import java.time.Clock;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CachedValues.KnownTweet;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.ExpectedVersions;
import io.tweebyte.shared.http.Failures;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.tweet.TweetLinks;
import io.tweebyte.shared.tweet.TweetMapper;
import io.tweebyte.tweet.entity.TweetEntity;
import io.tweebyte.tweet.repository.TweetRepository;

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
	public CompletableFuture<Partial<TweetDetails>> post(UUID userId, String content, String key, Caller caller) {
		return posted(userId, key, caller, () -> store(userId, content, key, caller));
	}

	private CompletableFuture<Partial<TweetDetails>> posted(UUID userId, String key, Caller caller,
			Supplier<CompletableFuture<Partial<TweetDetails>>> otherwise) {
		return (key == null) ? otherwise.get() : this.tweets.findPosted(userId, key)
			.thenCompose((posted) -> posted.map((tweet) -> this.reads.details(tweet, caller)).orElseGet(otherwise));
	}

	private CompletableFuture<Partial<TweetDetails>> store(UUID userId, String content, String key, Caller caller) {
		return this.links.links(content, userId, caller)
			.thenCompose(
					(found) -> store(new TweetEntity(userId, content, Microseconds.now(this.clock), key, found), found))
			// outside of the transaction, which the conflict has ended
			.exceptionallyCompose((failure) -> (Failures.cause(failure) instanceof DataIntegrityViolationException)
					? posted(userId, key, caller, () -> CompletableFuture.failedFuture(failure))
					: CompletableFuture.failedFuture(failure));
	}

	private CompletableFuture<Partial<TweetDetails>> store(TweetEntity tweet, TweetLinks links) {
		return this.transactions.post(tweet, links).thenApply((hashtags) -> {
			publish(CacheKeys.POSTED_TWEETS, "");
			return new Partial<>(TweetMapper.posted(tweet.row(), hashtags, links), links.missing());
		});
	}

	/** Fails with 403, 404, 412 or 503. */
	public CompletableFuture<Partial<UUID>> edit(UUID tweetId, String content, ExpectedVersions expected,
			Caller caller) {
		TweetTransactions.Edit edit = new TweetTransactions.Edit(tweetId, caller, content, Microseconds.now(this.clock),
				expected);
		return this.links.links(content, caller.userId(), caller)
			.thenCompose((found) -> this.transactions.edit(edit, found).thenApply((done) -> {
				publish(CacheKeys.EDITED_TWEETS, tweetId.toString());
				return new Partial<>(tweetId, found.missing());
			}));
	}

	/**
	 * Does nothing when there is no such tweet. Completes when it is deleted for readers
	 * of other services too; fails with 403.
	 */
	public CompletableFuture<Void> delete(UUID tweetId, Caller caller) {
		return this.transactions.delete(tweetId, caller)
			.thenCompose((done) -> this.cache.put(CacheKeys.tweetExistence(tweetId), KnownTweet.DELETED,
					this.settings.tweetExistence()))
			.thenRun(() -> publish(CacheKeys.DELETED_TWEETS, tweetId.toString()));
	}

	/** Sends a message without waiting for it. */
	private void publish(String channel, String message) {
		this.cache.publish(channel, message);
	}

}
