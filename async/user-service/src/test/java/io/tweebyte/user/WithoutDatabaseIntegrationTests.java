package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.user.UserClient.Account;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import org.springframework.boot.test.web.server.LocalManagementPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

class WithoutDatabaseIntegrationTests extends StartedUserService {

	private static final PostgresServer SERVER = PostgresServer.stopped();

	@LocalManagementPort
	private int managementPort;

	@DynamicPropertySource
	static void noServerListens(DynamicPropertyRegistry registry) {
		surroundings(registry);
		SERVER.connection("users").register(registry::add);
	}

	@Test
	void startsAndBecomesReadyWhenTheDatabaseAppears() {
		UserClient management = new UserClient(this.managementPort);

		HttpResponse<String> out = this.client.form("/auth/register",
				"userName=abc&email=a%40b.org&password=a+long+secret&birthDate=1990-12-31");
		assertThat(ServiceCaller.detail(out)).isEqualTo("503 The database is not available; try again.");
		assertThat(out.headers().firstValue("Retry-After")).hasValue("1");
		// the first request has once got no response, on a busy machine
		Awaitility.await()
			.atMost(Duration.ofMinutes(1))
			.ignoreExceptionsMatching(AssertionError.class::isInstance)
			.until(() -> readiness(management) == 503);
		assertThat(management.send("GET", "/actuator/health/liveness", null).statusCode()).isEqualTo(200);

		SERVER.start();
		assertThat(readiness(management)).isEqualTo(503);
		Migrations.migrateAll(SERVER);

		Instant end = Instant.now().plusSeconds(20);
		while (readiness(management) != 200 && Instant.now().isBefore(end)) {
			Pause.of(Duration.ofMillis(50));
		}
		assertThat(readiness(management)).isEqualTo(200);
		// a pool that could not connect tries again within a second
		Account ada = Awaitility.await().until(this::register, Objects::nonNull);
		assertThat(this.client.get("/users/summary/" + ada.id(), ada).statusCode()).isEqualTo(200);
	}

	/** Null while the service responds with 503. */
	private Account register() {
		try {
			return this.client.register(false);
		}
		catch (AssertionError ex) {
			assertThat(ex).hasMessageContaining("The database is not available; try again.");
			return null;
		}
	}

	private static int readiness(UserClient management) {
		return management.send("GET", "/actuator/health/readiness", null).statusCode();
	}

}
