package io.tweebyte.tweet.mapper;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.page.Cursor;
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
import io.tweebyte.tweet.entity.LinkedTweets;
import io.tweebyte.tweet.entity.TokenRow;
import io.tweebyte.tweet.entity.TweetRow;

/**
 * Puts what clients see of tweets together from rows.
 */
public final class TweetMapper {

	private static final Comparator<TweetSummary> NEWEST_FIRST = Comparator.comparing(TweetSummary::createdAt)
		.thenComparing((tweet) -> tweet.id().toString())
		.reversed();

	private TweetMapper() {
	}

	/**
	 * Makes the full form of tweets.
	 * @param told what others made of each, empty when it is not known
	 * @return the tweets in their order, with {@link Degraded#INTERACTIONS} missing when
	 * that is not known
	 */
	public static Partial<List<TweetDetails>> details(LinkedTweets found, Optional<Map<UUID, TweetInteractions>> told) {
		Map<UUID, List<Hashtag>> hashtags = byTweet(found.hashtags(), (row) -> new Hashtag(row.id(), row.text()));
		Map<UUID, List<Mention>> mentions = byTweet(found.mentions(), (row) -> new Mention(row.id(), row.text()));
		List<TweetDetails> details = found.tweets()
			.stream()
			.map((tweet) -> details(tweet, hashtags.getOrDefault(tweet.id(), List.of()),
					mentions.getOrDefault(tweet.id(), List.of()), told.map((all) -> all.get(tweet.id()))))
			.toList();
		return new Partial<>(details, told.isPresent() ? List.of() : List.of(Degraded.INTERACTIONS));
	}

	private static <T> Map<UUID, List<T>> byTweet(List<TokenRow> tokens, Function<TokenRow, T> mapper) {
		return tokens.stream()
			.filter((row) -> row.position() != null)
			.sorted(Comparator.comparing(TokenRow::position))
			.collect(Collectors.groupingBy(TokenRow::tweetId, Collectors.mapping(mapper, Collectors.toList())));
	}

	private static TweetDetails details(TweetRow tweet, List<Hashtag> hashtags, List<Mention> mentions,
			Optional<TweetInteractions> told) {
		return new TweetDetails(tweet.id(), tweet.userId(), tweet.content(), tweet.createdAt(), tweet.updatedAt(),
				tweet.version(), told.map(TweetInteractions::likesCount).orElse(null),
				told.map(TweetInteractions::repliesCount).orElse(null),
				told.map(TweetInteractions::retweetsCount).orElse(null),
				told.map(TweetInteractions::topReply).orElse(null), mentions, hashtags,
				told.map(TweetInteractions::replies).orElse(null));
	}

	/**
	 * Cuts what was read for a page, earlier where its tweets have very many hashtags and
	 * names.
	 * @param rows up to one tweet more than the page may have
	 * @param limit the most tweets of the page
	 * @param list the list that the page is of, see
	 * {@link io.tweebyte.contracts.page.ListNames}
	 * @return the page
	 */
	public static Page<TweetRow> page(List<TweetRow> rows, int limit, String list) {
		return Page.of(rows, limit, (tweet) -> new Cursor(list, tweet.createdAt(), tweet.id()),
				(tweet) -> TweetTokens.countAtMost(tweet.content()), TweetTokens.maxOnPage(limit));
	}

	/**
	 * Makes the summary form of a tweet.
	 */
	public static TweetSummary summary(TweetRow tweet) {
		return new TweetSummary(tweet.id(), tweet.userId(), tweet.content(), tweet.createdAt());
	}

	/**
	 * Sorts summaries.
	 * @param tweets the summaries in any order
	 * @return the same, newest first
	 */
	public static List<TweetSummary> newestFirst(List<TweetSummary> tweets) {
		return tweets.stream().sorted(NEWEST_FIRST).toList();
	}

	/**
	 * Adds authors to found tweets.
	 * @param authors the authors of those that may be shown
	 * @return the tweets that may be shown
	 */
	public static List<FoundTweet> found(List<TweetSummary> tweets, Map<UUID, UserReference> authors) {
		return tweets.stream()
			.filter((tweet) -> authors.containsKey(tweet.userId()))
			.map((tweet) -> FoundTweet.of(tweet, authors.get(tweet.userId())))
			.toList();
	}

}
