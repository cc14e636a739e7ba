package io.tweebyte.user;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

import io.tweebyte.contracts.validation.SearchTerm;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.TestDatabases;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

// one search after the other: the place of the one before may be given back late
@TestPropertySource(properties = "tweebyte.limits.slow-searches=8")
class UserIntegrationTests extends UserServiceIntegrationTest {

	@Autowired
	private RedisConnectionFactory redis;

	@Test
	void readsASummary() {
		Account ada = this.client.register(false);
		String created = query("select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"') "
				+ "from users where id = '" + ada.id() + "'");
		String expected = "{\"id\":\"%s\",\"user_name\":\"%s\",\"is_private\":false,\"created_at\":\"%s\"}"
			.formatted(ada.id(), ada.name(), created);

		assertThat(this.client.get("/users/summary/" + ada.id(), ada).body()).isEqualTo(expected);
		assertThat(this.client.get("/users/summary/" + ada.id() + "/", ada).body()).isEqualTo(expected);
		assertThat(this.client.get("/users/summary/name/" + ada.name().toUpperCase(), ada).body()).isEqualTo(expected);
	}

	@Test
	void readsManySummariesNewestFirst() {
		Account ada = this.client.register(false);
		Account bob = this.client.register(true);
		String ids = "{\"ids\":[\"" + ada.id() + "\",\"" + bob.id() + "\",\"" + UUID.randomUUID() + "\"]}";
		String names = "{\"names\":[\"" + ada.name() + "\",\"" + bob.name().toUpperCase() + "\",\"unknown\"]}";

		assertThat(names("/internal/users/summaries", ids)).containsExactly(bob.name(), ada.name());
		assertThat(names("/internal/users/summaries", names)).containsExactly(bob.name(), ada.name());
		assertThat(names("/internal/users/summaries", "{\"ids\":[]}")).isEmpty();
	}

	private Iterable<String> names(String path, String body) {
		return ServiceCaller.json(this.client.send("POST", path, body, "Content-Type", "application/json"))
			.findValuesAsString("user_name");
	}

	@Test
	void searchesPageByPage() {
		Account ada = this.client.register(false);
		String common = ada.name().substring(1, 13);
		this.client.put(ada, "{\"user_name\":\"A_" + common + "\"}");
		Account bob = this.client.register(false);
		this.client.put(bob, "{\"user_name\":\"B_" + common + "\"}");

		HttpResponse<String> first = this.client.get("/users/search/_" + common.toUpperCase() + "?limit=1", ada);
		String link = first.headers().firstValue("Link").orElseThrow();
		HttpResponse<String> second = this.client.get("/users/search/_" + common + next(link), ada);

		assertThat(ServiceCaller.json(first).findValuesAsString("id")).containsExactly(bob.id().toString());
		assertThat(link).matches("<\\?limit=1&before=[A-Za-z0-9_-]+>; rel=\"next\"");
		assertThat(ServiceCaller.json(second).findValuesAsString("id")).containsExactly(ada.id().toString());
		assertThat(second.headers().firstValue("Link")).isEmpty();
	}

	private static String next(String link) {
		return link.substring(1, link.indexOf('>'));
	}

