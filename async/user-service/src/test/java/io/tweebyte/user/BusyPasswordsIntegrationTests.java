package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

/** More passwords than the service can hash. */
@TestPropertySource(properties = { "tweebyte.password.cost=13", "tweebyte.password.threads=1",
		"tweebyte.password.queue=3", "tweebyte.time.request=20s" })
class BusyPasswordsIntegrationTests extends UserServiceIntegrationTest {

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	@AfterEach
	void stop() {
		this.threads.close();
	}

	@Test
	@SuppressWarnings("unchecked")
	void refusesAtOnceWhatItCannotHashSoon() {
		Account ada = this.client.register(false);
		List<CompletableFuture<HttpResponse<String>>> logIns = logIn(ada, 12);
		HttpResponse<String> first = (HttpResponse<String>) CompletableFuture
			.anyOf(logIns.toArray(CompletableFuture[]::new))
			.join();
		assertThat(ServiceCaller.detail(first)).isEqualTo("503 The service is busy; try again.");
		assertThat(first.headers().firstValue("Retry-After")).hasValue("1");
		assertThat(logIns).extracting((logIn) -> logIn.join().statusCode()).contains(200, 503).isSubsetOf(200, 503);
	}

	@Test
	void readsWhileItHashes() {
		// whose own hash may still hold its place when it is answered
		Account ada = this.client.register(false);
		List<CompletableFuture<HttpResponse<String>>> logIns = logIn(ada, 3);
		for (int i = 0; i < 20; i++) {
			assertThat(this.client.get("/users/summary/" + ada.id(), ada).statusCode()).isEqualTo(200);
		}
		assertThat(logIns).as("log-ins take longer than reads").anyMatch((logIn) -> !logIn.isDone());
		assertThat(logIns).allMatch((logIn) -> logIn.join().statusCode() == 200);
	}

	@Test
	void hashesNothingForATakenName() {
		String form = "userName=" + this.client.register(false).name()
				+ "&email=another.user%40example.org&password=a+long+secret&birthDate=1990-12-31";
		List<CompletableFuture<HttpResponse<String>>> registrations = IntStream.range(0, 12)
			.mapToObj(
					(i) -> CompletableFuture.supplyAsync(() -> this.client.form("/auth/register", form), this.threads))
			.toList();
		assertThat(registrations).extracting((registration) -> registration.join().statusCode()).containsOnly(409);
		// with a hash for each of them the queue would be full
		assertThatCode(() -> this.client.register(false)).doesNotThrowAnyException();
	}

	private List<CompletableFuture<HttpResponse<String>>> logIn(Account account, int times) {
		return IntStream.range(0, times)
			.mapToObj((i) -> CompletableFuture.supplyAsync(
					() -> this.client.login(account.email(), UserClient.PASSWORD, "10." + UUID.randomUUID()),
					this.threads))
			.toList();
	}

}
