package io.tweebyte.shared.http;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.shared.token.Ownership;
import org.junit.jupiter.api.Test;

import org.springframework.security.oauth2.jwt.Jwt;

import static org.assertj.core.api.Assertions.assertThat;

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
	void isNobodyWithoutAToken() {
		assertThat(caller(null, false).is(ID)).isFalse();
	}

	@Test
	void isAnybodyWhenTokensAreOff() {
		assertThat(caller(null, true).is(ID)).isTrue();
	}

	@Test
	void isReadFromTheTokenAndTheHead() {
		Head head = new Head(Map.of("traceparent", List.of("00-1-2-03"), "X-Forwarded-For", List.of("203.0.113.7")));
		Deadline deadline = Deadline.in(Duration.ofSeconds(1));

		assertThat(Caller.of(token(ID.toString()), head, "id", deadline))
			.isEqualTo(new Caller(ID, false, "Bearer a.b.c", "id", "00-1-2-03", "203.0.113.7", deadline));
		assertThat(Caller.of(null, head, "id", deadline))
			.isEqualTo(new Caller(null, false, null, "id", "00-1-2-03", "203.0.113.7", deadline));
	}

	@Test
	void hasNoTokenToPassOnWhenTokensAreOff() {
		Deadline deadline = Deadline.in(Duration.ofSeconds(1));

		assertThat(Caller.of(token(Ownership.ANYBODY), new Head(Map.of()), "id", deadline))
			.isEqualTo(new Caller(null, true, null, "id", null, "127.0.0.9", deadline));
	}

	@Test
	void believesTheNearestAddressAlone() {
		Head head = new Head(Map.of("X-Forwarded-For", List.of("198.51.100.1", "203.0.113.7")));

		assertThat(Caller.of(null, head, "id", Deadline.in(Duration.ofSeconds(1))).address()).isEqualTo("203.0.113.7");
	}

	private static Jwt token(String subject) {
		return Jwt.withTokenValue("a.b.c").header("alg", "RS256").subject(subject).build();
	}

	@Test
	void keepsTheTokenOutOfLogs() {
		assertThat(caller(ID, false)).asString().contains(ID.toString()).doesNotContain("secret");
	}

	private static Caller caller(UUID userId, boolean anybody) {
		return new Caller(userId, anybody, "Bearer secret", "id", null, "127.0.0.1",
				Deadline.in(Duration.ofSeconds(1)));
	}

	private record Head(Map<String, List<String>> headers) implements RequestView {

		@Override
		public String method() {
			return "GET";
		}

		@Override
		public String path() {
			return "/";
		}

		@Override
		public String query() {
			return null;
		}

		@Override
		public List<String> headers(String name) {
			return this.headers.getOrDefault(name, List.of());
		}

		@Override
		public String remoteAddress() {
			return "127.0.0.9";
		}

	}

}
