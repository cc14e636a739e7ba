package io.tweebyte.user;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.TestDatabases;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.context.TestPropertySource;

import static org.awaitility.Awaitility.await;

/**
 * Clients that go away before they are answered. Each bound is far below their number, so
 * that a place which is not given back would soon be missed.
 */
@TestPropertySource(properties = { "tweebyte.limits.in-flight=64", "tweebyte.limits.connections=512",
		"tweebyte.password.queue=8", "tweebyte.database.lock-timeout=5s", "tweebyte.database.statement-timeout=6s",
		"tweebyte.limits.call-connections=16", "tweebyte.limits.call-queue=16" })
class AbortedRequestsIntegrationTests extends UserServiceIntegrationTest {

	private static final int REQUESTS = 2_000;

	private static final int AT_ONCE = 32;

	@Autowired
	private HikariDataSource database;

	@Autowired
	private RedisConnectionFactory redis;

	@Test
	void giveBackAllThatTheyHeld() {
		Account ada = this.client.register(false);
		List<String> requests = List.of(get("/users/summary/" + ada.id(), ada), get("/users/" + ada.id(), ada),
				get("/users/search/" + ada.name(), ada), logIn(ada));
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().endsWith("/count") ? "1" : "[]"));

		try (ExecutorService clients = Executors.newFixedThreadPool(AT_ONCE)) {
			IntStream.range(0, REQUESTS)
				.mapToObj((i) -> CompletableFuture.runAsync(() -> abort(requests.get(i % requests.size())), clients))
				.toList()
				.forEach(CompletableFuture::join);
		}

		await().atMost(Duration.ofSeconds(15)).until(this::inUse, (count) -> count == 0);
		await().atMost(Duration.ofSeconds(15)).until(() -> answersAll(ada));
	}

	@Test
	void evictWhatOthersHaveCachedOfAChange() throws Exception {
		Account ada = this.client.register(false);
		String key = CacheKeys.userSummary(ada.id());
		StringRedisTemplate template = new StringRedisTemplate(this.redis);
		template.opsForValue().set(key, "{}");
		try (Connection other = DATABASE.open(); Statement lock = other.createStatement()) {
			other.setAutoCommit(false);
			lock.execute("select id from users where id = '" + ada.id() + "' for update");
			RawHttp leaving = RawHttp.connect(this.port);
			leaving.send(turnPrivate(ada));
			await().until(() -> TestDatabases.waiting(DATABASE) == 1);
			leaving.reset();
			// what comes later on the same threads is responded to after the reset was
			// seen
			for (int i = 0; i < 8; i++) {
				RawHttp.exchange(this.port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
			}
			other.rollback();
		}

		await().atMost(Duration.ofSeconds(5))
			.until(() -> query("select is_private from users where id = '" + ada.id() + "'"), "t"::equals);
		await().atMost(Duration.ofSeconds(5)).until(() -> !template.hasKey(key));
	}

	private int inUse() {
		HikariPoolMXBean pool = this.database.getHikariPoolMXBean();
		return pool.getActiveConnections() + pool.getThreadsAwaitingConnection();
	}

	/** Whether as many requests as may be worked on at once are answered in full. */
	private boolean answersAll(Account user) {
		try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
			return IntStream.range(0, 64)
				.mapToObj((i) -> CompletableFuture
					.supplyAsync(() -> this.client.get("/users/summary/" + user.id(), user).statusCode(), clients))
				.toList()
				.stream()
				.map(CompletableFuture::join)
				.allMatch((status) -> status == 200)
					&& this.client.login(user.email(), UserClient.PASSWORD, "10.41").statusCode() == 200
					&& this.client.get("/users/" + user.id(), user).headers().firstValue("X-Degraded").isEmpty();
		}
	}

	private void abort(String request) {
		try (RawHttp connection = RawHttp.connect(this.port)) {
			connection.send(request);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String get(String path, Account reader) {
		return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + reader.token() + "\r\n\r\n";
	}

	private static String turnPrivate(Account user) {
		String body = "{\"is_private\":true}";
		return "PUT /users/" + user.id() + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + user.token()
				+ "\r\nContent-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
	}

	private static String logIn(Account user) {
		String body = "{\"email\":\"" + user.email() + "\",\"password\":\"" + UserClient.PASSWORD + "\"}";
		return "POST /auth/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.40\r\nContent-Type: application/json\r\n"
				+ "Content-Length: " + body.length() + "\r\n\r\n" + body;
	}

}
