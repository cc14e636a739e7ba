package io.tweebyte.load.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.bench.Benchmark.Subject;
import io.tweebyte.load.data.BenchData;
import io.tweebyte.load.data.TweetDatabases;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.measuring.machine.WatchedProcess;
import io.tweebyte.servers.PostgresServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The bench on a real PostgreSQL, and on a backend of which everything is known.
 */
class TweetBenchIntegrationTests {

	private static final int REQUESTS = 8;

	private static final List<String> STEPS = new ArrayList<>();

	private static PostgresServer server;

	private static TweetDatabases databases;

	@BeforeAll
	static void fill() throws IOException, SQLException {
		server = PostgresServer.temporary();
		databases = databases();
		databases.prepare();
		databases.restore();
	}

	@AfterAll
	static void stop() {
		server.close();
	}

	@Test
	void findsWhatEachRequestCosts() throws Exception {
		try (KnownBackend backend = new KnownBackend(server, false)) {
			List<Cost> costs = measure(backend);
			assertThat(costs).extracting(Cost::kind).containsExactly((RequestKind[]) TweetOperation.values());
			assertThat(costs).allSatisfy((cost) -> {
				assertThat(cost.requests()).isEqualTo(((TweetOperation) cost.kind()).count(REQUESTS));
				assertThat(cost.failures()).isZero();
				assertThat(cost.statements("tweet")).isEqualTo(2);
				assertThat(cost.statements("user")).isZero();
				assertThat(cost.calls()).isEqualTo(1);
				assertThat(cost.response()).isEqualTo(KnownBackend.ANSWER.length());
				assertThat(cost.allocated()).isEmpty();
				assertThat(cost.cpu()).containsOnlyKeys("tweet", "postgres");
			});
			assertThat(backend.connections).hasSizeLessThanOrEqualTo(2 * 4 * TweetOperation.values().length);
		}
	}

	@Test
	void takesADegradedAnswerForAFailure() throws Exception {
		try (KnownBackend backend = new KnownBackend(server, true)) {
			List<Cost> costs = measure(backend);
			assertThat(costs).allSatisfy((cost) -> assertThat(cost.failures()).isEqualTo(cost.requests()));
			assertThat(bench().problems(costs)).first().asString().contains("200 degraded");
		}
	}

	@Test
	void beginsEachBackendWithTheSameRowsAndFillsOnce() throws IOException, SQLException {
		STEPS.clear();
		try (Connection connection = server.connection("interactions").open();
				Statement statement = connection.createStatement()) {
			statement.executeUpdate("delete from likes");
		}
		databases().prepare();
		assertThat(STEPS).isEmpty();
		databases.restore();
		try (Connection connection = server.connection("interactions").open();
				Statement statement = connection.createStatement();
				var rows = statement.executeQuery("select count(*) from likes where thing_type = 'TWEET'")) {
			rows.next();
			assertThat(rows.getInt(1)).isEqualTo(528);
		}
	}

	private static TweetDatabases databases() {
		return new TweetDatabases(server, new TweetScale(12, 40, 1), STEPS::add);
	}

	private static TweetBench bench() {
		return new TweetBench(REQUESTS, List.of(TweetOperation.values()), Map.of());
	}

	private static List<Cost> measure(KnownBackend backend) throws SQLException, InterruptedException {
		BenchData data = BenchData.read(server);
		Map<UUID, String> tokens = new HashMap<>();
		data.users().forEach((user) -> tokens.put(user, "token"));
		CostMeter meter = new CostMeter(new StatementCounts(server), 4, 1, (line) -> {
		});
		return bench().measure(new Subject(Model.ASYNC, data, tokens, meter, null, (line) -> {
		}), backend.target());
	}

	/** Two statements and two requests served for each request. */
	private static final class KnownBackend implements AutoCloseable {

		static final String ANSWER = "[1,2,3]";

		private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

		private final HttpServer http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
				0);

		private final PostgresServer database;

		private final boolean degraded;

		private final AtomicInteger served = new AtomicInteger();

		final Collection<InetSocketAddress> connections = ConcurrentHashMap.newKeySet();

		KnownBackend(PostgresServer database, boolean degraded) throws IOException {
			this.database = database;
			this.degraded = degraded;
			this.http.setExecutor(this.threads);
			this.http.createContext("/", this::answer);
			this.http.createContext("/metrics", this::tellMetrics);
			this.http.start();
		}

		URI uri() {
			return URI.create("http://127.0.0.1:" + this.http.getAddress().getPort());
		}

		Target target() {
			return new Target(uri(),
					List.of(WatchedProcess.service("tweet", ProcessHandle.current().pid(), uri().resolve("/metrics")),
							WatchedProcess.family("postgres", this.database.process().identity().pid())));
		}

		private void answer(HttpExchange exchange) throws IOException {
			this.connections.add(exchange.getRemoteAddress());
			this.served.incrementAndGet();
			exchange.getRequestBody().readAllBytes();
			try (Connection connection = this.database.connection("tweets").open();
					Statement statement = connection.createStatement()) {
				statement.execute("select count(*) from mentions");
				statement.execute("select count(*) from hashtags");
				statement.execute("select 1");
			}
			catch (SQLException ex) {
				throw new IOException(ex);
			}
			if (this.degraded) {
				exchange.getResponseHeaders().set("X-Degraded", "users");
			}
			send(exchange, ANSWER);
		}

		private void tellMetrics(HttpExchange exchange) throws IOException {
			send(exchange, """
					http_server_requests_seconds_count{uri="/tweets"} %d
					""".formatted(2 * this.served.get()));
		}

		private static void send(HttpExchange exchange, String text) throws IOException {
			byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(200, bytes.length);
			exchange.getResponseBody().write(bytes);
			exchange.close();
		}

		@Override
		public void close() {
			this.http.stop(0);
			this.threads.close();
		}

	}

}
