package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.boot.test.web.server.LocalManagementPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** The database goes away under a service that runs, and comes back. */
class DatabaseOutageIntegrationTests extends StartedUserService {

	private static final PostgresServer SERVER = PostgresServer.temporary();

	@LocalManagementPort
	private int managementPort;

	private UserClient management;

	private Account ada;

	@DynamicPropertySource
	static void ownDatabase(DynamicPropertyRegistry registry) {
		surroundings(registry);
		Migrations.migrateAll(SERVER);
		SERVER.connection("users").register(registry::add);
	}

	@AfterAll
	static void stop() {
		SERVER.close();
	}

	@BeforeEach
	void signUp() {
		this.management = new UserClient(this.managementPort);
		this.ada = this.client.register(false);
	}

	@Test
	void isOutWithTheDatabaseAndComesBackWithIt() {
		assertThat(readiness()).isEqualTo(200);

		SERVER.close();
		assertThat(Stream.of(read(), logIn(), this.client.put(this.ada, "{\"biography\":\"New\"}")))
			.allSatisfy(DatabaseOutageIntegrationTests::assertUnavailable);
		assertThat(readiness()).isEqualTo(503);
		assertThat(this.management.send("GET", "/actuator/health/liveness", null).statusCode()).isEqualTo(200);

		SERVER.start();
		await().atMost(Duration.ofSeconds(20)).until(this::readiness, (status) -> status == 200);
		await().atMost(Duration.ofSeconds(20)).until(() -> read().statusCode(), (status) -> status == 200);
		assertThat(logIn().statusCode()).isEqualTo(200);
		assertThat(this.client.put(this.ada, "{\"biography\":\"New\"}").statusCode()).isEqualTo(204);
	}

	@Test
	void answersManyWhileTheDatabaseIsOut() {
		SERVER.close();
		try {
			assertThat(IntStream.range(0, 100)
				.mapToObj((i) -> CompletableFuture.supplyAsync(this::read, (task) -> Thread.ofVirtual().start(task)))
				.toList()).extracting(CompletableFuture::join)
				.allSatisfy(DatabaseOutageIntegrationTests::assertUnavailable);
		}
		finally {
			SERVER.start();
		}
		await().atMost(Duration.ofSeconds(20)).until(() -> read().statusCode(), (status) -> status == 200);
	}

	@Test
	void replacesConnectionsThatTheDatabaseHasEnded() {
		assertThat(
				SERVER.administration("users")
					.query("select count(pg_terminate_backend(pid)) "
							+ "from pg_stat_activity where datname = 'users' and usename = 'users_service'"))
			.isNotEqualTo("0");

		await().atMost(Duration.ofSeconds(20)).until(() -> {
			HttpResponse<String> response = read();
			assertThat(response.statusCode()).isIn(200, 503);
			return response.statusCode() == 200;
		});
	}

	private static void assertUnavailable(HttpResponse<String> response) {
		assertThat(response.statusCode()).as("%s", response.body()).isEqualTo(503);
		assertThat(response.headers().firstValue("Retry-After")).hasValue("1");
	}

	private HttpResponse<String> read() {
		return this.client.get("/users/summary/" + this.ada.id(), this.ada);
	}

	private HttpResponse<String> logIn() {
		return this.client.login(this.ada.email(), UserClient.PASSWORD, "10.30");
	}

	private int readiness() {
		return this.management.send("GET", "/actuator/health/readiness", null).statusCode();
	}

}
