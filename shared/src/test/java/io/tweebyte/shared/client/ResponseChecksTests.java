package io.tweebyte.shared.client;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.tweet.ExistenceResponse;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.call.CallFailedException;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.interaction.KnownTweets;
import io.tweebyte.shared.interaction.ReadableTweet;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ResponseChecksTests {

	private static final UUID ID = UUID.randomUUID();

	private static final TweetSummary TWEET = new TweetSummary(ID, ID, "text", Instant.EPOCH);

	@Test
	void areRefusedWhenTheyAreMalformed() {
		assertThat(ResponseChecks.tweet(TWEET)).isSameAs(TWEET);
		assertThat(ResponseChecks.tweets(new TweetSummary[] { TWEET }, 1)).containsExactly(TWEET);
		for (TweetSummary tweet : Arrays.asList(null, new TweetSummary(null, ID, "text", Instant.EPOCH),
				new TweetSummary(ID, null, "text", Instant.EPOCH), new TweetSummary(ID, ID, null, Instant.EPOCH),
				new TweetSummary(ID, ID, "text", null))) {
			assertThatExceptionOfType(CallFailedException.class).isThrownBy(() -> ResponseChecks.tweet(tweet));
			assertThatExceptionOfType(CallFailedException.class)
				.isThrownBy(() -> ResponseChecks.tweets(new TweetSummary[] { TWEET, tweet }, 2));
		}
		for (PopularHashtag hashtag : Arrays.asList(null, new PopularHashtag(null, "x", 1),
				new PopularHashtag(ID, null, 1))) {
			assertThatExceptionOfType(CallFailedException.class)
				.isThrownBy(() -> ResponseChecks.hashtags(new PopularHashtag[] { hashtag }));
		}
		assertThat(ResponseChecks.hashtags(new PopularHashtag[] { new PopularHashtag(ID, "x", 1) })).hasSize(1);
	}

	@Test
	void nameEachRequestedTweet() {
		ExistenceResponse response = new ExistenceResponse(List.of(ID), List.of());
		assertThat(ResponseChecks.existence(response, List.of(ID))).isSameAs(response);
		assertThatExceptionOfType(CallFailedException.class)
			.isThrownBy(() -> ResponseChecks.existence(response, List.of(ID, UUID.randomUUID())));
	}

	@Test
	void showWhatIsKnownOfATweet() {
		assertThat(KnownTweets.of(List.of(TWEET, TWEET)).find(ID)).contains(TWEET);
		assertThat(KnownTweets.of(List.of()).find(ID)).isEmpty();
		assertThat(KnownTweets.NOTHING.find(ID)).contains(new TweetSummary(ID, null, null, null));
		assertThat(ReadableTweet.of(ID, true).tweet()).isEqualTo(new TweetSummary(ID, null, null, null));
		assertThat(ReadableTweet.of(ID, true).missing(false)).containsExactly(Degraded.USERS, Degraded.TWEETS);
		assertThat(ReadableTweet.missing(true, true)).isEmpty();
	}

}
