package io.tweebyte.user;

import java.time.Duration;

import io.micrometer.core.instrument.MeterRegistry;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

class UserCountIntegrationTests extends UserServiceIntegrationTest {

	@Autowired
	private MeterRegistry meters;

	@Test
	void countsAgainAndAgain() {
		double before = Double.parseDouble(query("select count(*) from users"));

		this.client.register(false);

		await().atMost(Duration.ofSeconds(20)).untilAsserted(() -> assertThat(users()).isGreaterThan(before));
	}

	private double users() {
		return this.meters.get("tweebyte.users").gauge().value();
	}

}
