package io.tweebyte.shared.tweet;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.Listed;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.search.FoundTweet;
import io.tweebyte.contracts.text.TweetTokens;
import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.contracts.tweet.Mention;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.UserReference;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;

/** Describes tweets to clients. */
public final class TweetMapper {

	private TweetMapper() {
	}

	/** Keeps the order; interactions that are not known are {@link Degraded}. */
	public static Partial<List<TweetDetails>> details(LinkedTweets found,
			Optional<Map<UUID, TweetInteractions>> interactions) {
		Map<UUID, List<Hashtag>> hashtags = byTweet(found.hashtags(), (row) -> new Hashtag(row.id(), row.text()));
		Map<UUID, List<Mention>> mentions = byTweet(found.mentions(), (row) -> new Mention(row.id(), row.text()));
		List<TweetDetails> details = found.tweets()
			.stream()
			.map((tweet) -> details(tweet, hashtags.getOrDefault(tweet.id(), List.of()),
					mentions.getOrDefault(tweet.id(), List.of()), interactions.map((all) -> all.get(tweet.id()))))
			.toList();
		return new Partial<>(details, interactions.isPresent() ? List.of() : List.of(Degraded.INTERACTIONS));
	}

	private static <T> Map<UUID, List<T>> byTweet(List<TokenRow> tokens, Function<TokenRow, T> mapper) {
		return tokens.stream()
			.filter((row) -> row.position() != null)
			.sorted(Comparator.comparing(TokenRow::position))
			.collect(Collectors.groupingBy(TokenRow::tweetId, Collectors.mapping(mapper, Collectors.toList())));
	}

	private static TweetDetails details(TweetRow tweet, List<Hashtag> hashtags, List<Mention> mentions,
			Optional<TweetInteractions> interactions) {
		return new TweetDetails(tweet.id(), tweet.userId(), tweet.content(), tweet.createdAt(), tweet.updatedAt(),
				tweet.version(), interactions.map(TweetInteractions::likesCount).orElse(null),
				interactions.map(TweetInteractions::repliesCount).orElse(null),
				interactions.map(TweetInteractions::retweetsCount).orElse(null),
				interactions.map(TweetInteractions::topReply).orElse(null), mentions, hashtags, tweet.pictureId(),
				interactions.map(TweetInteractions::replies).orElse(null));
	}

	/** A tweet that was just posted cannot have interactions yet. */
	public static TweetDetails posted(TweetRow tweet, List<Hashtag> hashtags, TweetLinks links) {
		return new TweetDetails(tweet.id(), tweet.userId(), tweet.content(), tweet.createdAt(), tweet.updatedAt(),
				tweet.version(), 0L, 0L, 0L, null, links.mentions(), hashtags, null, null);
	}

	/**
	 * Cuts up to {@code limit + 1} rows to a page, earlier where its tweets have very
	 * many hashtags and names. {@code list} is one of
	 * {@link io.tweebyte.contracts.page.ListNames}.
	 */
	public static Page<TweetRow> page(List<TweetRow> rows, int limit, String list) {
		return Page.of(rows, limit, (tweet) -> new Cursor(list, tweet.createdAt(), tweet.id()),
				(tweet) -> TweetTokens.countAtMost(tweet.content()), TweetTokens.maxOnPage(limit));
	}

	public static TweetSummary summary(TweetRow tweet) {
		return new TweetSummary(tweet.id(), tweet.userId(), tweet.content(), tweet.createdAt());
	}

	public static List<TweetSummary> newestFirst(List<TweetSummary> tweets) {
		return tweets.stream().sorted(Listed.NEWEST_FIRST).toList();
	}

	/** Leaves out tweets whose author is not among {@code authors}. */
	public static List<FoundTweet> found(List<TweetSummary> tweets, Map<UUID, UserReference> authors) {
		return tweets.stream()
			.filter((tweet) -> authors.containsKey(tweet.userId()))
			.map((tweet) -> FoundTweet.of(tweet, authors.get(tweet.userId())))
			.toList();
	}

}
