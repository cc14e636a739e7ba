package io.tweebyte.interaction.mapper;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.InteractionsRequest.Wanted;
import io.tweebyte.contracts.interaction.LikeOfTweet;
import io.tweebyte.contracts.interaction.LikeOfUser;
import io.tweebyte.contracts.interaction.ReplyOfTweet;
import io.tweebyte.contracts.interaction.Retweet;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.interaction.entity.KnownTweets;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.LikeRow;
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
	 * Makes a page of a tweet's likes.
	 * @param page the rows
	 * @param users who likes
	 * @return the page
	 */
	public static Page<LikeOfTweet> likesOfTweet(Page<TweetLikeRow> page, KnownUsers users) {
		return map(page, (row) -> Stream.of(new LikeOfTweet(row.id(), users.reference(row.userId()), row.createdAt())));
	}

	/**
	 * Makes a page of what a user likes.
	 * @param page the rows
	 * @param tweets what is liked
	 * @param readable the authors whose tweets the reader may see
	 * @return the page without tweets that are gone or hidden
	 */
	public static Page<LikeOfUser> likesOfUser(Page<LikeRow> page, KnownTweets tweets, Set<UUID> readable) {
		return map(page, (row) -> tweet(tweets, row.thingId(), row.tweetAuthorId(), readable)
			.map((tweet) -> new LikeOfUser(row.id(), tweet, row.createdAt())));
	}

	/**
	 * Makes a page of a tweet's replies.
	 * @param page the rows
	 * @param users who replied
	 * @return the page
	 */
	public static Page<ReplyOfTweet> replies(Page<ReplyRow> page, KnownUsers users) {
		return map(page, (row) -> Stream.of(reply(row, users)));
	}

	/**
	 * Makes a reply in a list.
	 * @param row the row
	 * @param users who replied
	 * @return the reply
	 */
	public static ReplyOfTweet reply(ReplyRow row, KnownUsers users) {
		return new ReplyOfTweet(row.id(), row.tweetId(), row.userId(), users.name(row.userId()), row.content(),
				row.createdAt(), row.likesCount());
	}

	/**
	 * Makes a page of a tweet's retweets.
	 * @param page the rows
	 * @param users the retweeters
	 * @param tweet the tweet
	 * @return the page
	 */
	public static Page<Retweet> retweetsOfTweet(Page<RetweetRow> page, KnownUsers users, TweetSummary tweet) {
		return map(page, (row) -> Stream.of(retweet(row, users, tweet)));
	}

	/**
	 * Makes a page of what a user retweeted.
	 * @param page the rows
	 * @param users the retweeter
	 * @param tweets what is retweeted
	 * @param readable the authors whose tweets the reader may see
	 * @return the page without tweets that are gone or hidden
	 */
	public static Page<Retweet> retweetsOfUser(Page<RetweetRow> page, KnownUsers users, KnownTweets tweets,
			Set<UUID> readable) {
		return map(page, (row) -> tweet(tweets, row.tweetId(), row.tweetAuthorId(), readable)
			.map((tweet) -> retweet(row, users, tweet)));
	}

	private static Retweet retweet(RetweetRow row, KnownUsers users, TweetSummary tweet) {
		return new Retweet(row.id(), row.createdAt(), row.content(), users.reference(row.userId()), tweet);
	}

	private static Stream<TweetSummary> tweet(KnownTweets tweets, UUID tweetId, UUID authorId, Set<UUID> readable) {
		return readable.contains(authorId) ? tweets.find(tweetId).stream() : Stream.empty();
	}

	private static <R, T> Page<T> map(Page<R> page, Function<R, Stream<T>> mapper) {
		return new Page<>(page.items().stream().flatMap(mapper).toList(), page.next());
	}

	/**
	 * Puts together what others made of tweets.
	 * @param wanted the tweets
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
