package io.tweebyte.shared.client;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.ExistenceResponse;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.call.CallFailedException;
import io.tweebyte.shared.call.CallRefusedException;
import io.tweebyte.shared.call.CallResponse;

/** Refuses responses of other services that are well-formed JSON but invalid. */
public final class ResponseChecks {

	private ResponseChecks() {
	}

	public static Long count(Long count) {
		return checked("count", count, count >= 0);
	}

	public static List<UUID> ids(UUID[] ids) {
		return CallResponse.checked(ids, Objects::nonNull);
	}

	public static TweetSummary tweet(TweetSummary tweet) {
		return checked("tweet", tweet, isWhole(tweet));
	}

	public static List<TweetSummary> tweets(TweetSummary[] tweets, int limit) {
		return CallResponse.checked(checked("list of tweets", tweets, tweets.length <= limit), ResponseChecks::isWhole);
	}

	private static boolean isWhole(TweetSummary tweet) {
		return tweet != null && tweet.id() != null && tweet.userId() != null && tweet.content() != null
				&& tweet.createdAt() != null;
	}

	public static List<PopularHashtag> hashtags(PopularHashtag[] hashtags) {
		return CallResponse.checked(hashtags, (hashtag) -> hashtag.id() != null && hashtag.text() != null);
	}

	public static ExistenceResponse existence(ExistenceResponse response, List<UUID> requested) {
		return checked("existence of tweets", response, response.covers(requested));
	}

	/** Returns the response to a failed call: the same refusal, or the failure itself. */
	public static Throwable refusal(Throwable failure) {
		return (failure instanceof CallRefusedException refused) ? refusal(refused) : failure;
	}

	/** Returns the same refusal for the caller, or the failure itself. */
	public static RuntimeException refusal(CallRefusedException failure) {
		if (failure.status() == ErrorKind.NOT_FOUND.status()) {
			return ApiException.notFound(Messages.TWEET_NOT_FOUND);
		}
		return (failure.status() == ErrorKind.FORBIDDEN.status()) ? ApiException.forbidden(Messages.PRIVATE_ACCOUNT)
				: failure;
	}

	/** Returns the interactions of each tweet of the request. */
	public static Map<UUID, TweetInteractions> interactions(TweetInteractions[] all, InteractionsRequest request) {
		Map<UUID, TweetInteractions> byTweet = new HashMap<>();
		Arrays.stream(all).filter((one) -> isWhole(one, request)).forEach((one) -> byTweet.put(one.tweetId(), one));
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
