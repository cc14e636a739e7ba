package io.tweebyte.gateway;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.shared.token.TokenIssuer;
import io.tweebyte.testsupport.RawHttp.Response;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Tokens from before a change of the password. */
@TestPropertySource(properties = "tweebyte.token.password-changes=200ms")
class PasswordChangesIntegrationTests extends GatewayIntegrationTest {

	private static final TokenIssuer ISSUER = new TokenIssuer(KEY, Duration.ofHours(1), Clock.systemUTC());

	private static final JsonMapper JSON = ContractJson.mapper();

	private final List<PasswordChange> stored = new CopyOnWriteArrayList<>();

	@Autowired
	private StringRedisTemplate redis;

	@BeforeEach
	void know() {
		NEIGHBOURS.respond(this::respond);
	}

	private void respond(RawServer.Request request, RawServer.Connection connection) throws IOException {
		if (request.target().equals("/.well-known/jwks.json")) {
			connection.respond("200 OK", KEY.publicKeysJson());
		}
		else if (request.target().startsWith(CHANGES)) {
			connection.respond("200 OK", JSON.writeValueAsString(page(decoded(request))));
		}
		else {
			connection.respond("200 OK", "{}");
		}
	}

	private static String decoded(RawServer.Request request) {
		return URLDecoder.decode(request.target(), StandardCharsets.UTF_8);
	}

	private List<PasswordChange> page(String target) {
		String after = target.contains("?after=") ? target.substring(target.indexOf('=') + 1) : "";
		return this.stored.stream()
			.filter((change) -> Microseconds.format(change.changedAt()).compareTo(after) > 0)
			.limit(PasswordChange.PAGE)
			.toList();
	}

	@Test
	void endsTokensByAMessage() throws IOException {
		UUID ada = UUID.randomUUID();
		Instant now = Microseconds.now(Clock.systemUTC());
		String before = ISSUER.issue(ada, now, null);
		String after = ISSUER.issue(ada, now, now);
		assertThat(status(before)).isEqualTo(200);

		publish(JSON.writeValueAsString(new PasswordChange(ada, now)));

		await().until(() -> status(before) == 401);
		assertRefused(before);
		assertThat(status(after)).isEqualTo(200);
		assertThat(status(TOKEN)).isEqualTo(200);
	}

	@Test
	void endsTokensByThePoll() throws IOException {
		UUID ada = UUID.randomUUID();
		Instant now = Microseconds.now(Clock.systemUTC());
		String before = ISSUER.issue(ada, now.minusSeconds(5), null);
		String after = ISSUER.issue(ada, now, now);
		assertThat(status(before)).isEqualTo(200);

		this.stored.add(new PasswordChange(ada, now));

		await().until(() -> status(before) == 401);
		assertRefused(before);
		assertThat(status(after)).isEqualTo(200);
		await().until(() -> NEIGHBOURS.requests()
			.stream()
			.anyMatch((request) -> decoded(request)
				.equals(CHANGES + "?after=" + Microseconds.format(now.minusSeconds(120)))));
	}

	@Test
	void fetchesAllPages() throws IOException {
		Instant begin = Instant.now().minusSeconds(60);
		IntStream.range(0, 2 * PasswordChange.PAGE + 1)
			.forEach((i) -> this.stored.add(new PasswordChange(UUID.randomUUID(), begin.plusMillis(i))));
		List<String> tokens = List.of(token(0), token(PasswordChange.PAGE), token(2 * PasswordChange.PAGE));
		for (String token : tokens) {
			await().until(() -> status(token) == 401);
		}
	}

	@Test
	void missesNoChangeWhileAnotherAccountChangesItsPasswordOften() throws IOException {
		UUID eve = UUID.randomUUID();
		this.stored.add(new PasswordChange(eve, changedOften(500)));
		String ofEve = ISSUER.issue(eve);
		await().until(() -> status(ofEve) == 401);
		UUID ada = UUID.randomUUID();
		String before = ISSUER.issue(ada, Instant.now().minusSeconds(5), null);
		assertThat(status(before)).isEqualTo(200);
		NEIGHBOURS.requests().clear();
		awaitPoll();

		this.stored.addFirst(new PasswordChange(ada, Microseconds.now(Clock.systemUTC())));

		await().until(() -> status(before) == 401);
	}

	/** As the user service dates changes: ahead, when there are many at once. */
	private static Instant changedOften(int times) {
		Instant now = Microseconds.now(Clock.systemUTC());
		return Stream.iterate(now, (last) -> PasswordChange.date(now, last)).skip(times).findFirst().orElseThrow();
	}

	private String token(int change) {
		return ISSUER.issue(this.stored.get(change).id(), this.stored.get(change).changedAt(), null);
	}

	@Test
	void keepsWhatItKnowsWhileTheUserServiceIsUnavailable() throws IOException {
		UUID ada = UUID.randomUUID();
		String before = ISSUER.issue(ada, Instant.now().minusSeconds(5), null);
		this.stored.add(new PasswordChange(ada, Instant.now()));
		await().until(() -> status(before) == 401);

		for (String body : List.of("{}", "[null]", "[{\"id\":1}]", "malformed")) {
			NEIGHBOURS.respond((request, connection) -> {
				if (request.target().startsWith(CHANGES)) {
					connection.respond("200 OK", body);
				}
				connection.respond("200 OK", "{}");
			});
			awaitPoll();
			assertThat(status(before)).isEqualTo(401);
			assertThat(status(TOKEN)).isEqualTo(200);
		}
		NEIGHBOURS.respond((request, connection) -> connection.close());
		awaitPoll();
		assertRefused(before);
	}

	@Test
	void ignoresMessagesThatAreMalformed() throws IOException {
		for (String message : List.of("", "malformed", "null", "[]", "{\"id\":\"" + USER + "\"}")) {
			publish(message);
		}
		endsTokensByAMessage();
	}

	private static void awaitPoll() {
		await().until(() -> NEIGHBOURS.requests().stream().anyMatch((request) -> request.target().startsWith(CHANGES)));
	}

	/** Publishes as soon as the gateway listens. */
	private void publish(String message) {
		await().until(() -> this.redis.convertAndSend(CacheKeys.PASSWORD_CHANGES, message) > 0);
	}

	private int status(String token) throws IOException {
		return request(token).status();
	}

	private void assertRefused(String token) throws IOException {
		Response response = request(token);
		assertThat(response.status()).isEqualTo(401);
		assertThat(response.header("WWW-Authenticate")).isEqualTo("Bearer error=\"invalid_token\"");
		assertThat(response.body()).contains("The token is not valid; log in again.");
	}

	private Response request(String token) throws IOException {
		return exchange(bare("GET", "/user-service/users/1", "Authorization: Bearer " + token + "\r\n\r\n"));
	}

}
