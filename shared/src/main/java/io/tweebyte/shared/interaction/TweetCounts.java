package io.tweebyte.shared.interaction;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.contracts.interaction.InteractionsRequest.Wanted;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.page.Listed;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.shared.interaction.InteractionRow.ReplyRow;

public record TweetCounts(UUID tweetId, UUID authorId, int likes, int replies, int retweets) {

	/** Returns which of the tweets have replies. */
	public static UUID[] replied(Wanted wanted, List<TweetCounts> counts) {
		Set<UUID> requested = Set.copyOf(wanted.ids());
		return counts.stream()
			.filter((row) -> row.replies > 0 && requested.contains(row.tweetId))
			.map(TweetCounts::tweetId)
			.toArray(UUID[]::new);
	}

	/** Joins counts and replies, in the order of the request. */
	public static List<TweetInteractions> interactions(Wanted wanted, List<TweetCounts> counts,
			List<ReplyRow> replies) {
		Map<UUID, TweetCounts> countsById = counts.stream()
			.collect(Collectors.toMap(TweetCounts::tweetId, Function.identity()));
		Map<UUID, List<ReplyRow>> repliesById = replies.stream().collect(Collectors.groupingBy(ReplyRow::tweetId));
		return wanted.ids()
			.stream()
			.map((id) -> countsById.getOrDefault(id, new TweetCounts(id, null, 0, 0, 0))
				.interactions(repliesById.getOrDefault(id, List.of()), wanted.replies()))
			.toList();
	}

	private TweetInteractions interactions(List<ReplyRow> shown, int newest) {
		ReplySummary top = shown.stream().filter(ReplyRow::top).map(ReplyRow::toSummary).findFirst().orElse(null);
		return new TweetInteractions(this.tweetId, this.likes, this.replies, this.retweets, top,
				(newest > 0) ? newest(shown) : null);
	}

	private static List<ReplySummary> newest(List<ReplyRow> shown) {
		return shown.stream()
			.filter((reply) -> !reply.top())
			.sorted(Listed.NEWEST_FIRST)
			.map(ReplyRow::toSummary)
			.toList();
	}

}
