package io.tweebyte.gateway;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What passes the gateway, in both directions, and what does not. */
class RoutingIntegrationTests extends GatewayIntegrationTest {

	private static final String ID = "5f6b3a5e-8c3f-7c1a-9f5e-111111111111";

	private static final String USER_PATH = "/user-service/users/" + ID;

	private static final String JSON = "Content-Type: application/json\r\n";

	@ParameterizedTest
	@CsvSource({ "GET, /user-service/users/1?x=y&x=z, /users/1?x=y&x=z", "DELETE, /tweet-service/tweets/1, /tweets/1",
			"POST, /interaction-service/follows/1/2, /follows/1/2",
			"PUT, /interaction-service/follows/1/2/ACCEPTED, /follows/1/2/ACCEPTED",
			"GET, /tweet-service/tweets/search/abc/, /tweets/search/abc", "GET, /user-service, /",
			"GET, /%75ser-service/users/1, /users/1", "DELETE, /user-service/nothing, /nothing",
			"OPTIONS, /user-service/users/1, /users/1", "BREW, /user-service/users/1, /users/1" })
	void removesTheFirstSegmentAndKeepsTheRest(String method, String sent, String passed) throws IOException {
		assertThat(send(method, sent, "", "").status()).isEqualTo(200);
		assertThat(asked().method()).isEqualTo(method);
		assertThat(asked().target()).isEqualTo(passed);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/user-service/internal/users/summaries", "/user-service/internal/users/summaries/",
			"/user-service/internal/users/summaries?limit=1", "/user-service/%69nternal/users/summaries",
			"/user-service/%69%6E%74%65%72%6e%61%6c/users/summaries/", "/user-service/internal/users/summar%69es",
			"/%75ser-service/internal/users/summaries", "/user-service/internal/users/privacy",
			"/user-service/%69nternal/users/privacy/", "/user-service/internal/users/password-changes",
			"/user-service/internal/users/password%2Dchanges", "/tweet-service/internal/tweets/summaries",
			"/tweet-service/%69nternal/tweets/summaries", "/tweet-service/internal/tweets/existence",
			"/tweet-service/internal/tweets/existence/", "/interaction-service/internal/tweets/interactions",
			"/interaction-service/internal/tweets/%69nteractions", "/interaction-service/internal/tweets/interactions/",
			"/user-service/internal", "/user-service/internal/", "/user-service/internal/nothing" })
	void neverPassesAnInternalPathOn(String path) throws IOException {
		String json = JSON + "Content-Length: 2\r\n";
		assertThat(send("POST", path, json, "{}").status()).isEqualTo(404);
		assertThat(get(path).status()).isEqualTo(404);
		assertThat(exchange(bare("POST", path, json) + "\r\n{}").status()).isEqualTo(401);
		assertThat(exchange(bare("GET", path, "\r\n")).status()).isEqualTo(401);
		assertThat(NEIGHBOURS.requests()).noneMatch((request) -> "POST".equals(request.method()));
		assertThat(isNoServiceCalled()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "/user-service//internal/users/summaries", "/user-service/./internal/users/summaries",
			"/user-service/users/../internal/users/summaries", "/user-service/users/%2E%2e/internal/users/summaries",
			"/user-service/internal;a=b/users/summaries", "/user-service/internal%2Fusers/summaries",
			"/user-service%2Finternal/users/summaries", "/user-service/internal%00/users/summaries" })
	void refusesAnInternalPathInDisguise(String path) throws IOException {
		assertThat(send("POST", path, JSON + "Content-Length: 2\r\n", "{}").status()).isEqualTo(400);
		assertThat(get(path).status()).isEqualTo(400);
		assertThat(isNoServiceCalled()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "%FF=1", "limit=%C0%80", "limit=%ED%A0%80", "limit=%00", "x=%FF" })
	void refusesQueriesThatCannotBeDecoded(String query) throws IOException {
		Response response = get("/user-service/users/search/ada?" + query);
		assertThat(response.status()).isEqualTo(400);
		assertThat(response.body()).contains("\"detail\":\"The query has over 100 parameters",
				"\"instance\":\"/user-service/users/search/ada\"");
		assertThat(isNoServiceCalled()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "GET", "POST", "PUT" })
	void fulfilsNoUnknownExpectation(String method) throws IOException {
		Response response = send(method, USER_PATH, JSON + "Content-Length: 2\r\nExpect: wonders\r\n", "{}");
		assertThat(response.status()).isEqualTo(417);
		assertThat(response.body()).isEmpty();
		assertThat(isNoServiceCalled()).isTrue();
	}

	@Test
	void passesTheErrorsOfServicesOn() throws IOException {
		services((request, connection) -> connection
			.send("HTTP/1.1 404 Not Found\r\nContent-Type: application/problem+json\r\nContent-Length: 14\r\n\r\n"
					+ "{\"status\":404}"));
		assertThat(exchange(bare("GET", "/user-service/nothing", "\r\n")).status()).isEqualTo(401);
		assertThat(isNoServiceCalled()).isTrue();
		Response response = send("GET", "/user-service/nothing", "Accept: text/html\r\n", "");
		assertThat(response.status()).isEqualTo(404);
		assertThat(response.body()).isEqualTo("{\"status\":404}");
		assertThat(asked().headers()).containsEntry("X-Forwarded-Path", List.of("/user-service/nothing"))
			.containsEntry("Accept", List.of("text/html"));
	}

	@Test
	void passesHarmlessHeadersOn() throws IOException {
		send("GET", USER_PATH, "If-Match: \"1\"\r\nX-Twice: a\r\nX-Twice: b\r\nAccept: application/json\r\n"
				+ "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\r\nX-Request-Id: my-id\r\n",
				"");
		assertThat(asked().headers()).containsEntry("X-Twice", List.of("a", "b"))
			.containsEntry("If-Match", List.of("\"1\""))
			.containsEntry("Accept", List.of("application/json"))
			.containsEntry("traceparent", List.of("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"))
			.containsEntry("X-Request-Id", List.of("my-id"))
			.containsEntry("Authorization", List.of("Bearer " + TOKEN))
			.containsEntry("X-Forwarded-For", List.of("127.0.0.1"))
			.containsEntry("X-Deadline-Millis", List.of("700"));
	}

	@Test
	void keepsHeadersThatAClientMustNotSetFromServices() throws IOException {
		send("GET", USER_PATH,
				"X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-Host: a\r\nForwarded: for=1.2.3.4\r\nX-Real-IP: 1.2.3.4\r\n"
						+ "X-User-Id: root\r\nX-Deadline-Millis: 999999\r\nTE: trailers\r\n"
						+ "Proxy-Authorization: a\r\nProxy-Connection: close\r\nKeep-Alive: timeout=1\r\n"
						+ "Upgrade: websocket\r\nExpect: 100-continue\r\nConnection: X-Named, Upgrade, Authorization\r\n"
						+ "X-Named: a\r\nX-Request-Id: bad id\r\nAccess-Control-Request-Headers: a\r\n",
				"");
		RawServer.Request asked = asked();
		assertThat(asked.headers()).doesNotContainKeys("X-Forwarded-Host", "Forwarded", "X-Real-IP", "X-User-Id", "TE",
				"Proxy-Authorization", "Proxy-Connection", "Keep-Alive", "Expect", "X-Named",
				"Access-Control-Request-Headers");
		assertThat(asked.headers()).containsEntry("X-Forwarded-For", List.of("127.0.0.1"))
			.containsEntry("X-Deadline-Millis", List.of("700"))
			.containsEntry("Authorization", List.of("Bearer " + TOKEN));
		assertThat(asked.header("X-Request-Id")).hasSize(36);
		assertThat(asked.header("Host")).startsWith("127.0.0.1:");
		assertThat(asked.target()).isEqualTo("/users/" + ID);
	}

	@Test
	void passesAPreflightRequestOnAsAnOrdinaryOne() throws IOException {
		String preflight = "Origin: https://evil.example\r\nAccess-Control-Request-Method: GET\r\n"
				+ "Access-Control-Request-Headers: authorization\r\n";
		assertThat(send("OPTIONS", USER_PATH, preflight, "").status()).isEqualTo(200);
		assertThat(asked().method()).isEqualTo("OPTIONS");
		assertThat(asked().headers()).containsEntry("Origin", List.of("https://evil.example"))
			.doesNotContainKeys("Access-Control-Request-Method", "Access-Control-Request-Headers");
	}

	@Test
	void passesStatusHeadersAndBodyBack() throws IOException {
		services((request, connection) -> connection
			.send("HTTP/1.1 409 Whatever\r\nX-Degraded: tweets\r\nETag: \"3\"\r\n"
					+ "Link: <?limit=1&before=x>; rel=\"next\"\r\nContent-Type: application/problem+json\r\nX-Twice: a\r\n"
					+ "X-Twice: b\r\nX-Request-Id: theirs\r\nDate: never\r\nServer: other\r\nConnection: X-Named\r\n"
					+ "X-Named: a\r\nKeep-Alive: timeout=5\r\nContent-Length: 2\r\n\r\n{}"));
		Response response = get(USER_PATH);
		assertThat(response.status()).isEqualTo(409);
		assertThat(response.body()).isEqualTo("{}");
		assertThat(response.headers()).containsEntry("X-Degraded", List.of("tweets"))
			.containsEntry("ETag", List.of("\"3\""))
			.containsEntry("Link", List.of("<?limit=1&before=x>; rel=\"next\""))
			.containsEntry("Content-Type", List.of("application/problem+json"))
			.containsEntry("X-Twice", List.of("a", "b"))
			.containsEntry("Content-Length", List.of("2"))
			.doesNotContainKeys("X-Named", "Keep-Alive", "Server", "Connection");
		assertThat(response.headers().get("X-Request-Id")).singleElement().asString().hasSize(36);
		assertThat(response.headers().get("Date")).singleElement().asString().endsWith("GMT");
	}

	@ParameterizedTest
	@ValueSource(ints = { 204, 304 })
	void passesAnswersWithoutBodyBack(int status) throws IOException {
		services((request, connection) -> connection.send("HTTP/1.1 " + status + " OK\r\n\r\n"));
		try (RawHttp client = connect()) {
			for (int i = 0; i < 3; i++) {
				client.send(head("GET", USER_PATH, "\r\n"));
				assertThat(client.readHead().status()).isEqualTo(status);
			}
		}
	}

	@Test
	void answersHeadLikeGetWithoutTheBody() throws IOException {
		try (RawHttp client = connect()) {
			client.send(head("HEAD", USER_PATH, "\r\n"));
			Response response = client.readHead();
			assertThat(response.status()).isEqualTo(200);
			assertThat(asked().method()).isEqualTo("HEAD");
			assertThat(response.header("Content-Length")).isEqualTo(Integer.toString(get(USER_PATH).body().length()));
			client.send(bare("HEAD", USER_PATH, "\r\n"));
			assertThat(client.readHead().status()).isEqualTo(401);
			client.send(head("GET", USER_PATH, "\r\n"));
			assertThat(client.read().body()).isEqualTo("{\"target\":\"/users/" + ID + "\"}");
		}
	}

	@Test
	void passesBodiesOnAsTheyAre() throws IOException {
		StringBuilder received = new StringBuilder();
		services((request, connection) -> {
			received.append(connection.readBody());
			connection.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
		});
		send("PUT", USER_PATH, JSON + "Content-Length: 9\r\n", "{\"a\":\"\u00e9\"}");
		assertThat(asked().header("Content-Length")).isEqualTo("9");
		assertThat(asked().header("Content-Type")).isEqualTo("application/json");
		send("PUT", USER_PATH, JSON + "Transfer-Encoding: chunked\r\n", "3\r\n abc\r\n0\r\n\r\n".replace(" ", ""));
		assertThat(received).hasToString("{\"a\":\"\u00e9\"}abc");
	}

	@Test
	void passesAnEmptyBodyOnAsNone() throws IOException {
		services((request, connection) -> connection.respond("200 OK", "[" + connection.readBody() + "]"));
		assertThat(send("POST", "/interaction-service/follows/1/2", "", "").body()).isEqualTo("[]");
		assertThat(asked().headers()).doesNotContainKey("Transfer-Encoding");
		assertThat(asked().header("Content-Length")).isEqualTo("0");
	}

	@Test
	void asksForTheBodyThatAClientHoldsBack() throws IOException {
		services((request, connection) -> connection.respond("200 OK", "{}"));
		try (RawHttp client = connect()) {
			client.send(head("PUT", USER_PATH, JSON + "Content-Length: 2\r\nExpect: 100-continue\r\n\r\n"));
			assertThat(client.readHead().status()).isEqualTo(100);
			client.send("{}");
			assertThat(client.read().status()).isEqualTo(200);
		}
	}

	@Test
	void asksForTheBodyOfTheLastRequestOnAConnection() throws IOException {
		services((request, connection) -> connection.respond("200 OK", "{}"));
		try (RawHttp client = connect()) {
			client.send(head("PUT", USER_PATH,
					JSON + "Content-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"));
			assertThat(client.readHead().status()).isEqualTo(100);
			client.send("{}");
			Response response = client.read();
			assertThat(response.status()).isEqualTo(200);
			assertThat(response.header("Connection")).isEqualTo("close");
			assertThat(client.isClosedByServer()).isTrue();
		}
	}

	@Test
	void callsNoServiceBeforeTheBodyIsWhole() throws IOException {
		services((request, connection) -> connection.respond("200 OK", "{}"));
		try (RawHttp client = connect()) {
			client.send(head("PUT", USER_PATH, JSON + "Transfer-Encoding: chunked\r\n\r\n") + "1\r\n{\r\n");
			assertThat(get(USER_PATH).status()).isEqualTo(200);
			assertThat(asked().method()).isEqualTo("GET");
			client.send("1\r\n}\r\n0\r\n\r\n");
			assertThat(client.read().status()).isEqualTo(200);
			assertThat(asked().header("Content-Length")).isEqualTo("2");
		}
	}

	@Test
	void streamsAnswersToTheClientWithoutHoldingThemBack() throws Exception {
		CountDownLatch firstRead = new CountDownLatch(1);
		services((request, connection) -> {
			connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n");
			await(firstRead);
			connection.send("4\r\nlast\r\n0\r\n\r\n");
		});
		try (RawHttp client = connect()) {
			client.send(head("GET", USER_PATH, "\r\n"));
			assertThat(client.readHead().header("Transfer-Encoding")).isEqualTo("chunked");
			assertThat(client.readChunk()).isEqualTo("first");
			firstRead.countDown();
			assertThat(client.readChunk()).isEqualTo("last");
			assertThat(client.readChunk()).isEmpty();
		}
	}

	@Test
	void passesLargeAnswersWhole() throws IOException {
		String large = "x".repeat(5_000_000);
		services((request, connection) -> connection.respond("200 OK", large));
		assertThat(get(USER_PATH).body()).isEqualTo(large);
	}

	@Test
	void usesConnectionsToServicesAgain() throws IOException {
		for (int i = 0; i < 20; i++) {
			assertThat(get(USER_PATH).status()).isEqualTo(200);
		}
		assertThat(NEIGHBOURS.connections()).isLessThan(10);
	}

	private static void await(CountDownLatch latch) {
		try {
			assertThat(latch.await(5, TimeUnit.SECONDS)).isTrue();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
