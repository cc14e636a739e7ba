package io.tweebyte.shared.api;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class GatewayPathsTests {

	@Test
	void opensExactlyTheContractsExemptions() {
		assertThat(GatewayPaths.openToPost()).containsExactly("/user-service/auth/login", "/user-service/auth/login/",
				"/user-service/auth/register", "/user-service/auth/register/");
		assertThat(GatewayPaths.openToGet().stream().filter((path) -> path.length() == 1 || !path.endsWith("/")))
			.containsExactly("/actuator/health/liveness", "/actuator/health/readiness", "/swagger-ui.html",
					"/v3/api-docs/swagger-config", "/user-service/.well-known/jwks.json", "/user-service/v3/api-docs",
					"/tweet-service/v3/api-docs", "/interaction-service/v3/api-docs", "/", "/page/**",
					"/swagger-ui/**");
	}

	@ParameterizedTest
	@CsvSource({ "POST, /user-service/auth/login, true", "POST, /user-service/auth/login/, true",
			"POST, /user-service/%61uth/log%69n, true", "POST, /user-service/auth/register, true",
			"GET, /user-service/auth/login, false", "POST, /user-service/auth/login/x, false",
			"POST, /user-service/auth/Login, false", "POST, /tweet-service/auth/login, false",
			"POST, /user-service/users/1, false", "POST, /, false" })
	void limitsLogInAndRegistrationAlone(String method, String path, boolean limited) {
		assertThat(GatewayPaths.isLimited(method, path(path))).isEqualTo(limited);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/user-service/internal/users/summaries", "/user-service/%69nternal/users/summaries",
			"/%75ser-service/internal/users/summaries", "/user-service/%69%6E%74%65%72%6e%61%6c/",
			"/user-service/internal", "/tweet-service/internal/nothing" })
	void findsInternalPathsHoweverTheyAreWritten(String path) {
		assertThat(GatewayPaths.isInternalAtGateway(path(path))).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "/", "/internal", "/user-service", "/user-service/users/internal",
			"/user-service/Internal", "/user-service/%2569nternal" })
	void findsNoOtherPathInternal(String path) {
		assertThat(GatewayPaths.isInternalAtGateway(path(path))).isFalse();
	}

	@Test
	void countsNeitherProbesNorStreams() {
		assertThat(List.of("/actuator/health/liveness", "/actuator/health/readiness", "/tweets/1/feed/stream",
				"/tweet-service/tweets/1/feed/stream", "/tweet-service/tweets/1/feed/stream/",
				"/tweet-servic%65/tweets/1/feed/stream", "/tweets/1/%66eed/%73tream/"))
			.noneMatch(GatewayPaths::isCounted);
		assertThat(List.of("/", "/actuator/health", "/user-service/actuator/health/liveness", "/tweets/1/feed",
				"/user-service/tweets/1/feed/stream", "/tweet-service/tweets/1/2/feed/stream",
				"/tweets/1/feed%2Fstream", "/tweets/1/feed/%2573tream"))
			.allMatch(GatewayPaths::isCounted);
	}

	@Test
	void findsPicturesAndTheirPreviews() {
		assertThat(List.of("/tweet-service/tweets/1/picture", "/tweet-service/tweets/1/picture/",
				"/tweet-service/tweets/1/picture/preview", "/tweet-service/tweets/1/%70icture/preview/"))
			.allMatch(GatewayPaths::isPicture);
		assertThat(List.of("/tweet-service/tweets/1", "/tweet-service/tweets/picture", "/user-service/tweets/1/picture",
				"/tweet-service/tweets/1/picture/preview/2"))
			.noneMatch(GatewayPaths::isPicture);
	}

	@ParameterizedTest
	@CsvSource({ "PUT, /tweet-service/tweets/1/picture, upload", "PUT, /tweet-service/tweets/1/picture/, upload",
			"GET, /tweet-service/tweets/1/picture, tweet", "PUT, /tweet-service/tweets/1, tweet",
			"PUT, /tweet-service/tweets/1/picture/preview, tweet", "PUT, /user-service/tweets/1/picture, user",
			"PUT, /tweet-servic%65/tweets/1/%70icture, upload", "PUT, /tweet-service/tweets/1/2/picture, tweet",
			"PUT, /tweet-service/tweets/picture, tweet" })
	void givesUploadsABreakerOfTheirOwn(String method, String path, String breaker) {
		assertThat(GatewayPaths.breaker(method, path(path))).isEqualTo(breaker);
		assertThat(GatewayPaths.isUpload(method, path)).isEqualTo(breaker.equals("upload"));
	}

	@Test
	void knowsUploadsInAService() {
		assertThat(GatewayPaths.isUpload("PUT", "/tweets/1/picture")).isTrue();
		assertThat(GatewayPaths.isUpload("POST", "/tweets/1/picture")).isFalse();
	}

	private static RequestPath path(String raw) {
		return RequestPath.parse(raw).orElseThrow();
	}

}
