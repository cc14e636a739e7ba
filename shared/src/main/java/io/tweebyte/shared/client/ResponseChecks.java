package io.tweebyte.shared.client;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.CallFailedException;

/** Refuses responses of other services that are well-formed JSON but invalid. */
public final class ResponseChecks {

	private ResponseChecks() {
	}

	public static Long count(Long count) {
		return checked("count", count, count >= 0);
	}

	public static List<UUID> ids(List<UUID> ids) {
		return checked("list of ids", ids, ids.stream().allMatch(Objects::nonNull));
	}

	public static List<TweetSummary> tweets(List<TweetSummary> tweets, int limit) {
		return checked("list of tweets", tweets,
				tweets.size() <= limit && tweets.stream().allMatch(ResponseChecks::isWhole));
	}

	public static boolean isWhole(TweetSummary tweet) {
		return tweet != null && tweet.id() != null && tweet.userId() != null && tweet.content() != null
				&& tweet.createdAt() != null;
	}

	/** Returns the interactions of each tweet of the request. */
	public static Map<UUID, TweetInteractions> interactions(List<TweetInteractions> all, InteractionsRequest request) {
		Map<UUID, TweetInteractions> byTweet = new HashMap<>();
		all.stream().filter((one) -> isWhole(one, request)).forEach((one) -> byTweet.put(one.tweetId(), one));
		return checked("list of interactions", byTweet, byTweet.keySet().containsAll(request.ids()));
	}

	private static boolean isWhole(TweetInteractions one, InteractionsRequest request) {
		return one != null && one.tweetId() != null && one.likesCount() >= 0 && one.repliesCount() >= 0
				&& one.retweetsCount() >= 0 && (one.topReply() == null || isWhole(one.topReply()))
				&& areWhole(one.replies(), request);
	}

	private static boolean areWhole(List<ReplySummary> replies, InteractionsRequest request) {
		return (replies != null) ? replies.stream().allMatch(ResponseChecks::isWhole) : request.replies() == null;
	}

	private static boolean isWhole(ReplySummary reply) {
		return reply != null && reply.id() != null && reply.userId() != null && reply.content() != null
				&& reply.createdAt() != null && reply.likesCount() >= 0;
	}

	private static <T> T checked(String name, T response, boolean valid) {
		if (!valid) {
			throw new CallFailedException("Another service responded with an invalid " + name);
		}
		return response;
	}

}
