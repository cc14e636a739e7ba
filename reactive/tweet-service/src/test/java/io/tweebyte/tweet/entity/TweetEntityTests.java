package io.tweebyte.tweet.entity;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.text.TweetTokens;
import io.tweebyte.shared.tweet.TweetLinks;
import io.tweebyte.shared.tweet.TweetRow;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TweetEntityTests {

	private static final Instant NOW = Instant.parse("2026-01-01T00:00:00.000001Z");

	private final UUID author = UUID.randomUUID();

	private final TweetEntity tweet = new TweetEntity(this.author, "Hello @ada", NOW, null,
			TweetLinks.pending(TweetTokens.of("Hello @ada"), NOW));

	@Test
	void isNewAndUnresolvedWhenItsNamesArePending() {
		TweetRow row = this.tweet.row();

		// model: R2DBC takes it for a new one, because it has no version
		assertThat(row.version()).isZero();
		assertThat(this.tweet.isResolved()).isFalse();
		assertThat(row.id()).isNotNull();
		assertThat(row.userId()).isEqualTo(this.author);
		assertThat(row.content()).isEqualTo("Hello @ada");
		assertThat(row.createdAt()).isEqualTo(NOW);
		assertThat(row.updatedAt()).isNull();
		assertThat(row.hasTokens()).isTrue();
	}

	@Test
	void hasTheTextAndTheLinksOfTheLastEdit() {
		this.tweet.edit("Hello", NOW.plusSeconds(1), TweetLinks.NONE);

		assertThat(this.tweet.isResolved()).isTrue();
		assertThat(this.tweet.row().content()).isEqualTo("Hello");
		assertThat(this.tweet.row().updatedAt()).isEqualTo(NOW.plusSeconds(1));
		assertThat(this.tweet.row().hasTokens()).isFalse();
	}

}
