package io.tweebyte.shared.cache;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.shared.cache.CachedValues.FollowedIds;
import io.tweebyte.shared.cache.CachedValues.KnownTweet;
import io.tweebyte.shared.cache.CachedValues.PopularHashtags;
import io.tweebyte.shared.cache.CachedValues.RecommendedIds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class CachedValuesTests {

	private static final Instant NOW = Instant.parse("2026-11-21T03:04:05Z");

	private static final Duration MINUTE = Duration.ofMinutes(1);

	@Test
	void rememberThatATweetIsDeleted() {
		UUID author = new UUID(1, 2);
		assertThat(KnownTweet.by(author).author()).contains(author);
		assertThat(KnownTweet.DELETED.author()).isEmpty();
		assertThat(ContractJson.mapper().writeValueAsString(KnownTweet.DELETED)).isEqualTo("{\"deleted\":true}");
		assertThat(ContractJson.mapper().readValue("{\"deleted\":true}", KnownTweet.class))
			.isEqualTo(KnownTweet.DELETED);
	}

	@Test
	void areFreshForAWhile() {
		assertThat(popular(NOW).isFresh(NOW, MINUTE)).isTrue();
		assertThat(popular(NOW).isFresh(NOW.plusSeconds(59), MINUTE)).isTrue();
		assertThat(popular(NOW).isFresh(NOW.plusSeconds(60), MINUTE)).isFalse();
		assertThat(popular(NOW.plusMillis(1)).isFresh(NOW, MINUTE)).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "{}", "{\"hashtags\":[]}", "{\"read_at\":\"2026-11-21T03:04:05Z\"}",
			"{\"read_at\":\"2026-11-21T03:04:05Z\",\"hashtags\":[null]}" })
	void areMissingWhenIncomplete(String json) {
		assertThat(read(json, PopularHashtags.class)).isEmpty();
		assertThat(read(json.replace("hashtags", "ids"), FollowedIds.class)).isEmpty();
		assertThat(read(json, KnownTweet.class)).isEmpty();
	}

	@Test
	void areFoundWhenComplete() {
		String json = "{\"read_at\":\"2026-11-21T03:04:05Z\",\"ids\":[]}";
		assertThat(read(json, FollowedIds.class)).contains(new FollowedIds(NOW, List.of()));
		assertThat(read("[]", RecommendedIds.class)).contains(new RecommendedIds(List.of()));
		assertThat(read("[null]", RecommendedIds.class)).isEmpty();
	}

	private static <T> Optional<T> read(String json, Class<T> type) {
		return CacheLookup.of(List.of("key"), Arrays.asList(json, null), type).value("key");
	}

	private static PopularHashtags popular(Instant readAt) {
		return new PopularHashtags(readAt, List.of(new PopularHashtag(new UUID(1, 2), "Java", 3)));
	}

}
