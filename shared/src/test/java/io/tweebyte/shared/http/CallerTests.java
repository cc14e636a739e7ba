package io.tweebyte.shared.http;

import java.time.Duration;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.token.Ownership;
import org.junit.jupiter.api.Test;

import org.springframework.security.oauth2.jwt.Jwt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class CallerTests {

	private static final UUID ID = new UUID(1, 2);

	private static final UUID OTHER = new UUID(1, 3);

	@Test
	void isTheUserOfTheToken() {
		assertThat(caller(ID, false).is(ID)).isTrue();
	}

	@Test
	void isNoOtherUser() {
		assertThat(caller(ID, false).is(OTHER)).isFalse();
	}

	@Test
	void isNoUserWithoutAToken() {
		assertThat(caller(null, false).is(ID)).isFalse();
	}

	@Test
	void isAnyUserWhenTokensAreOff() {
		assertThat(caller(null, true).is(ID)).isTrue();
	}

	@Test
	void isRefusedWhatBelongsToAnother() {
		caller(ID, false).checkOwner(ID);
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> caller(ID, false).checkOwner(OTHER))
			.extracting(ApiException::kind)
			.isEqualTo(ErrorKind.FORBIDDEN);
	}

	@Test
	void isReadFromTheTokenAndTheHead() {
		Deadline deadline = Deadline.in(Duration.ofSeconds(1));

		assertThat(Caller.of(token(ID.toString()), "00-1-2-03", "203.0.113.7", "id", deadline))
			.isEqualTo(new Caller(ID, false, "Bearer a.b.c", "id", "00-1-2-03", "203.0.113.7", deadline));
		assertThat(Caller.of(null, "00-1-2-03", "203.0.113.7", "id", deadline))
			.isEqualTo(new Caller(null, false, null, "id", "00-1-2-03", "203.0.113.7", deadline));
	}

	@Test
	void hasNoTokenToPassOnWhenTokensAreOff() {
		Deadline deadline = Deadline.in(Duration.ofSeconds(1));

		assertThat(Caller.of(token(Ownership.UNRESTRICTED), null, "127.0.0.9", "id", deadline))
			.isEqualTo(new Caller(null, true, null, "id", null, "127.0.0.9", deadline));
	}

	@Test
	void isNoUserWithTheTokenOfAService() {
		Deadline deadline = Deadline.in(Duration.ofSeconds(1));

		assertThat(Caller.of(token("tweebyte-services"), null, "127.0.0.9", "id", deadline))
			.isEqualTo(new Caller(null, false, null, "id", null, "127.0.0.9", deadline));
	}

	private static Jwt token(String subject) {
		return Jwt.withTokenValue("a.b.c").header("alg", "RS256").subject(subject).build();
	}

	@Test
	void keepsTheTokenOutOfLogs() {
		assertThat(caller(ID, false)).asString().contains(ID.toString()).doesNotContain("secret");
	}

	@Test
	void beginsWorkForOthersOnlyInItsOwnTime() {
		assertThat(caller(ID, false).forAll(Duration.ofMinutes(1)).deadline().remaining())
			.isGreaterThan(Duration.ofSeconds(1));
		assertThatExceptionOfType(ApiException.class)
			.isThrownBy(() -> caller(ID, false).anew(Duration.ZERO).forAll(Duration.ofMinutes(1)))
			.withMessage(Messages.TOO_SLOW);
	}

	private static Caller caller(UUID userId, boolean unrestricted) {
		return new Caller(userId, unrestricted, "Bearer secret", "id", null, "127.0.0.1",
				Deadline.in(Duration.ofSeconds(1)));
	}

}
