package io.tweebyte.interaction.service;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.common.client.FallbackLog;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.interaction.client.TweetClient;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.ReadableTweet;
import io.tweebyte.interaction.entity.WritableTweet;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.KnownTweet;
import io.tweebyte.shared.http.CallRefusedException;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.settings.CacheSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Service;

/**
 * Finds out whether tweets exist, whose they are, and who may see them. Asked, the tweet
 * service decides; what Redis knows saves asking it, and then the author's account
 * decides.
 */
@Service
public class TweetAccessService {

	private static final Logger log = LoggerFactory.getLogger(TweetAccessService.class);

	private final TweetClient tweets;

	private final UserDirectory users;

	private final VisibilityService visibility;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final SingleFlight<TweetSummary> flights = new SingleFlight<>();

	TweetAccessService(TweetClient tweets, UserDirectory users, VisibilityService visibility, JsonCache cache,
			CacheSettings settings) {
		this.tweets = tweets;
		this.users = users;
		this.visibility = visibility;
		this.cache = cache;
		this.settings = settings;
	}

	/**
	 * Finds a tweet that the caller reacts to.
	 * @return the tweet; fails with 403, 404, or 503 when nobody can tell
	 */
	public CompletableFuture<WritableTweet> writable(UUID tweetId, Caller caller) {
		return cached(tweetId).thenCompose((author) -> author.isPresent() ? decided(author.get(), caller)
				: asked(tweetId, caller).thenApply((tweet) -> new WritableTweet(tweet.userId(), false)));
	}

	private CompletableFuture<Optional<UUID>> cached(UUID tweetId) {
		return this.cache.get(CacheKeys.tweetExistence(tweetId), KnownTweet.class)
			.thenApply((known) -> known.map((tweet) -> tweet.author().orElseThrow(TweetAccessService::notFound)));
	}

	private CompletableFuture<WritableTweet> decided(UUID authorId, Caller caller) {
		if (caller.is(authorId)) {
			return CompletableFuture.completedFuture(new WritableTweet(authorId, false));
		}
		return this.users.find(List.of(authorId), caller)
			.thenApply((known) -> new WritableTweet(authorId, isPrivate(authorId, known)));
	}

	private static boolean isPrivate(UUID authorId, KnownUsers users) {
		if (users.isUndecided(authorId)) {
			throw ContractException.unavailable(Sentences.SERVICE_OUT);
		}
		return users.find(authorId).map(UserSummary::isPrivate).orElseThrow(TweetAccessService::notFound);
	}

	private CompletableFuture<TweetSummary> asked(UUID tweetId, Caller caller) {
		// what one may see another may not
		return this.flights.run(tweetId + " " + caller.userId(), () -> read(tweetId, caller));
	}

	private CompletableFuture<TweetSummary> read(UUID tweetId, Caller caller) {
		return this.tweets.find(tweetId, caller)
			.exceptionallyCompose((failure) -> CompletableFuture.failedFuture(answer(cause(failure))))
			.thenCompose((tweet) -> remember(tweet).thenApply((done) -> tweet));
	}

	private CompletableFuture<Void> remember(TweetSummary tweet) {
		return this.cache.putIfAbsent(CacheKeys.tweetExistence(tweet.id()), new KnownTweet(tweet.userId()),
				this.settings.tweetExistence());
	}

	private static Throwable answer(Throwable failure) {
		int status = (failure instanceof CallRefusedException refused) ? refused.status() : 0;
		if (status == ErrorKind.NOT_FOUND.status()) {
			return notFound();
		}
		return (status == ErrorKind.FORBIDDEN.status()) ? ContractException.forbidden(Sentences.PRIVATE_ACCOUNT)
				: failure;
	}

	private static Throwable cause(Throwable failure) {
		return (failure instanceof CompletionException) ? failure.getCause() : failure;
	}

	/**
	 * Finds a tweet of which the caller reads what others made of it.
	 * @param caller the reader
	 * @param stored reads whose tweet it was, from the own tables; nothing when nobody
	 * has reacted to it
	 * @return the tweet; fails with 403 or 404
	 */
	public CompletableFuture<ReadableTweet> readable(UUID tweetId, Caller caller,
			Supplier<CompletableFuture<Optional<UUID>>> stored) {
		return cached(tweetId).thenCompose((author) -> author.isPresent()
				? CompletableFuture
					.completedFuture(ReadableTweet.of(tweetId, author.get(), caller.is(author.get()), false))
				: asked(tweetId, caller, stored));
	}

	/**
	 * As {@link #readable}, for a list that shows the tweet itself, which Redis does not
	 * know.
	 * @param caller the reader
	 * @param stored reads whose tweet it was
	 * @return the tweet; fails with 403 or 404
	 */
	public CompletableFuture<ReadableTweet> shown(UUID tweetId, Caller caller,
			Supplier<CompletableFuture<Optional<UUID>>> stored) {
		return cached(tweetId).thenCompose((author) -> asked(tweetId, caller, stored));
	}

	private CompletableFuture<ReadableTweet> asked(UUID tweetId, Caller caller,
			Supplier<CompletableFuture<Optional<UUID>>> stored) {
		return asked(tweetId, caller).thenApply((tweet) -> new ReadableTweet(tweet, true, false))
			.exceptionallyCompose((failure) -> isAnswer(cause(failure)) ? CompletableFuture.failedFuture(cause(failure))
					: stored(tweetId, caller, cause(failure), stored));
	}

	private static boolean isAnswer(Throwable failure) {
		return failure instanceof ContractException refusal && refusal.kind() != ErrorKind.SERVICE_UNAVAILABLE;
	}

	private CompletableFuture<ReadableTweet> stored(UUID tweetId, Caller caller, Throwable failure,
			Supplier<CompletableFuture<Optional<UUID>>> stored) {
		FallbackLog.write(log, caller, "A tweet is shown as it is stored", failure);
		return stored.get()
			.thenApply((author) -> author.map((id) -> ReadableTweet.of(tweetId, id, caller.is(id), true))
				// where nobody has reacted, there is nothing to hide
				.orElseGet(() -> ReadableTweet.of(tweetId, null, true, true)));
	}

	/**
	 * Checks that the caller may see a tweet, and finds the users that the answer needs.
	 * @param caller the reader
	 * @return what is known of the users; fails with 403, 404, or 503 when nobody can
	 * tell
	 */
	public CompletableFuture<KnownUsers> open(ReadableTweet tweet, Collection<UUID> others, Caller caller) {
		if (tweet.decided()) {
			return this.users.find(others, caller);
		}
		UUID authorId = tweet.tweet().userId();
		Set<UUID> wanted = new LinkedHashSet<>(others);
		wanted.add(authorId);
		return this.users.find(wanted, caller)
			.thenCompose((known) -> this.visibility.open(authorId, known, caller).thenApply((done) -> known));
	}

	private static ContractException notFound() {
		return ContractException.notFound(Sentences.TWEET_NOT_FOUND);
	}

}
