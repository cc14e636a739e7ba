package io.tweebyte.shared.api;

import java.util.List;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class GatewayRequestTests {

	@ParameterizedTest
	@CsvSource({ "POST, /user-service/auth/login", "POST, /user-service/auth/login/",
			"POST, /user-service/auth/register", "GET, /user-service/.well-known/jwks.json",
			"GET, /tweet-service/v3/api-docs", "GET, /actuator/health/liveness", "GET, /swagger-ui/index.html",
			"POST, /user-service/auth/%6Cogin" })
	void isOpenWhereTheContractSaysSo(String method, String path) {
		assertThat(GatewayRequest.of(method, path, null).needsToken()).isFalse();
	}

	@ParameterizedTest
	@CsvSource({ "GET, /user-service/auth/login", "POST, /user-service/auth/login/x", "POST, /user-service/auth//login",
			"POST, /user-service/auth/login;x", "POST, /user-service/./auth/login", "POST, /user-service/AUTH/login",
			"POST, /user-service/internal/users/summaries", "GET, /nothing", "GET, /user-service/users/x",
			"GET, /actuator/env", "DELETE, /actuator/health/liveness", "POST, /auth/login",
			"OPTIONS, /user-service/auth/login" })
	void needsATokenEverywhereElse(String method, String path) {
		assertThat(GatewayRequest.of(method, path, null).needsToken()).isTrue();
	}

	@Test
	void passesAllChecksAndLeadsToItsService() {
		GatewayRequest request = GatewayRequest.of("GET", "/user-service/users/x%25/", "a=%20");
		assertThatCode(() -> {
			request.checkRoute();
			request.checkMediaTypes(null, false, List.of());
			request.checkPath();
		}).doesNotThrowAnyException();
		assertThat(request.service()).isEqualTo(Service.USER);
		assertThat(request.target()).isEqualTo("/users/x%25?a=%20");
		assertThat(request.isPage()).isFalse();
		assertThat(request.isLimited()).isFalse();
	}

	@Test
	void leavesAnAbsentQueryOut() {
		assertThat(GatewayRequest.of("GET", "/user-service/users/x", null).target()).isEqualTo("/users/x");
		assertThat(GatewayRequest.of("GET", "/user-service/users/x", "").target()).isEqualTo("/users/x?");
	}

	@Test
	void limitsTheRateOfLogInAndRegistration() {
		assertThat(GatewayRequest.of("POST", "/user-service/auth/login", null).isLimited()).isTrue();
		assertThat(GatewayRequest.of("POST", "/user-service/auth/register", null).isLimited()).isTrue();
		assertThat(GatewayRequest.of("GET", "/nothing", null).isLimited()).isFalse();
	}

	@Test
	void knowsPages() {
		GatewayRequest page = GatewayRequest.of("GET", "/swagger-ui.html", null);
		assertThat(page.isPage()).isTrue();
		assertThat(page.isLimited()).isFalse();
		assertThatCode(() -> {
			page.checkRoute();
			page.checkMediaTypes("text/plain", true, List.of("text/html"));
			page.checkPath();
		}).doesNotThrowAnyException();
	}

	@Test
	void refusesInItsOwnStep() {
		assertKind(() -> GatewayRequest.of("GET", "/nothing", null).checkRoute(), ErrorKind.NOT_FOUND);
		assertKind(() -> GatewayRequest.of("PUT", "/user-service/auth/login", null).checkRoute(),
				ErrorKind.METHOD_NOT_ALLOWED);
		assertKind(() -> GatewayRequest.of("PUT", "/swagger-ui.html", null).checkRoute(), ErrorKind.METHOD_NOT_ALLOWED);
		assertKind(() -> GatewayRequest.of("POST", "/user-service/auth/login", null)
			.checkMediaTypes("text/plain", true, List.of()), ErrorKind.UNSUPPORTED_MEDIA_TYPE);
		assertKind(() -> GatewayRequest.of("GET", "/user-service/users/x", null)
			.checkMediaTypes(null, false, List.of("text/html")), ErrorKind.NOT_ACCEPTABLE);
	}

	@Test
	void leavesAMalformedPathToItsStep() {
		GatewayRequest request = GatewayRequest.of("GET", "/user-service/../x", null);
		assertThatCode(() -> {
			request.checkRoute();
			request.checkMediaTypes("text/plain", true, List.of("text/html"));
		}).doesNotThrowAnyException();
		assertKind(request::checkPath, ErrorKind.BAD_REQUEST);
	}

	@Test
	void refusesAMalformedQuery() {
		assertKind(() -> GatewayRequest.of("GET", "/user-service/users/x", "%zz").checkPath(), ErrorKind.BAD_REQUEST);
	}

	private static void assertKind(ThrowingCallable call, ErrorKind kind) {
		assertThat(catchThrowableOfType(ContractException.class, call).kind()).isEqualTo(kind);
	}

}
