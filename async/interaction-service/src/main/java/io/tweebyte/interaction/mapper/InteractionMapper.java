package io.tweebyte.interaction.mapper;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.InteractionsRequest.Wanted;
import io.tweebyte.contracts.interaction.LikeOfTweet;
import io.tweebyte.contracts.interaction.LikeOfUser;
import io.tweebyte.contracts.interaction.ReplyOfTweet;
import io.tweebyte.contracts.interaction.Retweet;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.interaction.entity.KnownTweets;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.LikeRow;
import io.tweebyte.interaction.entity.ListItem;
import io.tweebyte.interaction.entity.ListRow;
import io.tweebyte.interaction.entity.RankedReply;
import io.tweebyte.interaction.entity.ReplyRow;
import io.tweebyte.interaction.entity.RetweetRow;
import io.tweebyte.interaction.entity.TweetCounts;
import io.tweebyte.interaction.entity.TweetLikeRow;

/**
 * Turns rows and what other services told into what clients see.
 */
public final class InteractionMapper {

	private static final Comparator<ReplySummary> NEWEST_FIRST = Comparator.comparing(ReplySummary::createdAt)
		.thenComparing(ReplySummary::id, Identifiers.ORDER)
		.reversed();

	private InteractionMapper() {
	}

	/**
	 * Makes items of the list of a tweet's likes.
	 * @param listed the users whose entries the reader may see
	 * @return the items without those of others
	 */
	public static List<ListItem<LikeOfTweet>> likesOfTweet(List<TweetLikeRow> rows, KnownUsers users,
			Set<UUID> listed) {
		return items(rows, (row) -> listed.contains(row.userId()),
				(row) -> new LikeOfTweet(row.id(), users.reference(row.userId()), row.createdAt()));
	}

	/**
	 * Makes items of the list of what a user likes.
	 * @param readable the authors whose tweets the reader may see
	 * @return the items without tweets that are gone or hidden
	 */
	public static List<ListItem<LikeOfUser>> likesOfUser(List<LikeRow> rows, KnownTweets tweets, Set<UUID> readable) {
		return items(rows, (row) -> tweet(tweets, row.thingId(), row.tweetAuthorId(), readable)
			.map((tweet) -> new LikeOfUser(row.id(), tweet, row.createdAt())));
	}

	/**
	 * Makes items of the list of a tweet's replies.
	 * @param listed the users whose entries the reader may see
	 * @return the items without those of others
	 */
	public static List<ListItem<ReplyOfTweet>> replies(List<ReplyRow> rows, KnownUsers users, Set<UUID> listed) {
		return items(rows, (row) -> listed.contains(row.userId()), (row) -> reply(row, users));
	}

	/**
	 * Makes a reply in a list.
	 */
	public static ReplyOfTweet reply(ReplyRow row, KnownUsers users) {
		return new ReplyOfTweet(row.id(), row.tweetId(), row.userId(), users.name(row.userId()), row.content(),
				row.createdAt(), row.likesCount());
	}

	/**
	 * Makes items of the list of a tweet's retweets.
	 * @param listed the users whose entries the reader may see
	 * @return the items without those of others
	 */
	public static List<ListItem<Retweet>> retweetsOfTweet(List<RetweetRow> rows, KnownUsers users, TweetSummary tweet,
			Set<UUID> listed) {
		return items(rows, (row) -> listed.contains(row.userId()), (row) -> retweet(row, users, tweet));
	}

	/**
	 * Makes items of the list of what a user retweeted.
	 * @param readable the authors whose tweets the reader may see
	 * @return the items without tweets that are gone or hidden
	 */
	public static List<ListItem<Retweet>> retweetsOfUser(List<RetweetRow> rows, KnownUsers users, KnownTweets tweets,
			Set<UUID> readable) {
		return items(rows, (row) -> tweet(tweets, row.tweetId(), row.tweetAuthorId(), readable)
			.map((tweet) -> retweet(row, users, tweet)));
	}

	private static Retweet retweet(RetweetRow row, KnownUsers users, TweetSummary tweet) {
		return new Retweet(row.id(), row.createdAt(), row.content(), users.reference(row.userId()), tweet);
	}

	private static Optional<TweetSummary> tweet(KnownTweets tweets, UUID tweetId, UUID authorId, Set<UUID> readable) {
		return readable.contains(authorId) ? tweets.find(tweetId) : Optional.empty();
	}

	private static <R extends ListRow, T> List<ListItem<T>> items(List<R> rows, Predicate<R> shown,
			Function<R, T> mapper) {
		return items(rows, (row) -> shown.test(row) ? Optional.of(mapper.apply(row)) : Optional.empty());
	}

	private static <R extends ListRow, T> List<ListItem<T>> items(List<R> rows, Function<R, Optional<T>> mapper) {
		return rows.stream()
			.flatMap((row) -> mapper.apply(row).map((item) -> new ListItem<>((ListRow) row, item)).stream())
			.toList();
	}

	/**
	 * Puts together what others made of tweets.
	 * @param counts their counts, where anybody has reacted
	 * @param replies their most liked and newest replies, where there are any
	 * @return what was made of each of them, in the order asked
	 */
	public static List<TweetInteractions> interactions(Wanted wanted, List<TweetCounts> counts,
			List<RankedReply> replies) {
		Map<UUID, TweetCounts> countsById = counts.stream()
			.collect(Collectors.toMap(TweetCounts::tweetId, Function.identity()));
		Map<UUID, List<RankedReply>> repliesById = replies.stream()
			.collect(Collectors.groupingBy((ranked) -> ranked.reply().tweetId()));
		return wanted.ids()
			.stream()
			.map((id) -> interactions(countsById.getOrDefault(id, new TweetCounts(id, null, 0, 0, 0)),
					repliesById.getOrDefault(id, List.of()), wanted.replies()))
			.toList();
	}

	private static TweetInteractions interactions(TweetCounts counts, List<RankedReply> replies, int newest) {
		ReplySummary top = replies.stream()
			.filter(RankedReply::top)
			.map((ranked) -> summary(ranked.reply()))
			.findFirst()
			.orElse(null);
		return new TweetInteractions(counts.tweetId(), counts.likes(), counts.replies(), counts.retweets(), top,
				(newest > 0) ? newest(replies) : null);
	}

	private static List<ReplySummary> newest(List<RankedReply> replies) {
		return replies.stream()
			.filter((ranked) -> !ranked.top())
			.map((ranked) -> summary(ranked.reply()))
			.sorted(NEWEST_FIRST)
			.toList();
	}

	private static ReplySummary summary(ReplyRow reply) {
		return new ReplySummary(reply.id(), reply.userId(), reply.content(), reply.createdAt(), reply.likesCount());
	}

}
