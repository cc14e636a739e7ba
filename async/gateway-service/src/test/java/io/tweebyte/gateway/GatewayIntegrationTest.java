package io.tweebyte.gateway;

import java.io.IOException;
import java.net.InetAddress;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.StartedService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * A started gateway, and a neighbour that plays all services. One gateway in the process
 * at a time.
 */
@SpringBootTest(classes = GatewayApplication.class, webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = { "management.server.port=0", "tweebyte.time.head=700ms", "tweebyte.time.idle=1s",
				"tweebyte.time.total=4s", "tweebyte.time.body=1500ms", "tweebyte.time.request-head=3s",
				"tweebyte.token.password-changes=1h", "tweebyte.limits.client-requests=1000" })
@DirtiesContext
abstract class GatewayIntegrationTest extends StartedService {

	static final String CHANGES = "/internal/users/password-changes";

	static final SigningKey KEY = SigningKey.generate();

	static final UUID USER = UUID.randomUUID();

	static final String TOKEN = new TokenIssuer(KEY, Duration.ofHours(1), Clock.systemUTC()).issue(USER);

	/** The headers of every response. */
	static final Map<String, List<String>> PROTECTION = Map.of("Cache-Control", List.of("no-store"),
			"X-Content-Type-Options", List.of("nosniff"), "X-Frame-Options", List.of("DENY"), "Referrer-Policy",
			List.of("no-referrer"));

	@Autowired
	private EndedTokens ended;

	/** The connections of a test, which end with it. */
	final List<RawHttp> clients = new ArrayList<>();

	@DynamicPropertySource
	static void neighbours(DynamicPropertyRegistry registry) {
		register(registry, "user", "tweet", "interaction");
	}

	@BeforeEach
	void respondWithTargets() {
		services((request, connection) -> connection.respond("200 OK", "{\"target\":\"" + request.target() + "\"}"));
		await().until(this.ended::isComplete);
	}

	@AfterEach
	void close() throws IOException {
		for (RawHttp client : this.clients) {
			client.close();
		}
		this.clients.clear();
	}

	/**
	 * Lets the neighbour respond, but for the keys and changed passwords, which it always
	 * has.
	 */
	static void services(RawServer.Handler handler) {
		NEIGHBOURS.respond((request, connection) -> {
			if (request.target().equals("/.well-known/jwks.json")) {
				connection.respond("200 OK", KEY.publicKeysJson());
			}
			else if (request.target().startsWith(CHANGES)) {
				connection.respond("200 OK", "[]");
			}
			else {
				handler.respond(request, connection);
			}
		});
	}

	/** The last request that a service got, but for those of the gateway itself. */
	static RawServer.Request asked() {
		return NEIGHBOURS.requests()
			.stream()
			.filter((request) -> !isOfTheGateway(request))
			.reduce((first, last) -> last)
			.orElseThrow(() -> new AssertionError("No service was called."));
	}

	static boolean isNoServiceCalled() {
		return NEIGHBOURS.requests().stream().allMatch(GatewayIntegrationTest::isOfTheGateway);
	}

	private static boolean isOfTheGateway(RawServer.Request request) {
		return request.target().equals("/.well-known/jwks.json") || request.target().startsWith(CHANGES);
	}

	/**
	 * Sends a request with a token.
	 * @param method the method
	 * @param target path and query
	 * @param lines more lines of the head, each with its end
	 * @param body the body
	 */
	Response send(String method, String target, String lines, String body) throws IOException {
		return exchange(head(method, target, lines) + "\r\n" + body);
	}

	Response get(String target) throws IOException {
		return send("GET", target, "", "");
	}

	static String head(String method, String target, String lines) {
		return bare(method, target, "Authorization: Bearer " + TOKEN + "\r\n" + lines);
	}

	static String bare(String method, String target, String lines) {
		return method + " " + target + " HTTP/1.1\r\nHost: localhost\r\n" + lines;
	}

	Response exchange(String request) throws IOException {
		return RawHttp.exchange(this.port, request);
	}

	RawHttp connect() throws IOException {
		return RawHttp.connect(this.port);
	}

	/** Connects from an address of this machine, as another client would. */
	RawHttp connect(String address) throws IOException {
		return RawHttp.connect(this.port, InetAddress.getByName(address));
	}

	/** As {@link #connect(String)}, until the test ends. */
	RawHttp client(String address) throws IOException {
		RawHttp client = connect(address);
		this.clients.add(client);
		return client;
	}

	static void assertBusy(Response response) {
		assertThat(response.status()).isEqualTo(503);
		assertThat(response.header("Retry-After")).isEqualTo("1");
		assertThat(response.body()).contains("\"detail\":\"The service is busy; try again.\"");
	}

	static void awaitLatch(CountDownLatch latch) {
		try {
			assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	static String withoutTime(Response response) {
		return response.body().replaceAll("\"timestamp\":\"[0-9T:.-]+Z\"", "\"timestamp\":\"T\"");
	}

}
