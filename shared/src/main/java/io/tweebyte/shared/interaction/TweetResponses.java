package io.tweebyte.shared.interaction;

import java.util.Collections;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.tweet.ExistenceResponse;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.client.ResponseChecks;
import io.tweebyte.shared.http.CallResponse;
import io.tweebyte.shared.http.CallFailedException;
import io.tweebyte.shared.http.CallRefusedException;

/** Checks what the tweet service returns, which may be malformed. */
public final class TweetResponses {

	private TweetResponses() {
	}

	public static TweetSummary checked(TweetSummary tweet) {
		return checked(Collections.singletonList(tweet)).getFirst();
	}

	public static List<TweetSummary> checked(List<TweetSummary> tweets) {
		return CallResponse.checked(tweets, ResponseChecks::isWhole);
	}

	public static List<PopularHashtag> checkedHashtags(List<PopularHashtag> hashtags) {
		return CallResponse.checked(hashtags, (hashtag) -> hashtag.id() != null && hashtag.text() != null);
	}

	public static ExistenceResponse checked(ExistenceResponse response, List<UUID> requested) {
		if (!response.covers(requested)) {
			throw new CallFailedException("The tweet service does not say which tweets exist");
		}
		return response;
	}

	/** Returns the response to a failed call: the same refusal, or the failure itself. */
	public static Throwable refusal(Throwable failure) {
		int status = (failure instanceof CallRefusedException refused) ? refused.status() : 0;
		if (status == ErrorKind.NOT_FOUND.status()) {
			return ApiException.notFound(Messages.TWEET_NOT_FOUND);
		}
		return (status == ErrorKind.FORBIDDEN.status()) ? ApiException.forbidden(Messages.PRIVATE_ACCOUNT) : failure;
	}

}
