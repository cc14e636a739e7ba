package io.tweebyte.shared.cache;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.cache.CachedValues.FollowedIds;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FollowedIdsTests {

	private static final Instant READ = Instant.parse("2026-11-21T03:04:05Z");

	private static final Duration FRESH = Duration.ofSeconds(60);

	private final FollowedIds ids = new FollowedIds(READ, List.of(new UUID(0, 1)));

	@Test
	void areFreshForAMinute() {
		assertThat(this.ids.isFresh(READ, FRESH)).isTrue();
		assertThat(this.ids.isFresh(READ.plusMillis(59_999), FRESH)).isTrue();
		assertThat(this.ids.isFresh(READ.plusSeconds(60), FRESH)).isFalse();
	}

	@Test
	void areNotFreshBeforeTheyWereRead() {
		assertThat(this.ids.isFresh(READ.minusNanos(1), FRESH)).isFalse();
	}

	@Test
	void areKeptAsJson() {
		String json = ContractJson.mapper().writeValueAsString(this.ids);
		assertThat(json).isEqualTo(
				"{\"read_at\":\"2026-11-21T03:04:05.000000Z\",\"ids\":[\"00000000-0000-0000-0000-000000000001\"]}");
		assertThat(ContractJson.mapper().readValue(json, FollowedIds.class)).isEqualTo(this.ids);
	}

}
