package io.tweebyte.user;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.servers.process.Pause;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.RawServer.Connection;
import io.tweebyte.testsupport.RawServer.Request;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

@TestPropertySource(properties = "tweebyte.time.call=800ms")
class ProfileIntegrationTests extends UserServiceIntegrationTest {

	private static final String TWEET = "{\"id\":\"%s\",\"user_id\":\"%s\",\"content\":\"Hello, world\","
			+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}";

	@Test
	void isPutTogetherFromThreeServices() {
		Account ada = this.client.register(false);
		String tweet = TWEET.formatted(UUID.randomUUID(), ada.id());
		NEIGHBOURS.respond(whole("[" + tweet + "]", "[]"));

		HttpResponse<String> response = this.client.send("GET", "/users/" + ada.id(), null, "Authorization",
				"Bearer " + ada.token(), "X-Request-Id", "r-1", "traceparent", "00-1-2-00");

		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(response.body())
			.startsWith("{\"id\":\"" + ada.id() + "\",\"user_name\":\"" + ada.name() + "\",\"email\":\"" + ada.email()
					+ "\",\"birth_date\":\"1990-12-31\",\"biography\":\"Hi\",\"is_private\":false,\"created_at\":\"")
			.endsWith("\",\"followers\":3,\"following\":4,\"tweets\":[" + tweet + "]}");
		assertThat(targets()).containsExactlyInAnyOrder("/tweets/user/" + ada.id() + "/summary?limit=20",
				"/follows/" + ada.id() + "/followers/count", "/follows/" + ada.id() + "/following/count");
		assertThat(NEIGHBOURS.requests()).allSatisfy((request) -> {
			assertThat(request.header("Authorization")).isEqualTo("Bearer " + ada.token());
			assertThat(request.header("X-Request-Id")).isEqualTo("r-1");
			assertThat(request.header("traceparent")).isEqualTo("00-1-2-00");
			assertThat(Integer.parseInt(request.header("X-Deadline-Millis"))).isBetween(1, 800);
		});
	}

	@Test
	void keepsEmailAndBirthDateFromOthers() {
		Account ada = this.client.register(false);
		Account bob = this.client.register(false);
		NEIGHBOURS.respond(whole("[]", "[]"));

		HttpResponse<String> response = this.client.get("/users/" + ada.id(), bob);

		assertThat(response.body()).doesNotContain("email", "birth_date").contains("\"tweets\":[]");
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "500", "garbage", "null", "hole", "out", "slow", "stuck", "cut", "huge", "503", "301", "404" })
	void isShownWithoutWhatANeighbourDoesNotTell(String fault) {
		Account ada = this.client.register(false);
		NEIGHBOURS.respond((request, connection) -> fail(fault, connection));
		long begin = System.nanoTime();

		HttpResponse<String> response = this.client.get("/users/" + ada.id(), ada);

		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("tweets, interactions");
		assertThat(response.body()).endsWith("\"degraded\":[\"tweets\",\"interactions\"]}")
			.doesNotContain("followers", "following", "\"tweets\":");
		assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofMillis(2500));
	}

	private static void fail(String fault, Connection connection) throws IOException {
		switch (fault) {
			case "500" -> connection.respond("500 Internal Server Error", "{}");
			case "503" -> connection.respond("503 Service Unavailable", "{}");
			case "404" -> connection.respond("404 Not Found", "{}");
			case "301" -> connection.respond("301 Moved Permanently", "{}");
			case "garbage" -> connection.respond("200 OK", "<html>");
			case "null" -> connection.respond("200 OK", "null");
			case "hole" -> connection.respond("200 OK", "[{}]");
			case "slow" -> {
				Pause.of(Duration.ofSeconds(2));
				connection.respond("200 OK", "[]");
			}
			case "stuck" -> {
				connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n[");
				Pause.of(Duration.ofSeconds(2));
				connection.close();
			}
			case "cut" -> {
				connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n[]");
				connection.close();
			}
			case "huge" -> connection.respond("200 OK", "[" + " ".repeat(5 << 20) + "]");
			default -> connection.close();
		}
	}

	@Test
	void isShownWithoutTweetsAlone() {
		Account ada = this.client.register(false);
		NEIGHBOURS.respond((request, connection) -> {
			if (request.target().startsWith("/tweets")) {
				connection.respond("200 OK", "[{\"id\":\"" + UUID.randomUUID() + "\"}]");
			}
			else {
				connection.respond("200 OK", "5");
			}
		});

		HttpResponse<String> response = this.client.get("/users/" + ada.id(), ada);

		assertThat(response.headers().firstValue("X-Degraded")).hasValue("tweets");
		assertThat(response.body()).endsWith("\"followers\":5,\"following\":5,\"degraded\":[\"tweets\"]}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "null", "without id", "without user_id", "without content", "without created_at", "21" })
	void isShownWithoutInvalidTweets(String fault) {
		Account ada = this.client.register(false);
		NEIGHBOURS.respond(whole("[" + senseless(fault, TWEET.formatted(UUID.randomUUID(), ada.id())) + "]", "[]"));
		HttpResponse<String> response = this.client.get("/users/" + ada.id(), ada);
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("tweets");
		assertThat(response.body()).doesNotContain("\"tweets\":").contains("\"followers\":3");
	}

	private static String senseless(String fault, String tweet) {
		return switch (fault) {
			case "null" -> "null";
			case "21" -> String.join(",", Collections.nCopies(21, tweet));
			default -> tweet.replace("\"" + fault.substring("without ".length()) + "\":", "\"other\":");
		};
	}

	@Test
	void takesANegativeCountForNone() {
		Account ada = this.client.register(false);
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().startsWith("/tweets") ? "[]" : "-1"));

		HttpResponse<String> response = this.client.get("/users/" + ada.id(), ada);

		assertThat(response.headers().firstValue("X-Degraded")).hasValue("interactions");
	}

	@Test
	void asksOnceMoreWhenTheConnectionBreaksBeforeAByte() {
		Account ada = this.client.register(false);
		AtomicInteger tweets = new AtomicInteger();
		NEIGHBOURS.respond((request, connection) -> {
			if (request.target().startsWith("/tweets") && tweets.incrementAndGet() == 1) {
				connection.close();
			}
			else {
				whole("[]", "[]").respond(request, connection);
			}
		});

		HttpResponse<String> response = this.client.get("/users/" + ada.id(), ada);

		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(tweets).hasValue(2);
	}

	@Test
	void makesNoCallWhileTheBreakersAreOpen() {
		Account ada = this.client.register(false);
		NEIGHBOURS.respond(whole("[]", "[]"));
		this.breakers.circuitBreaker("tweets").transitionToOpenState();
		this.breakers.circuitBreaker("interactions").transitionToOpenState();

		HttpResponse<String> response = this.client.get("/users/" + ada.id(), ada);

		assertThat(response.headers().firstValue("X-Degraded")).hasValue("tweets, interactions");
		assertThat(NEIGHBOURS.requests()).isEmpty();
	}

	@Test
	void opensTheBreakersAfterManyFailures() {
		Account ada = this.client.register(false);
		NEIGHBOURS.respond((request, connection) -> connection.respond("500 Internal Server Error", "{}"));

		for (int i = 0; i < 20; i++) {
			this.client.get("/users/" + ada.id(), ada);
		}

		assertThat(this.breakers.circuitBreaker("tweets").getState()).hasToString("OPEN");
		assertThat(this.breakers.circuitBreaker("interactions").getState()).hasToString("OPEN");
	}

	@Test
	void keepsTheBreakersClosedWhenCallsAreRefused() {
		Account ada = this.client.register(false);
		NEIGHBOURS.respond((request, connection) -> connection.respond("404 Not Found", "{}"));

		for (int i = 0; i < 20; i++) {
			this.client.get("/users/" + ada.id(), ada);
		}

		assertThat(this.breakers.circuitBreaker("tweets").getState()).hasToString("CLOSED");
	}

	@Test
	void hidesAPrivateAccountFromUsersWhoMayNotSeeIt() {
		Account ada = this.client.register(true);
		Account bob = this.client.register(false);
		NEIGHBOURS.respond(whole("[]", "[]"));

		HttpResponse<String> response = this.client.get("/users/" + ada.id(), bob);

		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(response.body()).contains("\"is_private\":true", "\"followers\":3,\"following\":4}")
			.doesNotContain("biography", "tweets", "degraded");
		assertThat(targets()).noneMatch((target) -> target.startsWith("/tweets"));
	}

	@Test
	void showsAPrivateAccountToFollowersAndItself() {
		Account ada = this.client.register(true);
		Account bob = this.client.register(false);
		NEIGHBOURS.respond(whole("[]", "[\"" + ada.id() + "\"]"));

		assertThat(this.client.get("/users/" + ada.id(), bob).body()).contains("\"biography\":\"Hi\"", "\"tweets\":[]");
		assertThat(this.client.get("/users/" + ada.id(), ada).body()).contains("\"biography\":\"Hi\"", "\"tweets\":[]");
	}

	@Test
	void remembersWhomAReaderFollows() {
		Account ada = this.client.register(true);
		Account bob = this.client.register(false);
		NEIGHBOURS.respond(whole("[]", "[\"" + ada.id() + "\"]"));
		this.client.get("/users/" + ada.id(), bob);
		NEIGHBOURS.respond((request, connection) -> connection.close());

		HttpResponse<String> response = this.client.get("/users/" + ada.id(), bob);

		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.body()).contains("\"biography\":\"Hi\"");
		assertThat(targets()).noneMatch((target) -> target.endsWith("/identifiers"));
	}

	@Test
	void isUnavailableWhileTheFollowersAreUnknown() {
		Account ada = this.client.register(true);
		Account bob = this.client.register(false);

		HttpResponse<String> out = this.client.get("/users/" + ada.id(), bob);
		NEIGHBOURS.respond(whole("[]", "[null]"));
		HttpResponse<String> malformed = this.client.get("/users/" + ada.id(), bob);
		this.breakers.circuitBreaker("interactions").transitionToOpenState();
		HttpResponse<String> open = this.client.get("/users/" + ada.id(), bob);

		assertThat(List.of(out, malformed, open)).allSatisfy((response) -> assertThat(ServiceCaller.detail(response))
			.isEqualTo("503 A part of the service is not available; try again."));
	}

	@Test
	void isNotFoundWhenTheIdIsUnknown() {
		Account ada = this.client.register(false);

		assertThat(ServiceCaller.detail(this.client.get("/users/" + UUID.randomUUID(), ada)))
			.isEqualTo("404 There is no such user.");
	}

	private static RawServer.Handler whole(String tweets, String followed) {
		return (request, connection) -> connection.respond("200 OK", whole(request, tweets, followed));
	}

	private static String whole(Request request, String tweets, String followed) {
		if (request.target().startsWith("/tweets")) {
			return tweets;
		}
		if (request.target().endsWith("/identifiers")) {
			return followed;
		}
		return request.target().endsWith("/followers/count") ? "3" : "4";
	}

	private static List<String> targets() {
		return NEIGHBOURS.requests().stream().map(Request::target).toList();
	}

}
