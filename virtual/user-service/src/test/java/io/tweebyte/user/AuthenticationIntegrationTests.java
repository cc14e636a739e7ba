package io.tweebyte.user;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

class AuthenticationIntegrationTests extends UserServiceIntegrationTest {

	private static final String REFUSED = "401 The e-mail or the password is wrong.";

	@Test
	void registersAndLogsInWithoutRegardToCase() {
		Account ada = this.client.register(false);

		HttpResponse<String> response = this.client.login(ada.email().toUpperCase(), UserClient.PASSWORD, address());

		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(ServiceCaller.json(response).get("token").asString()).contains(".");
		assertThat(query("select password_hash from users where id = '" + ada.id() + "'")).startsWith("$2a$04$");
	}

	@Test
	void readsAFormOfSeveralParts() {
		String name = unique();
		String body = "--b\r\n" + part("userName", name) + part("email", name + "@example.org")
				+ part("password", "a long secret") + part("birthDate", "1990-12-31") + "--\r\n";

		HttpResponse<String> response = this.client.send("POST", "/auth/register",
				body.replace("\r\n--b--", "\r\n--b--"), "Content-Type", "multipart/form-data; boundary=b");

		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(query("select birth_date from users where user_name = '" + name + "'")).isEqualTo("1990-12-31");
	}

	private static String part(String name, String value) {
		return "Content-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value + "\r\n--b"
				+ (name.equals("birthDate") ? "" : "\r\n");
	}

	@Test
	void namesAllThatIsTaken() {
		Account ada = this.client.register(false);

		HttpResponse<String> response = this.client.form("/auth/register", "userName=" + ada.name().toUpperCase()
				+ "&email=" + ada.email() + "&password=a+long+secret&birthDate=1990-12-31");

		assertThat(ServiceCaller.detail(response))
			.isEqualTo("409 A value that must be unique is already taken; see errors.");
		assertThat(ServiceCaller.errors(response)).isEqualTo("""
				email This e-mail address is already taken.
				user_name This user name is already taken.
				""");
	}

	@Test
	void namesAllThatIsWrong() {
		HttpResponse<String> response = this.client.form("/auth/register",
				"userName=a&email=b&password=c&birthDate=d&biography=+");

		assertThat(response.statusCode()).isEqualTo(400);
		assertThat(ServiceCaller.json(response).get("errors").findValuesAsString("field")).containsExactly("biography",
				"birth_date", "email", "password", "user_name");
	}

	@Test
	void letsOneOfManyRegisterAnAddress() {
		String email = unique() + "@example.org";

		List<HttpResponse<String>> responses = atOnce(200, () -> this.client.form("/auth/register",
				"userName=" + unique() + "&email=" + email + "&password=a+long+secret&birthDate=1990-12-31"));

		assertThat(responses).filteredOn((response) -> response.statusCode() == 200).hasSize(1);
		assertThat(responses).extracting(HttpResponse::statusCode).isSubsetOf(Set.of(200, 409, 503));
		assertThat(query("select count(*) from users where email_key = '" + email + "'")).isEqualTo("1");
		assertThat(this.client
			.form("/auth/register",
					"userName=" + unique() + "&email=" + email + "&password=a+long+secret&birthDate=1990-12-31")
			.statusCode()).isEqualTo(409);
	}

	@Test
	void refusesAnUnknownAddressAsItDoesAWrongPassword() {
		Account ada = this.client.register(false);

		HttpResponse<String> wrong = this.client.login(ada.email(), "another secret", address());
		HttpResponse<String> unknown = this.client.login(unique() + "@example.org", UserClient.PASSWORD, address());

		assertThat(ServiceCaller.detail(wrong)).isEqualTo(REFUSED);
		assertThat(ServiceCaller.detail(unknown)).isEqualTo(REFUSED);
		assertThat(wrong.headers().firstValue("WWW-Authenticate")).hasValue("Bearer");
	}

	@Test
	void slowsDownGuesses() {
		Account ada = this.client.register(false);
		String address = address();
		IntStream.range(0, 10).forEach((i) -> this.client.login(ada.email(), "another secret", address));

		HttpResponse<String> right = this.client.login(ada.email(), UserClient.PASSWORD, address);

		assertThat(ServiceCaller.detail(right))
			.isEqualTo("429 Too many attempts; wait as long as the Retry-After header says.");
		assertThat(Integer.parseInt(right.headers().firstValue("Retry-After").orElseThrow())).isBetween(800, 900);
		assertThat(this.client.login(ada.email(), UserClient.PASSWORD, address()).statusCode()).isEqualTo(200);
	}

