package io.tweebyte.shared.interaction;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.contracts.tweet.TweetSummary;

/** The tweets found for a response; if {@code complete}, all others do not exist. */
public record KnownTweets(Map<UUID, TweetSummary> found, boolean complete) {

	/** What is known while the tweet service is unavailable. */
	public static final KnownTweets NOTHING = new KnownTweets(Map.of(), false);

	public static KnownTweets of(List<TweetSummary> found) {
		return new KnownTweets(
				found.stream().collect(Collectors.toMap(TweetSummary::id, Function.identity(), (first, same) -> first)),
				true);
	}

	/** Returns all that is known of a tweet, or empty when it does not exist. */
	public Optional<TweetSummary> find(UUID tweetId) {
		return this.complete ? Optional.ofNullable(this.found.get(tweetId))
				: Optional.of(new TweetSummary(tweetId, null, null, null));
	}

}
