package io.tweebyte.shared.cache;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.shared.cache.CachedValues.KnownTweet;
import io.tweebyte.shared.cache.CachedValues.PopularHashtags;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CachedValuesTests {

	private static final Instant NOW = Instant.parse("2026-11-21T03:04:05Z");

	private static final Duration MINUTE = Duration.ofMinutes(1);

	@Test
	void rememberThatATweetIsDeleted() {
		UUID author = new UUID(1, 2);
		assertThat(new KnownTweet(author).author()).contains(author);
		assertThat(KnownTweet.DELETED.author()).isEmpty();
		assertThat(ContractJson.mapper().writeValueAsString(KnownTweet.DELETED)).isEqualTo("{}");
		assertThat(ContractJson.mapper().readValue("{}", KnownTweet.class)).isEqualTo(KnownTweet.DELETED);
	}

	@Test
	void areFreshForAWhile() {
		assertThat(popular(NOW).isFresh(NOW, MINUTE)).isTrue();
		assertThat(popular(NOW).isFresh(NOW.plusSeconds(59), MINUTE)).isTrue();
		assertThat(popular(NOW).isFresh(NOW.plusSeconds(60), MINUTE)).isFalse();
		assertThat(popular(NOW.plusMillis(1)).isFresh(NOW, MINUTE)).isFalse();
	}

	@Test
	void areNothingWhenIncomplete() {
		assertThat(popular(NOW).isWhole()).isTrue();
		assertThat(popular(null).isWhole()).isFalse();
		assertThat(popular(null).isFresh(NOW, MINUTE)).isFalse();
		assertThat(new PopularHashtags(NOW, null).isWhole()).isFalse();
		assertThat(new PopularHashtags(NOW, null).isFresh(NOW, MINUTE)).isFalse();
	}

	private static PopularHashtags popular(Instant readAt) {
		return new PopularHashtags(readAt, List.of(new PopularHashtag(new UUID(1, 2), "Java", 3)));
	}

}
