package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.search.FoundTweet;
import io.tweebyte.contracts.tweet.ExistenceResponse;
import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.contracts.tweet.Mention;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.UserReference;
import io.tweebyte.contracts.user.UserSummary;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class InteractionRecordsTests {

	private static final UUID ID = UUID.fromString("0197a3c4-0000-7000-8000-000000000001");

	private static final UUID USER = UUID.fromString("0197a3c4-0000-7000-8000-000000000002");

	private static final Instant AT = Instant.parse("2026-11-21T03:04:05.000006Z");

	private static final String TIME = "\"created_at\":\"2026-11-21T03:04:05.000006Z\"";

	private static final UserReference ADA = UserReference.of(new UserSummary(USER, "Ada", true, AT));

	private static final TweetSummary TWEET = new TweetSummary(ID, USER, "Hello World", AT);

	private static final ReplySummary REPLY = new ReplySummary(ID, USER, "Hi", AT, 2);

	private static final String TWEET_JSON = "{\"id\":\"" + ID + "\",\"user_id\":\"" + USER
			+ "\",\"content\":\"Hello World\"," + TIME + "}";

	private static final String ADA_JSON = "{\"id\":\"" + USER + "\",\"user_name\":\"Ada\",\"is_private\":true," + TIME
			+ "}";

	private static final String REPLY_JSON = "{\"id\":\"" + ID + "\",\"user_id\":\"" + USER + "\",\"content\":\"Hi\","
			+ TIME + ",\"likes_count\":2}";

	@Test
	void writeATweetWithAllThereIs() {
		TweetDetails tweet = new TweetDetails(ID, USER, "Hello World", AT, AT, 2, 1L, 2L, 3L, REPLY,
				List.of(new Mention(USER, "Ada")), List.of(new Hashtag(ID, "Java")), ID, List.of(REPLY));
		assertThat(json(tweet)).isEqualTo("{\"id\":\"" + ID + "\",\"user_id\":\"" + USER
				+ "\",\"content\":\"Hello World\"," + TIME + ",\"updated_at\":\"2026-11-21T03:04:05.000006Z\","
				+ "\"version\":2,\"likes_count\":1,\"replies_count\":2,\"retweets_count\":3,\"top_reply\":" + REPLY_JSON
				+ ",\"mentions\":[{\"user_id\":\"" + USER + "\",\"text\":\"Ada\"}],\"hashtags\":[{\"id\":\"" + ID
				+ "\",\"text\":\"Java\"}],\"picture_id\":\"" + ID + "\",\"replies\":[" + REPLY_JSON + "]}");
	}

	@Test
	void leaveOutWhatIsNotKnown() {
		TweetDetails tweet = new TweetDetails(ID, USER, "Hello World", AT, null, 1, null, null, null, null, List.of(),
				List.of(), null, null);
		assertThat(json(tweet)).isEqualTo("{\"id\":\"" + ID + "\",\"user_id\":\"" + USER
				+ "\",\"content\":\"Hello World\"," + TIME + ",\"version\":1,\"mentions\":[],\"hashtags\":[]}");
		assertThat(json(UserReference.unknown(USER))).isEqualTo("{\"id\":\"" + USER + "\"}");
		assertThat(json(new TweetSummary(ID, null, null, null))).isEqualTo("{\"id\":\"" + ID + "\"}");
		assertThat(json(new TweetInteractions(ID, 0, 0, 0, null, null)))
			.isEqualTo("{\"tweet_id\":\"" + ID + "\",\"likes_count\":0,\"replies_count\":0,\"retweets_count\":0}");
	}

	@Test
	void writeWhatOthersMadeOfATweet() {
		assertThat(json(new TweetInteractions(ID, 1, 2, 3, REPLY, List.of(REPLY))))
			.isEqualTo("{\"tweet_id\":\"" + ID + "\",\"likes_count\":1,\"replies_count\":2,\"retweets_count\":3,"
					+ "\"top_reply\":" + REPLY_JSON + ",\"replies\":[" + REPLY_JSON + "]}");
	}

	@Test
	void writeLists() {
		assertThat(json(FoundTweet.of(TWEET, ADA)))
			.isEqualTo(TWEET_JSON.substring(0, TWEET_JSON.length() - 1) + ",\"user\":" + ADA_JSON + "}");
		assertThat(json(new Follow(ID, "Ada", USER, ID, AT, FollowStatus.PENDING)))
			.isEqualTo("{\"id\":\"" + ID + "\",\"user_name\":\"Ada\",\"follower_id\":\"" + USER
					+ "\",\"followed_id\":\"" + ID + "\"," + TIME + ",\"status\":\"PENDING\"}");
		assertThat(json(new LikeOfUser(ID, TWEET, AT)))
			.isEqualTo("{\"id\":\"" + ID + "\",\"tweet\":" + TWEET_JSON + "," + TIME + "}");
		assertThat(json(new LikeOfTweet(ID, ADA, AT)))
			.isEqualTo("{\"id\":\"" + ID + "\",\"user\":" + ADA_JSON + "," + TIME + "}");
		assertThat(json(new ReplyOfTweet(ID, ID, USER, "Ada", "Hi", AT, 2)))
			.isEqualTo("{\"id\":\"" + ID + "\",\"tweet_id\":\"" + ID + "\",\"user_id\":\"" + USER
					+ "\",\"user_name\":\"Ada\",\"content\":\"Hi\"," + TIME + ",\"likes_count\":2}");
		assertThat(json(new Retweet(ID, AT, "So true", ADA, TWEET))).isEqualTo("{\"id\":\"" + ID + "\"," + TIME
				+ ",\"content\":\"So true\",\"user\":" + ADA_JSON + ",\"tweet\":" + TWEET_JSON + "}");
		assertThat(json(new PopularHashtag(ID, "Java", 3)))
			.isEqualTo("{\"id\":\"" + ID + "\",\"text\":\"Java\",\"count\":3}");
	}

	@Test
	void writeAnswers() {
		assertThat(json(new LikeResponse(ID, AT))).isEqualTo("{\"id\":\"" + ID + "\"," + TIME + "}");
		assertThat(json(new RetweetResponse(ID, AT, null))).isEqualTo("{\"id\":\"" + ID + "\"," + TIME + "}");
		assertThat(json(new ReplyResponse(ID, ID, USER, "Hi", AT))).isEqualTo("{\"id\":\"" + ID + "\",\"tweet_id\":\""
				+ ID + "\",\"user_id\":\"" + USER + "\",\"content\":\"Hi\"," + TIME + "}");
	}

	@Test
	void tellExistingFromMissing() {
		ExistenceResponse response = ExistenceResponse.of(List.of(ID, USER), Set.of(USER));
		assertThat(json(response)).isEqualTo("{\"existing\":[\"" + USER + "\"],\"missing\":[\"" + ID + "\"]}");
	}

	private static String json(Object value) {
		return ContractJson.mapper().writeValueAsString(value);
	}

	@Test
	void existenceCoversTheRequestedIdsAndNothingElse() {
		List<UUID> asked = List.of(ID, USER);
		assertThat(ExistenceResponse.of(asked, Set.of(USER)).covers(asked)).isTrue();
		assertThat(new ExistenceResponse(List.of(USER), List.of()).covers(asked)).isFalse();
		assertThat(new ExistenceResponse(asked, List.of(ID)).covers(asked)).isFalse();
		assertThat(new ExistenceResponse(asked, List.of(UUID.randomUUID())).covers(asked)).isFalse();
		assertThat(new ExistenceResponse(asked, null).covers(asked)).isFalse();
		assertThat(new ExistenceResponse(null, asked).covers(asked)).isFalse();
	}

}
