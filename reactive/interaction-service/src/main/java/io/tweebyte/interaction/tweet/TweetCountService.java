package io.tweebyte.interaction.tweet;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.ToIntFunction;

import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.TweetCounts;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/** The counts of a tweet are as private as the tweet: fails with 403, 404 or 503. */
@Service
public class TweetCountService {

	private final TweetCountsRepository counts;

	private final TweetAccessService access;

	TweetCountService(TweetCountsRepository counts, TweetAccessService access) {
		this.counts = counts;
		this.access = access;
	}

	public Mono<Partial<Integer>> count(UUID tweetId, Caller caller, ToIntFunction<TweetCounts> which) {
		return this.counts.find(tweetId).singleOptional().flatMap((counts) -> count(tweetId, counts, caller, which));
	}

	private Mono<Partial<Integer>> count(UUID tweetId, Optional<TweetCounts> counts, Caller caller,
			ToIntFunction<TweetCounts> which) {
		return this.access.readable(tweetId, caller, () -> Mono.just(counts.map(TweetCounts::authorId)))
			.flatMap((tweet) -> this.access.open(tweet, List.of(), caller)
				.map((users) -> new Partial<>(counts.map(which::applyAsInt).orElse(0), tweet.missing(true))));
	}

}
