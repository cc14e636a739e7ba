package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import com.nimbusds.jwt.SignedJWT;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.testsupport.IssuedToken;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.user.UserClient.Account;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

// one change waits for a lock until the next second
@TestPropertySource(properties = { "tweebyte.database.lock-timeout=10s", "tweebyte.database.statement-timeout=10s",
		"tweebyte.time.request=10s" })
class PasswordChangesIntegrationTests extends UserServiceIntegrationTest {

	private static final String PATH = "/internal/users/password-changes";

	private static final String WAITING = "select count(*) from pg_stat_activity "
			+ "where wait_event_type = 'Lock' and query not like '%pg_stat_activity%'";

	@Autowired
	private RedisConnectionFactory redis;

	@Test
	void publishesAChangeThatIsStored() throws InterruptedException {
		Account ada = this.client.register(false);
		BlockingQueue<String> messages = new LinkedBlockingQueue<>();
		try (RedisConnection connection = this.redis.getConnection()) {
			connection.subscribe(
					(message, pattern) -> messages.add(new String(message.getBody(), StandardCharsets.UTF_8)),
					CacheKeys.PASSWORD_CHANGES.getBytes(StandardCharsets.UTF_8));
			change(ada, UserClient.PASSWORD, "another secret");
			assertThat(PasswordChange.read(ContractJson.mapper(), messages.poll(10, TimeUnit.SECONDS)))
				.contains(new PasswordChange(ada.id(), changedAt(ada)));
		}
	}

	@Test
	void listsChangesAfterATime() {
		Account ada = this.client.register(false);
		assertThat(changes("")).noneMatch((change) -> change.id().equals(ada.id()));
		change(ada, UserClient.PASSWORD, "another secret");
		PasswordChange change = new PasswordChange(ada.id(), changedAt(ada));

		assertThat(changes("")).contains(change);
		assertThat(changes("?after=" + text(change.changedAt().minusNanos(1_000)))).contains(change);
		assertThat(changes("?after=" + text(change.changedAt()))).doesNotContain(change);
		assertThat(changes("?after=9999-12-31T23:59:59.999999Z")).isEmpty();
		assertThat(changes("?after=%2B1000000000-12-31T23:59:59.999999Z")).isEmpty();
		assertThat(changes("?after=0000-01-01T00:00:00.000000Z")).contains(change);
	}

	@Test
	void listsNoChangeWhoseTokensHaveExpired() {
		Account ada = this.client.register(false);
		change(ada, UserClient.PASSWORD, "another secret");
		update("update users set password_changed_at = now() - interval '2 hours' where id = '" + ada.id() + "'");

		assertThat(changes("")).noneMatch((change) -> change.id().equals(ada.id()));
	}

	@Test
	void listsAllChangesOfOneTimeTogether() {
		update("insert into users (id, user_name, user_name_key, email, email_key, password_hash, birth_date, "
				+ "created_at, password_changed_at) select gen_random_uuid(), 'bulk_' || i, 'bulk_' || i, "
				+ "'bulk_' || i || '@b.org', 'bulk_' || i || '@b.org', 'x', '1990-01-01', now(), now() - interval '1 hour' "
				+ "from generate_series(1, 1500) i");
		List<PasswordChange> changes = changes("");
		update("delete from users where user_name_key like 'bulk!_%' escape '!'");

		assertThat(changes).hasSize(1500);
	}

	@Test
	void datesTokensAfterTheChange() throws Exception {
		Account ada = this.client.register(false);
		String[] passwords = { UserClient.PASSWORD, "another secret", "a third secret" };
		for (int i = 1; i < passwords.length; i++) {
			change(ada, passwords[i - 1], passwords[i]);
			Instant first = new PasswordChange(ada.id(), changedAt(ada)).firstToken();
			HttpResponse<String> response = this.client.login(ada.email(), passwords[i], "10.8");
			String token = ServiceCaller.json(response).get("token").asString();

			assertThat(IssuedToken.read(token).issuedAt()).isAfterOrEqualTo(first);
			assertThat(SignedJWT.parse(token).getJWTClaimsSet().getNotBeforeTime().toInstant()).isBefore(Instant.now());
		}
		assertThat(IssuedToken.read(ada.token()).issuedAt()).isBefore(changedAt(ada));
	}

	@Test
	void endsTokensOfLogInsWhileTheChangeWaited() throws Exception {
		Account ada = this.client.register(false);
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
				Connection connection = DATABASE.open();
				Statement lock = connection.createStatement()) {
			connection.setAutoCommit(false);
			lock.execute("select 1 from users where id = '" + ada.id() + "' for update");
			Future<?> change = threads.submit(() -> change(ada, UserClient.PASSWORD, "another secret"));
			Awaitility.await().until(() -> query(WAITING).equals("1"));
			Instant second = Instant.now().truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
			Awaitility.await().until(() -> Instant.now().isAfter(second));
			HttpResponse<String> response = this.client.login(ada.email(), UserClient.PASSWORD, "10.9");
			connection.rollback();
			change.get();

			assertThat(IssuedToken.read(ServiceCaller.json(response).get("token").asString()).issuedAt())
				.isBefore(new PasswordChange(ada.id(), changedAt(ada)).firstToken());
		}
	}

	@Test
	void storesNoChangeWithoutANewPassword() {
		Account ada = this.client.register(false);
		this.client.put(ada, "{\"biography\":\"New\"}");
		this.client.put(ada,
				"{\"email\":\"n" + ada.email() + "\",\"current_password\":\"" + UserClient.PASSWORD + "\"}");

		assertThat(query("select password_changed_at is null from users where id = '" + ada.id() + "'")).isEqualTo("t");
	}

	@ParameterizedTest
	@ValueSource(strings = { "now", "2026-11-21", "2026-13-21T03:04:05.000000Z" })
	void refusesATimeThatIsMalformed(String after) {
		HttpResponse<String> response = this.client.send("GET", PATH + "?after=" + after, null);
		assertThat(response.statusCode()).isEqualTo(400);
		assertThat(ServiceCaller.errors(response))
			.isEqualTo("after must be a time such as 2026-11-21T03:04:05.000006Z.\n");
	}

	private void change(Account user, String password, String next) {
		HttpResponse<String> response = this.client.put(user,
				"{\"password\":\"" + next + "\",\"current_password\":\"" + password + "\"}");
		assertThat(response.statusCode()).isEqualTo(204);
	}

	private List<PasswordChange> changes(String query) {
		HttpResponse<String> response = this.client.send("GET", PATH + query, null);
		assertThat(response.statusCode()).isEqualTo(200);
		return List.of(ContractJson.mapper().readValue(response.body(), PasswordChange[].class));
	}

	private static Instant changedAt(Account user) {
		return Instant.parse(query("select to_char(password_changed_at at time zone 'UTC', "
				+ "'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"') from users where id = '" + user.id() + "'"));
	}

	private static String text(Instant time) {
		return Microseconds.format(time);
	}

	private static void update(String sql) {
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			statement.executeUpdate(sql);
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
