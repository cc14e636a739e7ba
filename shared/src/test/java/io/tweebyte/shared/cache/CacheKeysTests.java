package io.tweebyte.shared.cache;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.contracts.user.UserSummary;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CacheKeysTests {

	private static final UUID ID = UUID.fromString("0197a3c4-0000-7000-8000-000000000001");

	@Test
	void putsSummariesUnderTheirKeys() {
		UserSummary ada = new UserSummary(ID, "ada", false, Instant.EPOCH);
		assertThat(CacheKeys.userSummaries(List.of(ada))).containsExactly(Map.entry(CacheKeys.userSummary(ID), ada));
	}

	@Test
	void tellWhatIsKeptUnderThem() {
		assertThat(CacheKeys.kind(CacheKeys.userSummary(ID))).isEqualTo("user-summary");
		assertThat(CacheKeys.kind(CacheKeys.popularHashtags())).isEqualTo("popular-hashtags");
		assertThat(CacheKeys.kind(CacheKeys.loginFailures("hash", "::1"))).isEqualTo("failed-log-ins");
		assertThat(CacheKeys.kind(CacheKeys.generation(CacheKeys.userSummary(ID)))).isEqualTo("user-summary");
		assertThat(CacheKeys.kind("user-summary:" + ID)).isEqualTo("other");
	}

	@Test
	void areTheSameForEveryServiceThatSharesThem() {
		assertThat(CacheKeys.userSummary(ID)).isEqualTo("tweebyte:v1:user-summary:" + ID);
		assertThat(CacheKeys.followedIds(ID)).isEqualTo("tweebyte:v1:followed-ids:" + ID);
		assertThat(CacheKeys.tweetExistence(ID)).isEqualTo("tweebyte:v1:tweet-existence:" + ID);
		assertThat(CacheKeys.popularHashtags()).isEqualTo("tweebyte:v1:popular-hashtags");
		assertThat(CacheKeys.recommendations(ID)).isEqualTo("tweebyte:v1:recommendations:" + ID);
		assertThat(CacheKeys.loginFailures("hash", "::1")).isEqualTo("tweebyte:v1:failed-log-ins:hash:::1");
		assertThat(CacheKeys.loginFailures("::1")).isEqualTo("tweebyte:v1:failed-log-ins:::1");
		assertThat(CacheKeys.generation("tweebyte:v1:a:b")).isEqualTo("tweebyte:v1:a:b:generation");
		assertThat(CacheKeys.rate("127.0.0.1")).isEqualTo("tweebyte:v1:rate:127.0.0.1");
	}

}
