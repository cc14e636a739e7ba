package io.tweebyte.user;

import java.net.http.HttpResponse;

import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalManagementPort;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(OutputCaptureExtension.class)
class ManagementPortIntegrationTests extends UserServiceIntegrationTest {

	@LocalManagementPort
	private int managementPort;

	@ParameterizedTest
	@ValueSource(
			strings = { "/", "/nothing", "/actuator/env", "/actuator/shutdown", "/users/search/ada", "/nothing.txt" })
	void hasNothingAtOtherPaths(String path, CapturedOutput output) {
		HttpResponse<String> response = call("GET", path);

		assertThat(response.statusCode()).isEqualTo(404);
		assertThat(ServiceCaller.json(response).path("status").asInt()).isEqualTo(404);
		assertThat(response.headers().firstValue("Content-Type")).hasValue("application/problem+json");
		assertThat(output).doesNotContain("\tat ");
	}

	@ParameterizedTest
	@ValueSource(strings = { "POST", "PUT", "DELETE" })
	void refusesOtherMethods(String method, CapturedOutput output) {
		HttpResponse<String> response = call(method, "/actuator/health");

		assertThat(response.statusCode()).isEqualTo(405);
		assertThat(ServiceCaller.json(response).path("status").asInt()).isEqualTo(405);
		assertThat(response.headers().firstValue("Allow")).hasValue("GET");
		assertThat(output).doesNotContain("\tat ");
	}

	/** Monitoring systems keep their connections open. */
	@Test
	void respondsToManyRequestsOfOneConnection() {
		UserClient management = new UserClient(this.managementPort);
		for (int i = 0; i < 500; i++) {
			assertThat(management.send("GET", "/actuator/health/liveness", null).statusCode()).isEqualTo(200);
		}
	}

	private HttpResponse<String> call(String method, String path) {
		return new UserClient(this.managementPort).send(method, path, null);
	}

}
