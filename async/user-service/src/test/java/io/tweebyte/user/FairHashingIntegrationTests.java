package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * One account or one address that sends more passwords than can be hashed. The limit on
 * failures is switched off: it does not help against clients that do not fail.
 */
@TestPropertySource(properties = { "tweebyte.password.cost=10", "tweebyte.login.pair-failures=1000000",
		"tweebyte.login.address-failures=1000000", "tweebyte.time.request=10s" })
class FairHashingIntegrationTests extends UserServiceIntegrationTest {

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	@AfterEach
	void stop() {
		this.threads.close();
	}

	@Test
	void changesOfOneAccountLeaveLogInToOthers() {
		Account eve = this.client.register(false);
		assertThat(
				floodWhileOthersLogIn(24,
						() -> this.client.put(eve,
								"{\"password\":\"another secret\",\"current_password\":\"wrong secret\"}", "10.65")))
			.contains(403, 503)
			.isSubsetOf(403, 503);
	}

	@Test
	void registrationsFromOneAddressLeaveLogInToOthers() {
		assertThat(floodWhileOthersLogIn(45, this::register)).contains(200, 503).isSubsetOf(200, 503);
	}

	@Test
	void logInsFromOneAddressLeaveLogInToOthers() {
		assertThat(floodWhileOthersLogIn(45, () -> this.client.login("unknown@example.org", "wrong secret", "10.66")))
			.contains(401, 503)
			.isSubsetOf(401, 503);
	}

	@Test
	void registrationsFromOneAddressLeaveRegistrationToOthers() {
		assertThat(flood(45, this::register, () -> {
			HttpResponse<String> other = this.client.send("POST", "/auth/register", form(), "Content-Type",
					"application/x-www-form-urlencoded", "X-Forwarded-For", "10.67");
			assertThat(other.statusCode()).isEqualTo(200);
		})).contains(200, 503).isSubsetOf(200, 503);
	}

	private HttpResponse<String> register() {
		return this.client.form("/auth/register", form());
	}

	private static String form() {
		String name = "u" + UUID.randomUUID().toString().substring(0, 13);
		return "userName=" + name + "&email=" + name + "%40example.org&password=a+long+secret&birthDate=31%2F12%2F1990";
	}

	private List<Integer> floodWhileOthersLogIn(int requests, Supplier<HttpResponse<String>> request) {
		List<Account> others = Stream.generate(() -> this.client.register(false)).limit(4).toList();
		return flood(requests, request, () -> {
			List<CompletableFuture<HttpResponse<String>>> logIns = others.stream()
				.map((other) -> send(
						() -> this.client.login(other.email(), UserClient.PASSWORD, "10." + UUID.randomUUID())))
				.toList();
			assertThat(logIns).extracting((logIn) -> logIn.join().statusCode()).containsOnly(200);
		});
	}

	/** Runs something while so many requests wait that some have been refused. */
	private List<Integer> flood(int requests, Supplier<HttpResponse<String>> request, Runnable meanwhile) {
		List<CompletableFuture<HttpResponse<String>>> flood = IntStream.range(0, requests)
			.mapToObj((i) -> send(request))
			.toList();
		CompletableFuture<Void> refused = new CompletableFuture<>();
		flood.forEach((sent) -> sent.thenAccept((response) -> {
			if (response.statusCode() == 503) {
				refused.complete(null);
			}
		}));
		refused.orTimeout(30, TimeUnit.SECONDS).join();
		meanwhile.run();
		return flood.stream().map(CompletableFuture::join).map(HttpResponse::statusCode).toList();
	}

	private CompletableFuture<HttpResponse<String>> send(Supplier<HttpResponse<String>> request) {
		return CompletableFuture.supplyAsync(request, this.threads);
	}

}
