package io.tweebyte.gateway;

import java.io.EOFException;
import java.io.IOException;
import java.net.SocketException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Heads of requests that no service may see, or that do not arrive in time. */
@ExtendWith(OutputCaptureExtension.class)
@TestPropertySource(properties = { "tweebyte.time.head=20s", "tweebyte.limits.connections-per-address=500" })
class RequestHeadsIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/user-service/users/1";

	private static final int CLOSED = 0;

	private static final String OTHER = head("GET", "/user-service/users/2", "\r\n");

	@ParameterizedTest
	@ValueSource(strings = { "Content-Length: 5\r\nTransfer-Encoding: chunked",
			"Transfer-Encoding: chunked\r\nContent-Length: 5", "Content-Length: 5\r\nContent-Length: 5",
			"Content-Length: 5\r\nContent-Length: 6", "Content-Length: 5, 5", "Content-Length: +5",
			"Content-Length: 0x5", "Content-Length: -5", "Content-Length: 5 5", "Content-Length:",
			"Content-Length: 99999999999999999999", "Transfer-Encoding: xchunked", "Transfer-Encoding: identity",
			"Transfer-Encoding: gzip, chunked", "Transfer-Encoding: chunked, chunked", "Transfer-Encoding: chunked,",
			"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
			"Transfer-Encoding: identity\r\nTransfer-Encoding: chunked", "Transfer-Encoding:\r\n chunked",
			"Transfer-Encoding : chunked", "Transfer-Encoding:\u000Bchunked", "Content-Length:\u00015",
			"Content-Length: 5\u007F", "X-Bare: a\nContent-Length: 5", "X-Bare: a\rb", "X-Bare: a\r\rContent-Length: 5",
			"X-Nul: a\u0000b", "No colon", ": no name", "X(Odd): a", "Idempotency-Key: \u00e9",
			"Idempotency-Key: \u00c3\u00a9", "X-High: \u0080", "Host: localhost", "Host: other" })
	void refusesHeadsThatServersReadDifferently(String header) throws IOException {
		assertRefused(head("POST", PATH, header + "\r\n\r\n0\r\n\r\n"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "GET /user-service/users/1 HTTP/1.1\r\n\r\n",
			"GET /user-service/users/1 HTTP/1.1\r\nHost: a b\r\n\r\n",
			"GET /user-service/users/1 HTTP/1.1\r\nHost: a, b\r\n\r\n",
			"GET http://b/user-service/users/1 HTTP/1.1\r\nHost: a\r\n\r\n",
			"GET http://ab/user-service/users/1 HTTP/1.1\r\nHost: a\r\n\r\n", "GET a HTTP/1.1\r\nHost: a\r\n\r\n",
			"GET /user-service/users/1 HTTP/1.1\nHost: a\n\n", "GET /user-service/users/1 HTTP/1.1\r\nHost: a\r\n\n",
			"POST /user-service/users/1 HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" })
	void refusesHeadsForNoKnownHost(String head) throws IOException {
		assertRefused(head);
	}

	/** Alone, behind another request in one segment, and divided at some bytes of it. */
	private void assertRefused(String request) throws IOException {
		assertThat(last(request, "", 0)).isIn(400, 501);
		assertThat(last(OTHER + request, "", 1)).isIn(400, 501, CLOSED);
		for (int cut = 1; cut < request.length() - 5; cut += 29) {
			assertThat(last(OTHER + request.substring(0, cut), request.substring(cut), 1)).isIn(400, 501, CLOSED);
		}
		assertThat(NEIGHBOURS.requests()).noneMatch((asked) -> asked.target().equals("/users/1"));
	}

	/** Each takes many times its bytes, as soon as it is here. */
	@Test
	void refusesManyHeadersBeforeTheHeadEnds() throws IOException {
		String few = bare("GET", PATH, "a:\r\n".repeat(98));
		assertThat(exchange(few + "\r\n").status()).isEqualTo(401);
		try (RawHttp client = connect()) {
			assertThat(client.send(few + "a:\r\n".repeat(3)).read().status()).isIn(400, 431);
			assertThat(client.isClosedByServer()).isTrue();
		}
	}

	/** The body that such a head announces is not looked for. */
	@ParameterizedTest
	@ValueSource(strings = { "Content-Length: 5\r\n%s\r\n12345", "%sContent-Length: 5\r\n\r\n12345",
			"Transfer-Encoding: chunked\r\n%s\r\n1\r\nx\r\n0\r\n\r\n" })
	void refusesLargeHeadsWithoutAStackTrace(String form, CapturedOutput output) throws IOException {
		String large = "X-Large: " + "x".repeat(20_000) + "\r\n";
		assertThat(last(bare("POST", PATH, form.formatted(large)), "", 0)).isIn(400, 413, 431, CLOSED);
		assertThat(output).doesNotContain("\tat ");
	}

	/** Behind a body, so that its end and the head arrive together. */
	@ParameterizedTest
	@ValueSource(strings = { "Content-Length: 5\r\n\r\n12345", "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n",
			"Transfer-Encoding: chunked\r\n\r\n7\r\n\n \n b\r\n\r\n0\r\n\r\n" })
	void refusesAFoldedHeadBehindABody(String body) throws IOException {
		services((request, connection) -> connection.respond("200 OK", "{}"));
		String first = head("PUT", "/user-service/users/2", "Content-Type: application/json\r\n" + body);
		String folded = head("GET", PATH, "Transfer-Encoding:\r\n chunked\r\n\r\n");
		assertThat(last(first + folded, "", 1)).isIn(400, 501, CLOSED);
		try (RawHttp client = connect()) {
			client.send(first + head("GET", PATH, "\r\n"));
			assertThat(client.read().status()).isEqualTo(200);
			assertThat(client.read().status()).isEqualTo(200);
		}
	}

	/**
	 * Returns the status of the last response, or {@link #CLOSED} if the server has
	 * closed the connection after the others.
	 */
	private int last(String first, String rest, int others) throws IOException {
		try (RawHttp client = connect()) {
			client.send(first);
			for (int i = 0; i < others; i++) {
				assertThat(client.read().status()).isEqualTo(200);
			}
			sendIfOpen(client, rest);
			int last = client.read().status();
			assertThat(client.isClosedByServer()).isTrue();
			return last;
		}
		catch (EOFException | SocketException ex) {
			return CLOSED;
		}
	}

	private static void sendIfOpen(RawHttp client, String text) {
		try {
			client.send(text);
		}
		catch (IOException ex) {
			// refused already
		}
	}

	@Test
	void servesRequestsBehindEachOther() throws IOException {
		try (RawHttp client = connect()) {
			client.send(OTHER + OTHER.substring(0, 20));
			assertThat(client.read().body()).isEqualTo("{\"target\":\"/users/2\"}");
			client.send(OTHER.substring(20) + OTHER + OTHER.replace("users/2", "users/1"));
			assertThat(client.read().status()).isEqualTo(200);
			assertThat(client.read().status()).isEqualTo(200);
			assertThat(client.read().body()).isEqualTo("{\"target\":\"/users/1\"}");
			assertThat(client.send(OTHER).read().status()).isEqualTo(200);
		}
	}

	@Test
	void takesTargetsWithTheHostInFront() throws IOException {
		assertThat(get("http://localhost/user-service/users/1").body()).isEqualTo("{\"target\":\"/users/1\"}");
	}

	@Test
	void takesHeadsThatArriveByteByByte() throws IOException {
		String request = head("PUT", PATH, "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
		try (RawHttp client = connect()) {
			for (char character : (request + OTHER).toCharArray()) {
				client.send(String.valueOf(character));
			}
			assertThat(client.read().status()).isEqualTo(200);
			assertThat(client.read().status()).isEqualTo(200);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "GET /user-service/users/2 HTTP/1.1\r\nHost: localhost\r\n\r\n" })
	void closesConnectionsWhoseHeadTrickles(String before) throws Exception {
		Instant start = Instant.now();
		List<RawHttp> clients = new ArrayList<>();
		List<Thread> writers = new ArrayList<>();
		for (int i = 0; i < 300; i++) {
			RawHttp client = connect().send(before + "G");
			clients.add(client);
			writers.add(Thread.ofVirtual().start(() -> trickle(client)));
		}
		Instant connected = Instant.now();
		// no thread is held meanwhile
		assertThat(get(PATH).status()).isEqualTo(200);
		assertThat(Duration.between(connected, Instant.now())).isLessThan(Duration.ofSeconds(5));
		for (RawHttp client : clients) {
			if (!before.isEmpty()) {
				assertThat(client.read().status()).isEqualTo(401);
			}
			assertThat(client.isEnded()).isTrue();
		}
		assertThat(Duration.between(start, Instant.now())).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(10));
		for (int i = 0; i < clients.size(); i++) {
			writers.get(i).interrupt();
			clients.get(i).close();
		}
	}

	private static void trickle(RawHttp client) {
		try {
			for (int i = 0; i < 100; i++) {
				client.send("E");
				Thread.sleep(200);
			}
		}
		catch (IOException | InterruptedException ex) {
			// closed, as it should be
		}
	}

	@Test
	void closesConnectionsWhoseHeadStops() throws IOException {
		try (RawHttp client = connect()) {
			client.send(OTHER + "GET / HTTP/1.1\r\nHost");
			assertThat(client.read().status()).isEqualTo(200);
			Instant start = Instant.now();
			client.send(":");
			assertThat(client.isEnded()).isTrue();
			assertThat(Duration.between(start, Instant.now())).isLessThan(Duration.ofSeconds(8));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "CONNECT localhost:80", "CONNECT /user-service/auth/login",
			"TRACE /user-service/auth/login", "OPTIONS *", "CONNECT *", "GET /%zz", "GET /a%00", "GET /<>" })
	void showsNoPageOfTheServer(String line) throws IOException {
		Response response = exchange(line + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
		assertThat(response.status()).isBetween(400, 501).isNotEqualTo(500);
		assertThat(response.body()).doesNotContain("<html").doesNotContainIgnoringCase("tomcat");
		assertThat(response.headers()).doesNotContainKey("Server");
		assertThat(response.header("Content-Type")).isIn(null, "application/problem+json");
	}

	@ParameterizedTest
	@ValueSource(strings = { "Cookie: a=%s; b=\"%s\u0001; =;%s", "Cookie: {%s}=(%s)", "Cookie: $Version=1; %s\\=%s",
			"Authorization : Bearer %s", "Authorization: Bearer %s\u0001", "Bearer %s", "Cookie: a=%s\u00e9" })
	void logsNoSecretOfAMalformedHeader(String header, CapturedOutput output) throws IOException {
		String secret = "s3cr3t-" + header.hashCode();
		exchange(bare("GET", PATH, header.replace("%s", secret) + "\r\nConnection: close\r\n\r\n"));
		exchange(head("GET", PATH, header.replace("%s", secret) + "\r\nConnection: close\r\n\r\n"));
		assertThat(output).doesNotContain(secret);
	}

}
