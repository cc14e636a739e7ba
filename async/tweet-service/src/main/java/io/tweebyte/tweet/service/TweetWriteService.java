package io.tweebyte.tweet.service;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.KnownTweet;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.ExpectedVersions;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.tweet.entity.EditOutcome;
import io.tweebyte.tweet.entity.NewTweet;
import io.tweebyte.tweet.entity.PostedTweet;
import io.tweebyte.tweet.entity.TweetEdit;
import io.tweebyte.tweet.entity.TweetLinks;
import io.tweebyte.tweet.mapper.PostedTweetMapper;
import io.tweebyte.tweet.repository.TweetWriter;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Posts, edits and deletes tweets.
 */
@Service
public class TweetWriteService {

	private final TweetWriter writer;

	private final LinkService links;

	private final TweetReadService reads;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final Clock clock;

	private final Executor threads;

	TweetWriteService(TweetWriter writer, LinkService links, TweetReadService reads, JsonCache cache,
			CacheSettings settings, Clock clock, @Qualifier("databaseThreads") Executor threads) {
		this.writer = writer;
		this.links = links;
		this.reads = reads;
		this.cache = cache;
		this.settings = settings;
		this.clock = clock;
		this.threads = threads;
	}

	/**
	 * Posts a tweet.
	 * @param userId the author, who is the caller
	 * @param key what a repeated request repeats, or null
	 * @param caller the caller
	 * @return the tweet, or the one that was posted with the same key before; fails with
	 * 503
	 */
	public CompletableFuture<Partial<TweetDetails>> post(UUID userId, String content, String key, Caller caller) {
		NewTweet tweet = new NewTweet(Identifiers.next(), userId, content, Microseconds.now(this.clock), key);
		return this.links.links(content, userId, caller)
			.thenCompose((found) -> stored(tweet, found).thenCompose((posted) -> answer(posted, found, caller)));
	}

	private CompletableFuture<PostedTweet> stored(NewTweet tweet, TweetLinks links) {
		return store(tweet, links)
			// the other request that posts it must have ended by now
			.thenCompose(
					(posted) -> posted.isPresent() ? CompletableFuture.completedFuture(posted) : store(tweet, links))
			.thenApply((posted) -> posted.orElseThrow(() -> ContractException.unavailable(Sentences.BUSY)));
	}

	private CompletableFuture<Optional<PostedTweet>> store(NewTweet tweet, TweetLinks links) {
		return CompletableFuture.supplyAsync(() -> this.writer.post(tweet, links), this.threads);
	}

	private CompletableFuture<Partial<TweetDetails>> answer(PostedTweet posted, TweetLinks links, Caller caller) {
		if (posted.repeated()) {
			return this.reads.details(posted.tweet(), caller);
		}
		TweetDetails details = PostedTweetMapper.details(posted, links);
		return CompletableFuture
			.completedFuture(new Partial<>(details, links.isResolved() ? List.of() : List.of(Degraded.USERS)));
	}

	/**
	 * Edits a tweet.
	 * @param expected the versions that may be edited
	 * @return whether anything is missing now; fails with 403, 404, 412 or 503
	 */
	public CompletableFuture<Partial<UUID>> edit(UUID tweetId, String content, ExpectedVersions expected,
			Caller caller) {
		TweetEdit edit = new TweetEdit(tweetId, caller, content, Microseconds.now(this.clock),
				expected.any() ? null : expected.versions());
		return this.links.links(content, caller.userId(), caller)
			.thenCompose((found) -> stored(edit, found)
				.thenApply((done) -> new Partial<>(tweetId, found.isResolved() ? List.of() : List.of(Degraded.USERS))));
	}

	private CompletableFuture<EditOutcome> stored(TweetEdit edit, TweetLinks links) {
		return CompletableFuture.supplyAsync(() -> this.writer.edit(edit, links), this.threads)
			.thenApply((outcome) -> outcome.orElseThrow(TweetWriteService::notFound))
			.thenApply((outcome) -> checked(outcome, edit.caller()));
	}

	private static EditOutcome checked(EditOutcome outcome, Caller caller) {
		if (!caller.is(outcome.userId())) {
			throw ContractException.forbidden(Sentences.NOT_YOURS);
		}
		if (!outcome.isStored()) {
			throw new ContractException(ErrorKind.PRECONDITION_FAILED, Sentences.STALE_VERSION);
		}
		return outcome;
	}

	private static ContractException notFound() {
		return ContractException.notFound(Sentences.TWEET_NOT_FOUND);
	}

	/**
	 * Deletes a tweet. Where there is none, nothing is left to do.
	 * @return ends when it is gone, for readers of other services too; fails with 403
	 */
	public CompletableFuture<Void> delete(UUID tweetId, Caller caller) {
		return CompletableFuture.supplyAsync(() -> this.writer.delete(tweetId, caller), this.threads)
			.thenAccept((allowed) -> checkAllowed(allowed.orElse(true)))
			.thenCompose((done) -> this.cache.put(CacheKeys.tweetExistence(tweetId), KnownTweet.DELETED,
					this.settings.tweetExistence()));
	}

	private static void checkAllowed(boolean allowed) {
		if (!allowed) {
			throw ContractException.forbidden(Sentences.NOT_YOURS);
		}
	}

}
