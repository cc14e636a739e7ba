package io.tweebyte.shared.token;

import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.security.oauth2.core.OAuth2Error;
import org.springframework.security.oauth2.jwt.Jwt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class EndedTokensTests {

	private static final Instant CHANGED = Instant.parse("2026-11-21T03:04:05.600001Z");

	private static final Instant SECOND = Instant.parse("2026-11-21T03:04:05Z");

	private static final UUID ADA = UUID.randomUUID();

	private static final UUID BOB = UUID.randomUUID();

	private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);

	private final EndedTokens tokens = new EndedTokens(2, Duration.ofSeconds(10), this.now::get);

	@BeforeEach
	void complete() {
		this.tokens.complete();
	}

	@Test
	void acceptsNoTokenBeforeAllChangesAreKnown() {
		EndedTokens starting = new EndedTokens(2, Duration.ofSeconds(10), this.now::get);
		Jwt token = token(ADA, SECOND);
		assertThat(starting.isComplete()).isFalse();
		assertThatExceptionOfType(EndedTokens.UnknownException.class).isThrownBy(() -> starting.validate(token));
	}

	@Test
	void endsTheTokensOfTheSecondOfTheChangeAndBefore() {
		this.tokens.add(new PasswordChange(ADA, CHANGED));
		assertRefused(ADA, SECOND.minusSeconds(1));
		assertRefused(ADA, SECOND);
		assertAccepted(ADA, SECOND.plusSeconds(1));
		assertAccepted(BOB, SECOND);
	}

	@Test
	void endsTokensWithoutATimeOfIssue() {
		assertAccepted(ADA, null);
		this.tokens.add(new PasswordChange(ADA, CHANGED));
		assertRefused(ADA, null);
		assertAccepted(BOB, null);
	}

	@Test
	void keepsTheLatestChangeInWhateverOrderTheyCome() {
		this.tokens.add(new PasswordChange(ADA, CHANGED.plusSeconds(2)));
		this.tokens.add(new PasswordChange(ADA, CHANGED));
		assertRefused(ADA, SECOND.plusSeconds(2));
		this.tokens.add(new PasswordChange(ADA, CHANGED.plusSeconds(3)));
		assertRefused(ADA, SECOND.plusSeconds(3));
		assertAccepted(ADA, SECOND.plusSeconds(4));
	}

	@Test
	void forgetsAChangeWhenTheTokensBeforeHaveExpired() {
		this.tokens.add(new PasswordChange(ADA, CHANGED));
		pass(Duration.ofSeconds(10).minusNanos(1));
		this.tokens.add(new PasswordChange(BOB, CHANGED));
		assertRefused(ADA, SECOND);
		pass(Duration.ofNanos(1));
		this.tokens.add(new PasswordChange(BOB, CHANGED));
		assertAccepted(ADA, SECOND);
		assertRefused(BOB, SECOND);
		assertThat(this.tokens.size()).isOne();
	}

	@Test
	void keepsALaterChangeOfTheSameUserFullTime() {
		this.tokens.add(new PasswordChange(ADA, CHANGED));
		pass(Duration.ofSeconds(5));
		this.tokens.add(new PasswordChange(ADA, CHANGED.plusSeconds(5)));
		pass(Duration.ofSeconds(5));
		this.tokens.add(new PasswordChange(ADA, CHANGED));
		assertThat(this.tokens.size()).isOne();
		assertRefused(ADA, SECOND.plusSeconds(5));
	}

	@Test
	void forgetsTheOldestBeyondItsCapacity() {
		UUID eve = UUID.randomUUID();
		this.tokens.add(new PasswordChange(ADA, CHANGED));
		this.tokens.add(new PasswordChange(BOB, CHANGED));
		this.tokens.add(new PasswordChange(eve, CHANGED));
		assertThat(this.tokens.size()).isEqualTo(2);
		assertAccepted(ADA, SECOND);
		assertRefused(BOB, SECOND);
		assertRefused(eve, SECOND);
	}

	private void pass(Duration time) {
		this.now.addAndGet(time.toNanos());
	}

	private void assertRefused(UUID userId, Instant issuedAt) {
		assertThat(this.tokens.validate(token(userId, issuedAt)).getErrors()).singleElement()
			.extracting(OAuth2Error::getErrorCode)
			.isEqualTo("invalid_token");
	}

	private void assertAccepted(UUID userId, Instant issuedAt) {
		assertThat(this.tokens.validate(token(userId, issuedAt)).hasErrors()).isFalse();
	}

	private static Jwt token(UUID userId, Instant issuedAt) {
		Map<String, Object> claims = new HashMap<>();
		claims.put("sub", userId.toString());
		claims.put("iat", (issuedAt != null) ? Date.from(issuedAt) : null);
		return Jwt.withTokenValue("a.b.c")
			.header("alg", "RS256")
			.claims((all) -> all.putAll(TokenRules.ofClaims().convert(claims)))
			.build();
	}

}
