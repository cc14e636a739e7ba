package io.tweebyte.shared.limit;

import java.time.Duration;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class UserRateTests {

	private static final UUID ADA = UUID.randomUUID();

	private static final UUID BOB = UUID.randomUUID();

	private long now = Long.MAX_VALUE;

	private final UserRate rate = new UserRate(2, Duration.ofHours(1), () -> this.now);

	@Test
	void refusesAUserWhoHasNoneLeft() {
		this.rate.count(ADA);
		this.rate.count(ADA);
		assertRefused(ADA, 1800);
		pass(Duration.ofMinutes(29));
		assertRefused(ADA, 60);
	}

	@Test
	void countsUsersApart() {
		this.rate.count(ADA);
		this.rate.count(ADA);
		this.rate.count(BOB);
		this.rate.count(BOB);
		assertRefused(ADA, 1800);
		assertRefused(BOB, 1800);
	}

	@Test
	void givesEachBackAfterItsTime() {
		this.rate.count(ADA);
		this.rate.count(ADA);
		pass(Duration.ofMinutes(30));
		this.rate.count(ADA);
		assertRefused(ADA, 1800);
	}

	@Test
	void givesNoMoreThanTheNumberAfterAPause() {
		this.rate.count(ADA);
		pass(Duration.ofDays(1));
		this.rate.count(ADA);
		this.rate.count(ADA);
		assertRefused(ADA, 1800);
	}

	private void pass(Duration time) {
		this.now += time.toNanos();
	}

	private void assertRefused(UUID user, int seconds) {
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> this.rate.count(user)).satisfies((refusal) -> {
			assertThat(refusal.kind().status()).isEqualTo(429);
			assertThat(refusal.headers()).containsEntry("Retry-After", Integer.toString(seconds));
		});
	}

}