	@Test
	void forgetsFailuresAfterASuccess() {
		Account ada = this.client.register(false);
		String address = address();
		IntStream.range(0, 9).forEach((i) -> this.client.login(ada.email(), "another secret", address));
		this.client.login(ada.email(), UserClient.PASSWORD, address);
		IntStream.range(0, 9).forEach((i) -> this.client.login(ada.email(), "another secret", address));

		HttpResponse<String> right = this.client.login(ada.email(), UserClient.PASSWORD, address);

		assertThat(right.statusCode()).isEqualTo(200);
	}

	@Test
	void doesNotCountAttemptsThatWereNotChecked() throws SQLException {
		Account ada = this.client.register(false);
		String address = address();
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table users in access exclusive mode");
			List<HttpResponse<String>> responses = atOnce(10,
					() -> this.client.login(ada.email(), UserClient.PASSWORD, address));
			assertThat(responses).extracting(HttpResponse::statusCode).containsOnly(503);
			connection.rollback();
		}
		assertThat(this.client.login(ada.email(), UserClient.PASSWORD, address).statusCode()).isEqualTo(200);
	}

	@Test
	void doesNotCountAttemptsOfClientsThatHangUp() throws IOException {
		Account ada = this.client.register(false);
		String address = address();
		String body = "{\"email\":\"" + ada.email() + "\",\"password\":\"" + UserClient.PASSWORD + "\"}";
		for (int i = 0; i < 12; i++) {
			try (RawHttp hasty = RawHttp.connect(this.port)) {
				hasty.send("POST /auth/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + address
						+ "\r\nContent-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
			}
		}
		await()
			.untilAsserted(() -> assertThat(this.client.login(ada.email(), UserClient.PASSWORD, address).statusCode())
				.isEqualTo(200));
	}

	@Test
	void countsAttemptsOfOneAddressOnAllAccounts() {
		String address = address();
		IntStream.range(0, 30)
			.forEach((i) -> this.client.login(unique() + "@example.org", UserClient.PASSWORD, address));

		HttpResponse<String> next = this.client.login(unique() + "@example.org", UserClient.PASSWORD, address);

		assertThat(next.statusCode()).isEqualTo(429);
	}

	@Test
	void countsAttemptsMadeAtTheSameMoment() {
		Account ada = this.client.register(false);
		String address = address();

		List<HttpResponse<String>> responses = atOnce(60,
				() -> this.client.login(ada.email(), "another secret", address));

		assertThat(responses).filteredOn((response) -> response.statusCode() == 401).hasSizeLessThanOrEqualTo(10);
		assertThat(responses).extracting(HttpResponse::statusCode).isSubsetOf(Set.of(401, 429, 503)).contains(429);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			{                             | 400 The body is not well-formed JSON in UTF-8.
			null                          | 400 The request needs a body.
			{"email":1,"password":"x"}    | 400 The request has fields that are not valid; see errors.
			{}                            | 400 The request has fields that are not valid; see errors.
			""")
	void refusesALogInThatIsNone(String body, String detail) {
		HttpResponse<String> response = this.client.send("POST", "/auth/login", body, "Content-Type",
				"application/json");

		assertThat(ServiceCaller.detail(response)).isEqualTo(detail);
	}

	@Test
	void publishesTheKeyOfItsTokens() {
		HttpResponse<String> response = this.client.send("GET", "/.well-known/jwks.json", null);

		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(ServiceCaller.json(response).at("/keys/0/kty").asString()).isEqualTo("RSA");
		assertThat(ServiceCaller.json(response).at("/keys/0/d").isMissingNode()).isTrue();
	}

	private static List<HttpResponse<String>> atOnce(int times, Supplier<HttpResponse<String>> call) {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			return IntStream.range(0, times)
				.mapToObj((i) -> CompletableFuture.supplyAsync(call, threads))
				.toList()
				.stream()
				.map(CompletableFuture::join)
				.toList();
		}
	}

	private static String unique() {
		return "u" + UUID.randomUUID().toString().substring(0, 13);
	}

	/** An address from which no log-in has failed. */
	private static String address() {
		return "10." + UUID.randomUUID();
	}

}
