package io.tweebyte.interaction.service;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.ToIntFunction;

import io.tweebyte.interaction.entity.TweetCounts;
import io.tweebyte.interaction.repository.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Tells how much others made of a tweet. Its counts are as private as the tweet.
 */
@Service
public class TweetCountService {

	private final TweetCountsRepository counts;

	private final TweetAccessService access;

	TweetCountService(TweetCountsRepository counts, TweetAccessService access) {
		this.counts = counts;
		this.access = access;
	}

	/**
	 * Counts who likes a tweet.
	 * @param caller the reader
	 * @return the number; fails with 403, 404 or 503
	 */
	public Mono<Partial<Integer>> likes(UUID tweetId, Caller caller) {
		return count(tweetId, caller, TweetCounts::likes);
	}

	/**
	 * Counts the replies to a tweet.
	 * @param caller the reader
	 * @return the number; fails with 403, 404 or 503
	 */
	public Mono<Partial<Integer>> replies(UUID tweetId, Caller caller) {
		return count(tweetId, caller, TweetCounts::replies);
	}

	/**
	 * Counts who retweeted a tweet.
	 * @param caller the reader
	 * @return the number; fails with 403, 404 or 503
	 */
	public Mono<Partial<Integer>> retweets(UUID tweetId, Caller caller) {
		return count(tweetId, caller, TweetCounts::retweets);
	}

	private Mono<Partial<Integer>> count(UUID tweetId, Caller caller, ToIntFunction<TweetCounts> which) {
		return this.counts.find(tweetId)
			.map(Optional::of)
			.defaultIfEmpty(Optional.empty())
			.flatMap((counts) -> count(tweetId, counts, caller, which));
	}

	private Mono<Partial<Integer>> count(UUID tweetId, Optional<TweetCounts> counts, Caller caller,
			ToIntFunction<TweetCounts> which) {
		return this.access.readable(tweetId, caller, () -> Mono.just(counts.map(TweetCounts::authorId)))
			.flatMap((tweet) -> this.access.open(tweet, List.of(), caller)
				.map((users) -> new Partial<>(counts.map(which::applyAsInt).orElse(0), tweet.missing(true))));
	}

}
