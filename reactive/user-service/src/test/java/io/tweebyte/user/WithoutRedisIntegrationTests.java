package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.util.stream.IntStream;

import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

class WithoutRedisIntegrationTests extends StartedUserService {

	@DynamicPropertySource
	static void noServerListens(DynamicPropertyRegistry registry) {
		surroundings(registry);
		int port = FreePorts.find();
		registry.add("spring.data.redis.port", () -> port);
	}

	@Test
	void countsFailuresInMemory() {
		Account ada = this.client.register(false);
		IntStream.range(0, 10).forEach((i) -> this.client.login(ada.email(), "another secret", "10.3"));

		HttpResponse<String> right = this.client.login(ada.email(), UserClient.PASSWORD, "10.3");
		HttpResponse<String> elsewhere = this.client.login(ada.email(), UserClient.PASSWORD, "10.4");

		assertThat(right.statusCode()).isEqualTo(429);
		assertThat(elsewhere.statusCode()).isEqualTo(200);
	}

	@Test
	void forgetsFailuresAfterASuccess() {
		Account ada = this.client.register(false);
		IntStream.range(0, 9).forEach((i) -> this.client.login(ada.email(), "another secret", "10.5"));
		this.client.login(ada.email(), UserClient.PASSWORD, "10.5");
		IntStream.range(0, 9).forEach((i) -> this.client.login(ada.email(), "another secret", "10.5"));
		assertThat(this.client.login(ada.email(), UserClient.PASSWORD, "10.5").statusCode()).isEqualTo(200);
	}

	@Test
	void asksEachTimeWhomAReaderFollows() {
		Account ada = this.client.register(true);
		Account bob = this.client.register(false);
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().endsWith("/count") ? "1" : "[]"));

		HttpResponse<String> first = this.client.get("/users/" + ada.id(), bob);
		HttpResponse<String> second = this.client.get("/users/" + ada.id(), bob);

		assertThat(first.body()).isEqualTo(second.body()).contains("\"followers\":1");
		assertThat(NEIGHBOURS.requests()).filteredOn((request) -> request.target().endsWith("/identifiers")).hasSize(2);
	}

	@Test
	void changesUsers() {
		Account ada = this.client.register(false);

		assertThat(this.client.put(ada, "{\"biography\":\"New\"}").statusCode()).isEqualTo(204);
	}

}
