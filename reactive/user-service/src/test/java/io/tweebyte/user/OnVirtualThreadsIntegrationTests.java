package io.tweebyte.user;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.HashingClient;
import io.tweebyte.shared.threads.FairThreads;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

@TestPropertySource(properties = "tweebyte.threads=virtual")
class OnVirtualThreadsIntegrationTests extends UserServiceIntegrationTest {

	@Autowired
	private FairThreads passwordThreads;

	@Test
	void answersAsItDoesOnPlatformThreads() {
		Account ada = this.client.register(false);
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().endsWith("/count") ? "1" : "[]"));

		assertThat(this.client.login(ada.email(), UserClient.PASSWORD, "10.6").statusCode()).isEqualTo(200);
		assertThat(this.client.get("/users/" + ada.id(), ada).body()).contains("\"followers\":1", "\"tweets\":[]");
		assertThat(this.client.put(ada, "{\"biography\":\"New\"}").statusCode()).isEqualTo(204);
	}

	@Test
	void hashesPasswordsOnPlatformThreads() {
		assertThat(virtual(this.passwordThreads)).isFalse();
	}

	private static boolean virtual(FairThreads threads) {
		CompletableFuture<Boolean> virtual = new CompletableFuture<>();
		threads.submit(new HashingClient(true, "10.7", "ada", Deadline.in(Duration.ofSeconds(5))),
				() -> virtual.complete(Thread.currentThread().isVirtual()), virtual::completeExceptionally);
		return virtual.join();
	}

}
