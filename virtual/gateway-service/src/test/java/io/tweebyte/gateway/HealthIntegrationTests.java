package io.tweebyte.gateway;

import java.io.IOException;

import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.availability.AvailabilityChangeEvent;
import org.springframework.boot.availability.AvailabilityState;
import org.springframework.boot.availability.LivenessState;
import org.springframework.boot.availability.ReadinessState;
import org.springframework.context.ApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;

class HealthIntegrationTests extends GatewayIntegrationTest {

	@Autowired
	private ApplicationContext application;

	@AfterEach
	void recover() {
		change(LivenessState.CORRECT);
		change(ReadinessState.ACCEPTING_TRAFFIC);
	}

	@Test
	void isNotReadyWhileItRefusesTraffic() throws IOException {
		change(ReadinessState.REFUSING_TRAFFIC);
		assertAnswer("readiness", 503, "{\"status\":\"OUT_OF_SERVICE\"}");
		assertAnswer("liveness", 200, "{\"status\":\"UP\"}");
	}

	@Test
	void isNotAliveWhenItIsBroken() throws IOException {
		change(LivenessState.BROKEN);
		assertAnswer("liveness", 503, "{\"status\":\"DOWN\"}");
		assertAnswer("readiness", 200, "{\"status\":\"UP\"}");
	}

	private void change(AvailabilityState state) {
		AvailabilityChangeEvent.publish(this.application, state);
	}

	private void assertAnswer(String probe, int status, String body) throws IOException {
		Response response = exchange(bare("GET", "/actuator/health/" + probe, "\r\n"));
		assertThat(response.status()).isEqualTo(status);
		assertThat(response.body()).isEqualTo(body);
	}

}
