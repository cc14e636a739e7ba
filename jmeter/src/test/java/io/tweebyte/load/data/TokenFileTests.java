package io.tweebyte.load.data;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import org.junit.jupiter.api.Test;

import io.tweebyte.shared.token.SigningKey;

import static org.assertj.core.api.Assertions.assertThat;

class TokenFileTests {

	private final TurnedClock clock = new TurnedClock();

	private final TokenFile tokens = new TokenFile(SigningKey.generate(), this.clock);

	private final List<LoadUser> users = List.of(user(1), user(2));

	@Test
	void mintsATokenForEachUser() {
		assertThat(this.tokens.mint(this.users)).containsOnlyKeys(new UUID(0, 1), new UUID(0, 2));
	}

	@Test
	void keepsTokensAsLongAsTheyLastForAnotherStart() {
		Map<UUID, String> first = this.tokens.mint(this.users);
		this.clock.now = this.clock.now.plus(Duration.ofHours(6));
		assertThat(this.tokens.mint(this.users)).isEqualTo(first);
		this.clock.now = this.clock.now.plusSeconds(1);
		assertThat(this.tokens.mint(this.users).values()).doesNotContainAnyElementsOf(first.values());
	}

	@Test
	void mintsAnewForOtherUsers() {
		this.tokens.mint(this.users);
		assertThat(this.tokens.mint(List.of(user(3)))).containsOnlyKeys(new UUID(0, 3));
	}

	private static LoadUser user(int number) {
		return new LoadUser(new UUID(0, number), "user" + number, "user" + number + "@example.org", "{}");
	}

	private static final class TurnedClock extends Clock {

		private Instant now = Instant.parse("2026-01-01T00:00:00Z");

		@Override
		public ZoneId getZone() {
			return ZoneOffset.UTC;
		}

		@Override
		public Clock withZone(ZoneId zone) {
			return this;
		}

		@Override
		public Instant instant() {
			return this.now;
		}

	}

}
