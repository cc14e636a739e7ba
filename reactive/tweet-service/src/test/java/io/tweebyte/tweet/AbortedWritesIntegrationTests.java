package io.tweebyte.tweet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.pool.PoolMetrics;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Clients that break their connections off in the middle of a write, and a database that
 * ends its connections. Neither may leave a transaction open for others, fail their
 * requests or touch what they write.
 */
@ExtendWith(OutputCaptureExtension.class)
@TestPropertySource(properties = "tweebyte.database.pool-size=4")
class AbortedWritesIntegrationTests extends TweetServiceIntegrationTest {

	private static final int ABORTS = 500;

	private static final int AT_ONCE = 8;

	private static final int TWEETS = 16;

	/** Most writes are over by then. */
	private static final int LONGEST_MICROS = 8_000;

	private static final String USER = "{\"id\":\"%s\",\"user_name\":\"%s\",\"is_private\":false,"
			+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}";

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final AtomicInteger written = new AtomicInteger();

	private final Queue<HttpResponse<String>> responses = new ConcurrentLinkedQueue<>();

	@Autowired
	private ConnectionPool database;

	@Autowired
	private RedisConnectionFactory redis;

	@BeforeEach
	void knowBoth() {
		StringRedisTemplate template = new StringRedisTemplate(this.redis);
		template.opsForValue().set(CacheKeys.userSummary(this.ada), USER.formatted(this.ada, "ada"));
		template.opsForValue().set(CacheKeys.userSummary(this.bob), USER.formatted(this.bob, "bob"));
	}

	@Test
	void leaveNothingBehind(CapturedOutput output) {
		List<String> tweets = IntStream.range(0, TWEETS)
			.mapToObj((i) -> ServiceCaller.json(post(this.ada)).get("id").asString())
			.toList();

		int logged = output.getAll().length();
		whileBobPosts(() -> abortWrites(tweets));

		// writes that have begun run to their end
		await().atMost(Duration.ofSeconds(15)).until(this::inUse, (count) -> count == 0);
		await().atMost(Duration.ofSeconds(1)).until(() -> openTransactions(), (count) -> count == 0);
		this.responses.addAll(IntStream.range(0, 50).mapToObj((i) -> post(this.bob)).toList());
		assertThat(this.responses).allSatisfy(AbortedWritesIntegrationTests::assertStoredOrUnavailable);
		assertThat(openTransactions()).isZero();
		assertNothingIsLostOrMixed();
		assertThat(output.getAll().substring(logged)).doesNotContain("\tat ", " ERROR ");
	}

	private void abortWrites(List<String> tweets) {
		Random random = new Random(16);
		try (ExecutorService clients = Executors.newFixedThreadPool(AT_ONCE)) {
			IntStream.range(0, ABORTS).mapToObj((i) -> {
				String path = (i % 3 == 0) ? "POST /tweets/" + this.ada : "PUT /tweets/" + tweets.get(i % TWEETS);
				boolean whole = i % 5 != 0;
				int micros = random.nextInt(LONGEST_MICROS);
				return CompletableFuture.runAsync(() -> abort(path, whole, micros), clients);
			}).toList().forEach(CompletableFuture::join);
		}
	}

	private void abort(String path, boolean whole, int micros) {
		String body = body();
		try (RawHttp connection = RawHttp.connect(this.port)) {
			connection.send(path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: "
					+ ServiceCaller.authorization(this.ada) + "\r\nContent-Type: application/json\r\nContent-Length: "
					+ body.length() + "\r\n\r\n" + (whole ? body : body.substring(0, 8)));
			LockSupport.parkNanos(micros * 1_000L);
			connection.reset();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Test
	void surviveConnectionsThatTheDatabaseEnds() {
		whileBobPosts(() -> {
			for (int i = 0; i < 20; i++) {
				query("select count(pg_terminate_backend(pid)) from pg_stat_activity "
						+ "where datname = current_database() and usename = current_user and pid <> pg_backend_pid()");
			}
		});

		assertThat(this.responses).allSatisfy(AbortedWritesIntegrationTests::assertStoredOrUnavailable);
		this.responses.add(await().atMost(Duration.ofSeconds(10))
			.until(() -> post(this.bob), (response) -> response.statusCode() == 200));
		assertNothingIsLostOrMixed();
	}

	private void whileBobPosts(Runnable action) {
		AtomicBoolean over = new AtomicBoolean();
		try (ExecutorService clients = Executors.newFixedThreadPool(2)) {
			for (int i = 0; i < 2; i++) {
				clients.execute(() -> {
					while (!over.get()) {
						this.responses.add(post(this.bob));
					}
				});
			}
			try {
				action.run();
			}
			finally {
				over.set(true);
			}
		}
	}

	private HttpResponse<String> post(UUID user) {
		return this.client.post("/tweets/" + user, body(), user);
	}

	private String body() {
		int number = this.written.incrementAndGet();
		return "{\"content\":\"Number " + number + " has #tag_" + number + "\"}";
	}

	private static void assertStoredOrUnavailable(HttpResponse<String> response) {
		assertThat(response.statusCode()).as("%s", response.body()).isIn(200, 503);
		if (response.statusCode() == 503) {
			assertThat(response.headers().firstValue("Retry-After")).hasValue("1");
		}
	}

	private void assertNothingIsLostOrMixed() {
		List<String> stored = this.responses.stream()
			.filter((response) -> response.statusCode() == 200)
			.map((response) -> ServiceCaller.json(response).get("id").asString())
			.toList();
		assertThat(stored).isNotEmpty();
		assertThat(query("select count(*) from tweets where id in ('" + String.join("','", stored) + "')"))
			.isEqualTo(Integer.toString(stored.size()));
		// each tweet has the hashtag of its own text and no other
		assertThat(query("select count(*) from tweets t where user_id in ('" + this.ada + "','" + this.bob + "') "
				+ "and substring(content from '#(.*)') is distinct from (select string_agg(l.text, ',') "
				+ "from tweet_hashtag l where l.tweet_id = t.id)"))
			.isEqualTo("0");
	}

	private static int openTransactions() {
		return Integer.parseInt(query("select count(*) from pg_stat_activity "
				+ "where datname = current_database() and state like 'idle in transaction%'"));
	}

	private int inUse() {
		PoolMetrics pool = this.database.getMetrics().orElseThrow();
		return pool.acquiredSize() + pool.pendingAcquireSize();
	}

}
