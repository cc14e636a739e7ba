package io.tweebyte.tweet.service;

import java.time.Clock;
import java.util.List;
import java.util.UUID;

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
import reactor.core.publisher.Mono;

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

	TweetWriteService(TweetWriter writer, LinkService links, TweetReadService reads, JsonCache cache,
			CacheSettings settings, Clock clock) {
		this.writer = writer;
		this.links = links;
		this.reads = reads;
		this.cache = cache;
		this.settings = settings;
		this.clock = clock;
	}

	/**
	 * Posts a tweet.
	 * @param userId the author, who is the caller
	 * @param key what a repeated request repeats, or null
	 * @param caller the caller
	 * @return the tweet, or the one that was posted with the same key before; fails with
	 * 503
	 */
	public Mono<Partial<TweetDetails>> post(UUID userId, String content, String key, Caller caller) {
		NewTweet tweet = new NewTweet(Identifiers.next(), userId, content, Microseconds.now(this.clock), key);
		return this.links.links(content, userId, caller)
			.flatMap((found) -> stored(tweet, found).flatMap((posted) -> answer(posted, found, caller)));
	}

	private Mono<PostedTweet> stored(NewTweet tweet, TweetLinks links) {
		return store(tweet, links)
			// the other request that posts it must have ended by now
			.switchIfEmpty(Mono.defer(() -> store(tweet, links)))
			.switchIfEmpty(Mono.error(() -> ContractException.unavailable(Sentences.BUSY)));
	}

	private Mono<PostedTweet> store(NewTweet tweet, TweetLinks links) {
		return this.writer.post(tweet, links);
	}

	private Mono<Partial<TweetDetails>> answer(PostedTweet posted, TweetLinks links, Caller caller) {
		if (posted.repeated()) {
			return this.reads.details(posted.tweet(), caller);
		}
		TweetDetails details = PostedTweetMapper.details(posted, links);
		return Mono.just(new Partial<>(details, links.isResolved() ? List.of() : List.of(Degraded.USERS)));
	}

	/**
	 * Edits a tweet.
	 * @param expected the versions that may be edited
	 * @return whether anything is missing now; fails with 403, 404, 412 or 503
	 */
	public Mono<Partial<UUID>> edit(UUID tweetId, String content, ExpectedVersions expected, Caller caller) {
		TweetEdit edit = new TweetEdit(tweetId, caller, content, Microseconds.now(this.clock),
				expected.any() ? null : expected.versions());
		return this.links.links(content, caller.userId(), caller)
			.flatMap((found) -> stored(edit, found)
				.map((done) -> new Partial<>(tweetId, found.isResolved() ? List.of() : List.of(Degraded.USERS))));
	}

	private Mono<EditOutcome> stored(TweetEdit edit, TweetLinks links) {
		return this.writer.edit(edit, links)
			.switchIfEmpty(Mono.error(TweetWriteService::notFound))
			.map((outcome) -> checked(outcome, edit.caller()));
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
	public Mono<Void> delete(UUID tweetId, Caller caller) {
		return this.writer.delete(tweetId, caller)
			.defaultIfEmpty(true)
			.doOnNext((allowed) -> checkAllowed(allowed))
			.then(Mono.defer(() -> this.cache.put(CacheKeys.tweetExistence(tweetId), KnownTweet.DELETED,
					this.settings.tweetExistence())))
			// model: a deletion is committed even when its client leaves, and must be
			// followed by what other services are told
			.cache();
	}

	private static void checkAllowed(boolean allowed) {
		if (!allowed) {
			throw ContractException.forbidden(Sentences.NOT_YOURS);
		}
	}

}
