package io.tweebyte.shared.http;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class HeaderRulesTests {

	@Test
	void findsWhatIsForThisHopAlone() {
		assertThat(HeaderRules.named(List.of("close, X-Hop ,X-Other", "keep-alive"))).contains("close", "x-hop",
				"x-other", "keep-alive");
		assertThat(HeaderRules.named(List.of())).isEmpty();
	}

	@Test
	void readsAcceptWhileItIsShort() {
		assertThat(HeaderRules.isShort(List.of())).isTrue();
		assertThat(HeaderRules.isShort(List.of("a".repeat(500), "b".repeat(500)))).isTrue();
		assertThat(HeaderRules.isShort(List.of("a".repeat(500), "b".repeat(501)))).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Authorization", "Content-Type", "Content-Length", "X-Request-Id", "If-Match", "Accept",
			"Cookie", "Host" })
	void keepsHeadersThatGiveARequestItsMeaning(String name) {
		assertThat(HeaderRules.named(List.of("close, " + name, name.toUpperCase()))).containsExactly("close");
	}

	@ParameterizedTest
	@ValueSource(strings = { "Connection", "Keep-Alive", "Proxy-Connection", "Proxy-Authenticate",
			"Proxy-Authorization", "TE", "Trailer", "Transfer-Encoding", "Upgrade", "HTTP2-Settings", "Expect" })
	void passesNoHeaderOfOneHop(String name) {
		assertThat(HeaderRules.passesToService(name, Set.of())).isFalse();
		assertThat(HeaderRules.passesToClient(name, Set.of())).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "x-forwarded-anything", "X-Real-IP",
			"X-User-Id", "X-User-Anything", "X-Deadline-Millis", "X-Service-Token", "Host" })
	void takesFromNoClientWhatOnlyTheGatewaySays(String name) {
		assertThat(HeaderRules.passesToService(name, Set.of())).isFalse();
		assertThat(HeaderRules.passesToClient(name, Set.of())).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Access-Control-Request-Method", "access-control-request-headers" })
	void passesNoHeaderOfAPreflightRequest(String name) {
		assertThat(HeaderRules.passesToService(name, Set.of())).isFalse();
		assertThat(HeaderRules.passesToClient(name, Set.of())).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Authorization", "Accept", "Content-Type", "If-Match", "Idempotency-Key", "traceparent",
			"User-Agent", "X-Users", "X-Forwarded", "Cookie", "Origin" })
	void passesEverythingElse(String name) {
		assertThat(HeaderRules.passesToService(name, Set.of())).isTrue();
		assertThat(HeaderRules.passesToClient(name, Set.of())).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Date", "Server", "X-Request-Id" })
	void passesToNoClientWhatTheServerAtItsEndSets(String name) {
		assertThat(HeaderRules.passesToService(name, Set.of())).isTrue();
		assertThat(HeaderRules.passesToClient(name, Set.of())).isFalse();
	}

	@Test
	void passesNothingThatConnectionNames() {
		Set<String> named = HeaderRules.named(List.of("X-Hop"));
		assertThat(HeaderRules.passesToService("x-HOP", named)).isFalse();
		assertThat(HeaderRules.passesToClient("X-Hop", named)).isFalse();
	}

	@Test
	void passesARangeThatServicesCompare() {
		assertThat(HeaderRules.isRange(List.of("bytes=0-1"), false)).isTrue();
		assertThat(HeaderRules.isRange(List.of("bytes=0-1"), true)).isFalse();
		assertThat(HeaderRules.isRange(List.of("bytes=0-1", "lines=0-1"), false)).isFalse();
	}

}
