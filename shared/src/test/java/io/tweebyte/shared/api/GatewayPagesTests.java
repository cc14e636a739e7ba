package io.tweebyte.shared.api;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class GatewayPagesTests {

	@ParameterizedTest
	@ValueSource(strings = { "/actuator/health/liveness", "/actuator/health/readiness", "/actuator/health/readiness/",
			"/swagger-ui.html", "/swagger-ui/index.html", "/swagger-ui/swagger-ui.css", "/v3/api-docs/swagger-config" })
	void areAnsweredByTheGateway(String path) {
		assertThat(GatewayPages.find("GET", path(path))).isTrue();
		assertThat(GatewayPages.find("HEAD", path(path))).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "/", "/actuator", "/actuator/health", "/actuator/env", "/actuator/health/liveness/x",
			"/swagger-ui", "/swagger-ui.html/x", "/v3/api-docs", "/user-service/actuator/health/liveness",
			"/Actuator/health/liveness" })
	void areNothingElse(String path) {
		assertThat(GatewayPages.find("GET", path(path))).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "POST", "PUT", "DELETE", "OPTIONS", "get" })
	void canOnlyBeRead(String method) {
		ContractException failure = catchThrowableOfType(ContractException.class,
				() -> GatewayPages.find(method, path(GatewayPages.LIVENESS)));
		assertThat(failure.kind()).isEqualTo(ErrorKind.METHOD_NOT_ALLOWED);
		assertThat(failure.header("Allow")).contains("GET, HEAD");
	}

	private static RequestPath path(String raw) {
		return RequestPath.parse(raw).orElseThrow();
	}

}
