package io.tweebyte.gateway;

import java.io.IOException;

import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalManagementPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(OutputCaptureExtension.class)
class ManagementPortIntegrationTests extends GatewayIntegrationTest {

	@LocalManagementPort
	private int managementPort;

	/** Spring Cloud Gateway keeps its routes from a port only if it knows its number. */
	@DynamicPropertySource
	static void managementPort(DynamicPropertyRegistry registry) {
		int port = FreePorts.find();
		registry.add("management.server.port", () -> port);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/", "/nothing", "/actuator/env", "/actuator/gateway/routes",
			"/user-service/users/search/ada", "/nothing.txt" })
	void hasNothingAtOtherPaths(String path, CapturedOutput output) throws IOException {
		Response response = call("GET", path);

		assertThat(response.status()).isEqualTo(404);
		assertThat(response.header("Content-Type")).isEqualTo("application/problem+json");
		assertThat(response.body()).contains("\"status\":404");
		assertThat(output).doesNotContain("\tat ");
	}

	@ParameterizedTest
	@ValueSource(strings = { "POST", "PUT", "DELETE" })
	void refusesOtherMethods(String method, CapturedOutput output) throws IOException {
		Response response = call(method, "/actuator/health");

		assertThat(response.status()).isEqualTo(405);
		assertThat(response.header("Allow")).isEqualTo("GET");
		assertThat(response.body()).contains("\"status\":405");
		assertThat(output).doesNotContain("\tat ");
	}

	/** Monitoring systems keep their connections open. */
	@Test
	void respondsToManyRequestsOfOneConnection() {
		ServiceCaller management = new ServiceCaller(this.managementPort);
		for (int i = 0; i < 500; i++) {
			assertThat(management.exchange("GET", "/actuator/health/liveness", null).statusCode()).isEqualTo(200);
		}
	}

	private Response call(String method, String path) throws IOException {
		return RawHttp.exchange(this.managementPort,
				bare(method, path, "Content-Length: 0\r\nConnection: close\r\n\r\n"));
	}

}
