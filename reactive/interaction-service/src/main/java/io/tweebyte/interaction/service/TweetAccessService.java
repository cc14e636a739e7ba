package io.tweebyte.interaction.service;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
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
import reactor.core.publisher.Mono;

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
	public Mono<WritableTweet> writable(UUID tweetId, Caller caller) {
		return cached(tweetId).flatMap((author) -> author.isPresent() ? decided(author.get(), caller)
				: asked(tweetId, caller).map((tweet) -> new WritableTweet(tweet.userId(), false)));
	}

	private Mono<Optional<UUID>> cached(UUID tweetId) {
		return this.cache.get(CacheKeys.tweetExistence(tweetId), KnownTweet.class)
			.map((known) -> known.map((tweet) -> tweet.author().orElseThrow(TweetAccessService::notFound)));
	}

	private Mono<WritableTweet> decided(UUID authorId, Caller caller) {
		if (caller.is(authorId)) {
			return Mono.just(new WritableTweet(authorId, false));
		}
		return this.users.find(List.of(authorId), caller)
			.map((known) -> new WritableTweet(authorId, isPrivate(authorId, known)));
	}

	private static boolean isPrivate(UUID authorId, KnownUsers users) {
		if (users.isUndecided(authorId)) {
			throw ContractException.unavailable(Sentences.SERVICE_OUT);
		}
		return users.find(authorId).map(UserSummary::isPrivate).orElseThrow(TweetAccessService::notFound);
	}

	private Mono<TweetSummary> asked(UUID tweetId, Caller caller) {
		// what one may see another may not
		return this.flights.run(tweetId + " " + caller.userId(), () -> read(tweetId, caller));
	}

	private Mono<TweetSummary> read(UUID tweetId, Caller caller) {
		return this.tweets.find(tweetId, caller)
			.onErrorMap(TweetAccessService::answer)
			.flatMap((tweet) -> remember(tweet).thenReturn(tweet));
	}

	private Mono<Void> remember(TweetSummary tweet) {
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

	/**
	 * Finds a tweet of which the caller reads what others made of it.
	 * @param caller the reader
	 * @param stored reads whose tweet it was, from the own tables; nothing when nobody
	 * has reacted to it
	 * @return the tweet; fails with 403 or 404
	 */
	public Mono<ReadableTweet> readable(UUID tweetId, Caller caller, Supplier<Mono<Optional<UUID>>> stored) {
		return cached(tweetId).flatMap((author) -> author.isPresent()
				? Mono.just(ReadableTweet.of(tweetId, author.get(), caller.is(author.get()), false))
				: asked(tweetId, caller, stored));
	}

	/**
	 * As {@link #readable}, for a list that shows the tweet itself, which Redis does not
	 * know.
	 * @param caller the reader
	 * @param stored reads whose tweet it was
	 * @return the tweet; fails with 403 or 404
	 */
	public Mono<ReadableTweet> shown(UUID tweetId, Caller caller, Supplier<Mono<Optional<UUID>>> stored) {
		return cached(tweetId).flatMap((author) -> asked(tweetId, caller, stored));
	}

	private Mono<ReadableTweet> asked(UUID tweetId, Caller caller, Supplier<Mono<Optional<UUID>>> stored) {
		return asked(tweetId, caller).map((tweet) -> new ReadableTweet(tweet, true, false))
			.onErrorResume(
					(failure) -> isAnswer(failure) ? Mono.error(failure) : stored(tweetId, caller, failure, stored));
	}

	private static boolean isAnswer(Throwable failure) {
		return failure instanceof ContractException refusal && refusal.kind() != ErrorKind.SERVICE_UNAVAILABLE;
	}

	private Mono<ReadableTweet> stored(UUID tweetId, Caller caller, Throwable failure,
			Supplier<Mono<Optional<UUID>>> stored) {
		FallbackLog.write(log, caller, "A tweet is shown as it is stored", failure);
		return stored.get()
			.map((author) -> author.map((id) -> ReadableTweet.of(tweetId, id, caller.is(id), true))
				// where nobody has reacted, there is nothing to hide
				.orElseGet(() -> ReadableTweet.of(tweetId, null, true, true)));
	}

	/**
	 * Checks that the caller may see a tweet, and finds the users that the answer needs.
	 * @param caller the reader
	 * @return what is known of the users; fails with 403, 404, or 503 when nobody can
	 * tell
	 */
	public Mono<KnownUsers> open(ReadableTweet tweet, Collection<UUID> others, Caller caller) {
		if (tweet.decided()) {
			return this.users.find(others, caller);
		}
		UUID authorId = tweet.tweet().userId();
		Set<UUID> wanted = new LinkedHashSet<>(others);
		wanted.add(authorId);
		return this.users.find(wanted, caller)
			.flatMap((known) -> this.visibility.open(authorId, known, caller).thenReturn(known));
	}

	private static ContractException notFound() {
		return ContractException.notFound(Sentences.TWEET_NOT_FOUND);
	}

}
