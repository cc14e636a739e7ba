package io.tweebyte.load.bench;

import java.io.IOException;
import java.net.URI;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.bench.Benchmark.Subject;
import io.tweebyte.load.data.BenchData;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.measuring.machine.WatchedProcess;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.RawServer.Connection;
import io.tweebyte.testsupport.RawServer.Request;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The bench on services of which everything is known.
 */
class LadderBenchIntegrationTests {

	private static final int REQUESTS = 6;

	private static final int TWEETS = 20;

	private static PostgresServer server;

	private final List<String> messages = new ArrayList<>();

	private RawServer services;

	@BeforeAll
	static void startDatabase() {
		server = PostgresServer.temporary();
	}

	@AfterAll
	static void stopDatabase() {
		server.close();
	}

	@BeforeEach
	void start() throws IOException {
		this.services = RawServer.start(this::respond);
	}

	@AfterEach
	void stop() throws IOException {
		this.services.close();
	}

	@Test
	void measuresEveryRungOfABackend() throws Exception {
		List<Cost> costs = measure(Model.REACTIVE);
		assertThat(costs).extracting(Cost::kind).containsExactlyElementsOf(List.copyOf(Rung.of(Model.REACTIVE)));
		assertThat(costs).extracting(Cost::requests).containsExactly(4, 8, 8, 8, 8, 8, 8, 8);
		assertThat(costs).allSatisfy((cost) -> {
			assertThat(cost.failures()).isZero();
			assertThat(cost.cpu()).containsOnlyKeys("service", "postgres");
			assertThat(cost.response()).isEqualTo(36);
		});
		assertThat(this.messages).containsExactly("reactive study", "reactive batched", "reactive collected",
				"reactive mapped", "reactive binary", "reactive ours", "reactive one-statement", "reactive ours-edit");
		assertThat(new LadderBench(REQUESTS).problems(costs)).isEmpty();
	}

	@Test
	void sendsEachRungTheSameRequests() throws Exception {
		measure(Model.ASYNC);
		List<Request> measured = this.services.requests()
			.stream()
			.filter((request) -> request.target().contains("/user/"))
			.toList();
		// Each with as many again to warm up.
		assertThat(measured).hasSize(2 * (4 + 8 + 8 + 8 + 8));
		assertThat(measured)
			.allSatisfy((request) -> assertThat(request.header("Authorization")).startsWith("Bearer token of "));
		assertThat(measured).extracting((request) -> author(request.target())).containsOnly(id(0), id(1), id(2), id(3));
	}

	@Test
	void editsEachTweetOnceByItsAuthor() throws Exception {
		measure(Model.ASYNC);
		List<Request> edits = this.services.requests()
			.stream()
			.filter((request) -> request.method().equals("PUT"))
			.toList();
		assertThat(edits).hasSize(2 * (8 + 8));
		assertThat(edits).extracting((request) -> request.target().replaceFirst(".*/tweets/", ""))
			.doesNotHaveDuplicates();
		assertThat(edits).allSatisfy((request) -> {
			UUID tweet = UUID.fromString(request.target().replaceFirst(".*/tweets/", ""));
			assertThat(request.header("Authorization")).isEqualTo("Bearer token of " + tweet.getMostSignificantBits());
			assertThat(request.header("Content-Type")).isEqualTo("application/json");
		});
	}

	/** Every author's page is the author's id, which is as long as that of a tweet. */
	private void respond(Request request, Connection connection) throws IOException {
		connection.respond("200 OK", request.target().startsWith("/metrics") ? """
				http_server_requests_seconds_count{uri="/tweets"} 0
				""" : author(request.target()));
	}

	private static String author(String target) {
		return target.replaceFirst(".*/(user|tweets)/", "").replaceFirst("\\?.*", "");
	}

	private static String id(int number) {
		return new UUID(0, number).toString();
	}

	private List<Cost> measure(Model backend) throws SQLException, InterruptedException {
		Map<UUID, List<UUID>> tweets = new LinkedHashMap<>();
		Map<UUID, String> tokens = new HashMap<>();
		for (int number = 0; number < 5; number++) {
			tweets.put(new UUID(0, number), tweetsOf(number));
			tokens.put(new UUID(0, number), "token of " + number);
		}
		List<UUID> users = List.copyOf(tweets.keySet());
		Subject subject = new Subject(backend, new BenchData(users, users, tweets), tokens,
				new CostMeter(new StatementCounts(server), 2, 1, this.messages::add), null, this.messages::add);
		List<Cost> costs = new ArrayList<>();
		for (Rung rung : Rung.of(backend)) {
			costs.add(new LadderBench(REQUESTS).measure(subject, rung, target()));
		}
		return costs;
	}

	/** Ids that begin with the author's number, since none is of an author. */
	private static List<UUID> tweetsOf(int author) {
		return IntStream.range(0, TWEETS).mapToObj((number) -> new UUID(author, 1_000 + number)).toList();
	}

	private Target target() {
		URI uri = URI.create(this.services.address());
		return new Target(uri,
				List.of(WatchedProcess.service("service", ProcessHandle.current().pid(), uri.resolve("/metrics")),
						WatchedProcess.family("postgres", server.process().identity().pid())));
	}

}
