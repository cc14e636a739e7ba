package io.tweebyte.shared.interaction;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.tweet.ExistenceResponse;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.CallFailedException;
import io.tweebyte.shared.http.Degraded;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class TweetResponsesTests {

	private static final UUID ID = UUID.randomUUID();

	private static final TweetSummary TWEET = new TweetSummary(ID, ID, "text", Instant.EPOCH);

	@Test
	void areRefusedWhenTheyAreMalformed() {
		assertThat(TweetResponses.checked(TWEET)).isSameAs(TWEET);
		assertThat(TweetResponses.checked(List.of(TWEET))).containsExactly(TWEET);
		for (TweetSummary tweet : Arrays.asList(null, new TweetSummary(null, ID, "text", Instant.EPOCH),
				new TweetSummary(ID, null, "text", Instant.EPOCH), new TweetSummary(ID, ID, null, Instant.EPOCH),
				new TweetSummary(ID, ID, "text", null))) {
			assertThatExceptionOfType(CallFailedException.class).isThrownBy(() -> TweetResponses.checked(tweet));
			assertThatExceptionOfType(CallFailedException.class)
				.isThrownBy(() -> TweetResponses.checked(Arrays.asList(TWEET, tweet)));
		}
		for (PopularHashtag hashtag : Arrays.asList(null, new PopularHashtag(null, "x", 1),
				new PopularHashtag(ID, null, 1))) {
			assertThatExceptionOfType(CallFailedException.class)
				.isThrownBy(() -> TweetResponses.checkedHashtags(Arrays.asList(hashtag)));
		}
		assertThat(TweetResponses.checkedHashtags(List.of(new PopularHashtag(ID, "x", 1)))).hasSize(1);
	}

	@Test
	void nameEachTweetWhoseExistenceWasAsked() {
		ExistenceResponse response = new ExistenceResponse(List.of(ID), List.of());
		assertThat(TweetResponses.checked(response, List.of(ID))).isSameAs(response);
		assertThatExceptionOfType(CallFailedException.class)
			.isThrownBy(() -> TweetResponses.checked(response, List.of(ID, UUID.randomUUID())));
	}

	@Test
	void showWhatIsKnownOfATweet() {
		assertThat(KnownTweets.of(List.of(TWEET, TWEET)).find(ID)).contains(TWEET);
		assertThat(KnownTweets.of(List.of()).find(ID)).isEmpty();
		assertThat(KnownTweets.NOTHING.find(ID)).contains(new TweetSummary(ID, null, null, null));
		assertThat(new ReadableTweet(TWEET, true, false).shown()).isSameAs(TWEET);
		assertThat(ReadableTweet.of(ID, ID, true, true).shown()).isEqualTo(new TweetSummary(ID, null, null, null));
		assertThat(ReadableTweet.of(ID, ID, true, true).missing(false)).containsExactly(Degraded.USERS,
				Degraded.TWEETS);
		assertThat(ReadableTweet.missing(true, true)).isEmpty();
	}

}