	@Test
	void takesWildcardsForPlainText() {
		Account ada = this.client.register(false);

		assertThat(this.client.get("/users/search/%25%25%25", ada).body()).isEqualTo("[]");
		assertThat(this.client.get("/users/search/___", ada).body()).isEqualTo("[]");
		assertThat(this.client.get("/users/search/%5C%5C%5C", ada).body()).isEqualTo("[]");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			GET    | /users/summary/1-1-1-1-1             | 400
			GET    | /users/1-1-1-1-1                     | 400
			GET    | /users/search/ab?limit=0&before=x    | 400
			GET    | /users/search/abc?limit=1&limit=2    | 400
			GET    | /users//search/abc                   | 400
			GET    | /nothing                             | 404
			GET    | /users/summary/name/no.body          | 404
			DELETE | /users/summary/name/unknown          | 405
			""")
	void refusesWhatTheContractRefuses(String method, String path, int status) {
		Account ada = this.client.register(false);

		HttpResponse<String> response = this.client.send(method, path, null, "Authorization", "Bearer " + ada.token());

		assertThat(response.statusCode()).isEqualTo(status);
		assertThat(response.headers().firstValue("Content-Type")).hasValue("application/problem+json");
		assertThat(ServiceCaller.json(response).get("instance").asString()).isEqualTo(path.split("\\?")[0]);
	}

	@Test
	void namesAllThatIsWrongInPathAndQuery() {
		Account ada = this.client.register(false);

		HttpResponse<String> response = this.client.get("/users/search/ab?limit=0&before=x", ada);

		assertThat(ServiceCaller.errors(response)).isEqualTo("""
				before must be a cursor of this list, given once.
				limit must be a number from 1 to 1000, given once.
				term %s
				""".formatted(SearchTerm.MESSAGE));
	}

	@Test
	void needsAToken() {
		HttpResponse<String> response = this.client.send("GET", "/users/x", null);

		assertThat(response.statusCode()).isEqualTo(401);
		assertThat(response.headers().firstValue("WWW-Authenticate")).hasValue("Bearer");
	}

	@Test
	void refusesMediaTypesAndSizes() {
		Account ada = this.client.register(false);
		String token = "Bearer " + ada.token();

		assertThat(this.client.send("GET", "/users/" + ada.id(), null, "Authorization", token, "Accept", "text/html")
			.statusCode()).isEqualTo(406);
		assertThat(List.of("text/plain", "application/yaml", "application/cbor", "application/xml")).allSatisfy(
				(type) -> assertThat(this.client.send("POST", "/auth/login", "{}", "Content-Type", type).statusCode())
					.isEqualTo(415));
		assertThat(
				this.client.send("POST", "/auth/login", "x".repeat((1 << 20) + 1), "Content-Type", "application/json")
					.statusCode())
			.isEqualTo(413);
	}

	@ParameterizedTest
	@ValueSource(strings = { "application/json;q=0.5, text/event-stream", "*/*;q=0.5, text/event-stream",
			"application/x-ndjson, application/json", "application/yaml, application/json;q=0.2",
			"application/problem+json, application/json;q=0.1", "application/json;version=1",
			"application/json;charset=latin1", "application/json;charset=utf-16" })
	void answersJsonWhateverElseIsWelcome(String accept) {
		Account ada = this.client.register(false);
		for (UUID id : List.of(ada.id(), UUID.randomUUID())) {
			HttpResponse<String> response = this.client.send("GET", "/users/summary/" + id, null, "Authorization",
					"Bearer " + ada.token(), "Accept", accept);
			boolean found = id.equals(ada.id());
			assertThat(response.statusCode()).isEqualTo(found ? 200 : 404);
			assertThat(response.headers().firstValue("Content-Type"))
				.hasValue(found ? "application/json" : "application/problem+json");
			assertThat(ServiceCaller.json(response).isObject()).isTrue();
		}
	}

	@Test
	void refusesABodyThatDoesNotCome() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			Response response = client
				.send("POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
						+ "Content-Length: 10\r\n\r\n{\"e")
				.read();
			assertThat(response.status()).isEqualTo(408);
			assertThat(client.isClosedByServer()).isTrue();
		}
	}

	@Test
	void changesWhatIsNamedAndNothingElse() {
		Account ada = this.client.register(false);

		HttpResponse<String> response = this.client.put(ada, "{\"biography\":\"New\",\"isPrivate\":true}");

		assertThat(response.statusCode()).isEqualTo(204);
		assertThat(response.body()).isEmpty();
		assertThat(query("select concat(user_name, ' ', email, ' ', biography, ' ', is_private, ' ', birth_date) "
				+ "from users where id = '" + ada.id() + "'"))
			.isEqualTo(ada.name() + " " + ada.email() + " New t 1990-12-31");
	}

	@Test
	void takesABiographyBack() {
		Account ada = this.client.register(false);

		this.client.send("PUT", "/users/" + ada.id(), "biography=", "Authorization", "Bearer " + ada.token(),
				"Content-Type", "application/x-www-form-urlencoded");

		assertThat(query("select biography is null from users where id = '" + ada.id() + "'")).isEqualTo("t");
	}

	@Test
	void asksForTheCurrentPassword() {
		Account ada = this.client.register(false);
		String refused = "403 The current password is missing or wrong.";

		assertThat(ServiceCaller.detail(this.client.put(ada, "{\"email\":\"n" + ada.email() + "\"}")))
			.isEqualTo(refused);
		assertThat(ServiceCaller
			.detail(this.client.put(ada, "{\"password\":\"another secret\",\"current_password\":\"wrong secret\"}")))
			.isEqualTo(refused);
		assertThat(this.client
			.put(ada,
					"{\"email\":\"n" + ada.email() + "\",\"password\":\"another secret\",\"current_password\":\""
							+ UserClient.PASSWORD + "\"}")
			.statusCode()).isEqualTo(204);
		assertThat(this.client.login("n" + ada.email(), "another secret", "10.1").statusCode()).isEqualTo(200);
	}

	@Test
	void slowsDownGuessesOfTheCurrentPassword() {
		Account ada = this.client.register(false);
		String wrong = "{\"password\":\"another secret\",\"current_password\":\"wrong secret\"}";
		String right = "{\"password\":\"another secret\",\"current_password\":\"" + UserClient.PASSWORD + "\"}";
		String address = "10." + UUID.randomUUID();
		for (int i = 0; i < 10; i++) {
			assertThat(this.client.put(ada, wrong, address).statusCode()).isEqualTo(403);
		}

		HttpResponse<String> refused = this.client.put(ada, right, address);

		assertThat(ServiceCaller.detail(refused))
			.isEqualTo("429 Too many attempts; wait as long as the Retry-After header says.");
		assertThat(Integer.parseInt(refused.headers().firstValue("Retry-After").orElseThrow())).isBetween(800, 900);
		assertThat(this.client.login(ada.email(), UserClient.PASSWORD, address).statusCode()).isEqualTo(429);
		assertThat(this.client.put(ada, "{\"biography\":\"New\"}", address).statusCode()).isEqualTo(204);
		assertThat(this.client.put(ada, right, "10." + UUID.randomUUID()).statusCode()).isEqualTo(204);
	}

	@Test
	void forgetsWrongCurrentPasswordsAfterASuccess() {
		Account ada = this.client.register(false);
		String wrong = "{\"password\":\"another secret\",\"current_password\":\"wrong secret\"}";
		String right = "{\"email\":\"" + ada.email() + "\",\"current_password\":\"" + UserClient.PASSWORD + "\"}";
		String address = "10." + UUID.randomUUID();
		for (int round = 0; round < 2; round++) {
			for (int i = 0; i < 9; i++) {
				assertThat(this.client.put(ada, wrong, address).statusCode()).isEqualTo(403);
			}
			assertThat(this.client.put(ada, right, address).statusCode()).isEqualTo(204);
		}
	}

	@Test
	void doesNotCountACurrentPasswordThatIsMissing() {
		Account ada = this.client.register(false);
		String address = "10." + UUID.randomUUID();
		for (int i = 0; i < 11; i++) {
			assertThat(this.client.put(ada, "{\"password\":\"another secret\"}", address).statusCode()).isEqualTo(403);
		}
		assertThat(this.client.login(ada.email(), UserClient.PASSWORD, address).statusCode()).isEqualTo(200);
	}

	@Test
	void refusesAPasswordThatWasRightAMomentAgo() throws SQLException {
		Account ada = this.client.register(false);
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.executeUpdate("update users set password_hash = repeat('x', 60) where id = '" + ada.id() + "'");
			CompletableFuture<HttpResponse<String>> response = CompletableFuture.supplyAsync(() -> this.client.put(ada,
					"{\"password\":\"another secret\",\"current_password\":\"" + UserClient.PASSWORD + "\"}"));
			awaitWaiting();
			connection.commit();
			assertThat(ServiceCaller.detail(response.join()))
				.isEqualTo("403 The current password is missing or wrong.");
		}
		assertThat(query("select password_hash from users where id = '" + ada.id() + "'")).startsWith("xxx");
	}

	/** Waits until a statement of the service waits for a row. */
	private static void awaitWaiting() {
		await().atMost(Duration.ofSeconds(5)).until(() -> TestDatabases.waiting(DATABASE) == 1);
	}

	@Test
	void keepsAllOfManyChangesAtOnce() {
		Account ada = this.client.register(false);
		for (int round = 1; round <= 20; round++) {
			boolean isPrivate = round % 2 == 0;
			List<Integer> responses = atOnce(
					Stream.of("\"biography\":\"" + round + "\"", "\"is_private\":" + isPrivate,
							"\"birth_date\":\"" + (1950 + round) + "-01-01\""),
					(change) -> untilNotBusy(ada, "{" + change + "}"));

			assertThat(responses).containsOnly(204);
			assertThat(query("select concat(biography, ' ', is_private, ' ', extract(year from birth_date)) "
					+ "from users where id = '" + ada.id() + "'"))
				.isEqualTo(round + (isPrivate ? " t " : " f ") + (1950 + round));
		}
	}

	@Test
	void letsOneOfManyTakeAName() {
		List<Account> accounts = Stream.generate(() -> this.client.register(false)).limit(8).toList();
		String name = "x" + accounts.getFirst().name().substring(1);

		List<Integer> responses = atOnce(accounts.stream(),
				(account) -> untilNotBusy(account, "{\"user_name\":\"" + name + "\"}"));

		assertThat(responses).containsOnlyOnce(204).containsOnly(204, 409);
		assertThat(query("select count(*) from users where user_name = '" + name + "'")).isEqualTo("1");
	}

	private int untilNotBusy(Account account, String change) {
		return Stream.generate(() -> this.client.put(account, change).statusCode())
			.limit(100)
			.filter((status) -> status != 503)
			.findFirst()
			.orElse(503);
	}

	private static <T> List<Integer> atOnce(Stream<T> clients, ToIntFunction<T> request) {
		List<CompletableFuture<Integer>> responses = clients
			.map((client) -> CompletableFuture.supplyAsync(() -> request.applyAsInt(client),
					(task) -> Thread.ofVirtual().start(task)))
			.toList();
		return responses.stream().map(CompletableFuture::join).toList();
	}

	@Test
	void namesWhatIsTaken() {
		Account ada = this.client.register(false);
		Account bob = this.client.register(false);

		HttpResponse<String> response = this.client.put(bob, "{\"user_name\":\"" + ada.name().toUpperCase()
				+ "\",\"email\":\"" + ada.email() + "\",\"current_password\":\"" + UserClient.PASSWORD + "\"}");

		assertThat(response.statusCode()).isEqualTo(409);
		assertThat(ServiceCaller.errors(response)).isEqualTo("""
				email This e-mail address is already taken.
				user_name This user name is already taken.
				""");
	}

	@Test
	void refusesChangesThatCannotBeStored() {
		Account ada = this.client.register(false);
		Account bob = this.client.register(false);
		String token = "Bearer " + ada.token();

		assertThat(put("/users/" + bob.id(), "{\"biography\":\"x\"}", token).statusCode()).isEqualTo(403);
		assertThat(put("/users/x", "{\"biography\":\"x\"}", token).statusCode()).isEqualTo(400);
		assertThat(put("/users/" + ada.id(), "{", token).statusCode()).isEqualTo(400);
		update("delete from users where id = '" + ada.id() + "'");
		assertThat(put("/users/" + ada.id(), "{\"biography\":\"x\"}", token).statusCode()).isEqualTo(404);
		assertThat(put("/users/" + ada.id(), "{\"email\":\"x@example.org\"}", token).statusCode()).isEqualTo(404);
	}

	private HttpResponse<String> put(String path, String body, String token) {
		return this.client.send("PUT", path, body, "Authorization", token, "Content-Type", "application/json");
	}

	@Test
	void evictsTheSummaryThatOthersHaveCached() {
		Account ada = this.client.register(false);
		StringRedisTemplate template = new StringRedisTemplate(this.redis);
		template.opsForValue().set(CacheKeys.userSummary(ada.id()), "{}");

		this.client.put(ada, "{\"is_private\":true}");

		assertThat(template.hasKey(CacheKeys.userSummary(ada.id()))).isFalse();
	}

	@Test
	void endsWhenTheTimeOfTheCallerIsOver() {
		Account ada = this.client.register(false);

		HttpResponse<String> response = this.client.send("GET", "/users/summary/" + ada.id(), null, "Authorization",
				"Bearer " + ada.token(), "X-Deadline-Millis", "0");

		assertThat(ServiceCaller.detail(response)).isEqualTo("503 The response took too long; try again.");
	}

	@Test
	void doesNotWaitForALock() throws SQLException {
		Account ada = this.client.register(false);
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table users in access exclusive mode");

			HttpResponse<String> response = this.client.get("/users/summary/" + ada.id(), ada);

			assertThat(ServiceCaller.detail(response)).isEqualTo("503 The response took too long; try again.");
			assertThat(response.headers().firstValue("Retry-After")).hasValue("1");
			connection.rollback();
		}
		assertThat(this.client.get("/users/summary/" + ada.id(), ada).statusCode()).isEqualTo(200);
	}

	@Test
	void doesNotWaitForALockedUser() throws SQLException {
		Account ada = this.client.register(false);
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("select 1 from users where id = '" + ada.id() + "' for update");
			HttpResponse<String> response = this.client.put(ada, "{\"biography\":\"New\"}");
			assertThat(ServiceCaller.detail(response)).isEqualTo("503 The response took too long; try again.");
			connection.rollback();
		}
		assertThat(query("select biography from users where id = '" + ada.id() + "'")).isEqualTo("Hi");
		assertThat(this.client.put(ada, "{\"biography\":\"New\"}").statusCode()).isEqualTo(204);
	}

	@Test
	void tellsNothingOfAFaultOfItsOwn() {
		Account ada = this.client.register(false);
		update("alter table users rename column biography to biographie");

		HttpResponse<String> response = this.client.get("/users/" + ada.id(), ada);
		update("alter table users rename column biographie to biography");

		assertThat(ServiceCaller.detail(response)).isEqualTo("500 Something went wrong on our side.");
		assertThat(response.body()).doesNotContain("biograph", "Exception", "select");
	}

	private static void update(String sql) {
		try (Connection connection = TestDatabases.owner(DATABASE).open();
				Statement statement = connection.createStatement()) {
			statement.executeUpdate(sql);
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
