package io.tweebyte.shared.tweet;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tweets with their hashtags and mentions, which separate statements read. */
public record LinkedTweets(List<TweetRow> tweets, List<TokenRow> hashtags, List<TokenRow> mentions) {

	/** Returns the ids of tweets that were edited or deleted between two statements. */
	public Set<UUID> inconsistent() {
		Map<UUID, Integer> ofHashtags = versions(this.hashtags);
		Map<UUID, Integer> ofMentions = versions(this.mentions);
		return this.tweets.stream()
			.filter(TweetRow::hasTokens)
			.filter((tweet) -> !isOfVersion(tweet, ofHashtags) || !isOfVersion(tweet, ofMentions))
			.map(TweetRow::id)
			.collect(Collectors.toSet());
	}

	private static Map<UUID, Integer> versions(List<TokenRow> tokens) {
		return tokens.stream().collect(Collectors.toMap(TokenRow::tweetId, TokenRow::version, (one, same) -> one));
	}

	private static boolean isOfVersion(TweetRow tweet, Map<UUID, Integer> versions) {
		return versions.getOrDefault(tweet.id(), 0) == tweet.version();
	}

	/** Keeps the order, and leaves out those of {@code ids} that {@code newer} lacks. */
	public LinkedTweets replace(Set<UUID> ids, LinkedTweets newer) {
		Map<UUID, TweetRow> byId = newer.tweets().stream().collect(Collectors.toMap(TweetRow::id, Function.identity()));
		List<TweetRow> all = this.tweets.stream()
			.map((tweet) -> ids.contains(tweet.id()) ? byId.get(tweet.id()) : tweet)
			.filter(Objects::nonNull)
			.toList();
		return new LinkedTweets(all, replace(ids, this.hashtags, newer.hashtags()),
				replace(ids, this.mentions, newer.mentions()));
	}

	private static List<TokenRow> replace(Set<UUID> ids, List<TokenRow> tokens, List<TokenRow> newer) {
		return Stream.concat(tokens.stream().filter((token) -> !ids.contains(token.tweetId())), newer.stream())
			.toList();
	}

}
