package io.tweebyte.contracts.user;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.tweet.TweetSummary;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class UserProfileTests {

	private static final UUID ID = UUID.fromString("0197a3c4-0000-7000-8000-000000000001");

	private static final Instant TIME = Instant.parse("2026-11-21T03:04:05.000006Z");

	@Test
	void isWrittenInTheContractsOrder() {
		TweetSummary tweet = new TweetSummary(ID, ID, "Hello, world", TIME);
		UserProfile profile = new UserProfile(ID, "Ada", "a@b.c", LocalDate.of(1990, 12, 31), "Hi", true, TIME, 0L, 2L,
				List.of(tweet), List.of("tweets"));
		assertThat(json(profile)).isEqualTo("""
				{"id":"0197a3c4-0000-7000-8000-000000000001","user_name":"Ada","email":"a@b.c",\
				"birth_date":"1990-12-31","biography":"Hi","is_private":true,\
				"created_at":"2026-11-21T03:04:05.000006Z","followers":0,"following":2,\
				"tweets":[{"id":"0197a3c4-0000-7000-8000-000000000001",\
				"user_id":"0197a3c4-0000-7000-8000-000000000001","content":"Hello, world",\
				"created_at":"2026-11-21T03:04:05.000006Z"}],"degraded":["tweets"]}""");
		assertThat(ContractJson.mapper().readValue(json(profile), UserProfile.class)).isEqualTo(profile);
	}

	@Test
	void leavesOutWhatIsNotKnownOrNotForTheReader() {
		UserProfile profile = new UserProfile(ID, "Ada", null, null, null, false, TIME, null, null, null, null);
		assertThat(json(profile)).isEqualTo("""
				{"id":"0197a3c4-0000-7000-8000-000000000001","user_name":"Ada","is_private":false,\
				"created_at":"2026-11-21T03:04:05.000006Z"}""");
	}

	@Test
	void tellsNoTweetsFromUnknownTweets() {
		UserProfile profile = new UserProfile(ID, "Ada", null, null, null, false, TIME, 1L, 1L, List.of(), null);
		assertThat(json(profile)).endsWith("\"followers\":1,\"following\":1,\"tweets\":[]}");
	}

	private static String json(UserProfile profile) {
		return ContractJson.mapper().writeValueAsString(profile);
	}

}
