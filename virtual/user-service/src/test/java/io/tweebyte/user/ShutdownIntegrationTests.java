package io.tweebyte.user;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.testsupport.RawHttp;
import org.junit.jupiter.api.Test;

import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

class ShutdownIntegrationTests {

	private static final Duration TIMEOUT = Duration.ofSeconds(15);

	@Test
	void finishesWhatItHasBegunAndTakesOnNothingNew() throws SQLException {
		ConfigurableApplicationContext service = start();
		int port = service.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
		CompletableFuture<HttpResponse<String>> begun;
		CompletableFuture<Void> stopped;
		try (Connection connection = StartedUserService.DATABASE.open();
				Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table users in access exclusive mode");
			begun = CompletableFuture.supplyAsync(() -> new UserClient(port).form("/auth/register",
					"userName=last.one&email=last%40example.org&password=a+long+secret&birthDate=1990-12-31"));
			await().atMost(TIMEOUT).until(ShutdownIntegrationTests::waits);
			stopped = CompletableFuture.runAsync(service::close);
			await().atMost(TIMEOUT).until(() -> refusesConnections(port));
			assertThat(begun).isNotDone();
			assertThat(stopped).isNotDone();
			connection.rollback();
		}

		// what was left to do: hash, insert, sign
		assertThat(begun.join().statusCode()).as("%s", begun.join().body()).isEqualTo(200);
		assertThat(stopped).succeedsWithin(TIMEOUT);
		assertThat(StartedUserService.query("select count(*) from users where user_name = 'last.one'")).isEqualTo("1");
	}

	private static ConfigurableApplicationContext start() {
		List<String> settings = new ArrayList<>(List.of("--server.port=0", "--management.server.port=0",
				"--tweebyte.password.cost=4", "--tweebyte.time.request=30s",
				"--tweebyte.database.statement-timeout=30s", "--tweebyte.database.lock-timeout=30s"));
		StartedUserService.surroundings((name, value) -> settings.add("--" + name + "=" + value.get()));
		return new SpringApplicationBuilder(UserServiceApplication.class).run(settings.toArray(String[]::new));
	}

	private static boolean waits() {
		return StartedUserService
			.query("select count(*) from pg_stat_activity where wait_event_type = 'Lock' "
					+ "and datname = current_database()")
			.equals("1");
	}

	private static boolean refusesConnections(int port) {
		try (RawHttp connection = RawHttp.connect(port)) {
			return connection == null;
		}
		catch (IOException ex) {
			return true;
		}
	}

}
