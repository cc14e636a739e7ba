package io.tweebyte.load.run;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.launcher.aot.AotCache;
import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.bench.Benchmark;
import io.tweebyte.load.bench.StreamBench;
import io.tweebyte.load.bench.StreamCost;
import io.tweebyte.load.check.KeptResponses;
import io.tweebyte.load.check.ResponseCheck;
import io.tweebyte.load.data.BenchData;
import io.tweebyte.load.data.DatabaseContent;
import io.tweebyte.load.data.LoadUser;
import io.tweebyte.load.data.LoadUsers;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.data.TweetPopulation;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.jmeter.PlanVariables;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.plan.Limits;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.run.PlanLog.Plan;
import io.tweebyte.load.run.SliceMeter.Measured;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.shared.token.SigningKey;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The rig against real backends and many tweets: a slice, as a run sends it, and how
 * PostgreSQL comes to the rows of every list and count, for the statements that the
 * services really send. What it may do is judged at a million tweets alone
 * ({@code -Dtweebyte.scale=paper}), for all backends: small tables are best read whole.
 */
class RealBackendIntegrationTests {

	private static final Path FOLDER = Path.of("target", "real-backend").toAbsolutePath();

	private static final int USERS = 2;

	/** Nothing is claimed by what this takes, and half of it would be compiling. */
	private static final List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1");

	private static final String SCAN = "Seq Scan ";

	/** No task reads a table while the statements of requests are counted. */
	private static final Limits WITHOUT_TASKS = new Limits(new TreeMap<>(Map.of("tweebyte.cleanup.first-delay", "1h",
			"tweebyte.popular.first-delay", "1h", "tweebyte.mentions.first-delay", "1h", "tweebyte.privacy.first-delay",
			"1h", "tweebyte.privacy.max-age", "1h")));

	/** What sorts the rows it has found, by a part of its text: nothing else may. */
	private static final List<String> MAY_SORT = List.of("like $1", "content_key like", "lateral", "with mine as",
			"user_name_key = any");

	private static Infrastructure infrastructure;

	private static RigFiles files;

	private static BenchData data;

	private static LoadUsers loadUsers;

	private static DatabaseContent content;

	private static Set<String> tables;

	@BeforeAll
	static void fill() throws IOException, SQLException {
		Workspace workspace = new Workspace(Path.of("..").toAbsolutePath().normalize(), FOLDER.resolve("state"));
		files = new RigFiles(workspace);
		infrastructure = Infrastructure.temporary(workspace);
		PostgresServer server = infrastructure.postgres();
		new TweetPopulation(scale(), System.out::println).write(server.owner("users"), server.owner("tweets"),
				server.owner("interactions"));
		data = BenchData.read(server);
		List<LoadUser> users = LoadUser.read(server.connection("users"));
		loadUsers = new LoadUsers(users, LoadUser.tokens(users, SigningKey.load(infrastructure.tokenKey())));
		content = DatabaseContent.read(server.connection("users"), server.connection("tweets"),
				server.connection("interactions"));
		tables = largeTables(server);
		explain(server);
	}

	private static TweetScale scale() {
		return "paper".equals(System.getProperty("tweebyte.scale")) ? TweetScale.PAPER : TweetScale.TINY;
	}

	private static Set<String> largeTables(PostgresServer server) throws SQLException {
		Set<String> large = new HashSet<>();
		for (String database : List.of("users", "tweets", "interactions")) {
			try (Connection connection = server.connection(database).open();
					Statement statement = connection.createStatement();
					ResultSet rows = statement.executeQuery("select relname from pg_class where relpages > 100")) {
				while (rows.next()) {
					large.add(rows.getString(1));
				}
			}
		}
		return large;
	}

	private static void explain(PostgresServer server) throws SQLException {
		try (Connection connection = server.administration(PostgresServer.SUPERUSER).open();
				Statement statement = connection.createStatement()) {
			for (String setting : List.of("session_preload_libraries = 'auto_explain'",
					"auto_explain.log_min_duration = 0", "auto_explain.log_format = 'json'")) {
				statement.execute("alter system set " + setting);
			}
			statement.execute("select pg_reload_conf()");
		}
	}

	@AfterAll
	static void stop() {
		infrastructure.close();
	}

	@Test
	void areMeasuredAndAskForTheSame() throws Exception {
		int statements = measured(Model.VIRTUAL);
		if (scale() == TweetScale.PAPER) {
			assertThat(measured(Model.ASYNC)).isEqualTo(statements);
			assertThat(measured(Model.REACTIVE)).isEqualTo(statements);
		}
	}

	/** Recording takes minutes beside other tests. */
	@Test
	@EnabledIfSystemProperty(named = "tweebyte.scale", matches = "paper")
	void haveAnAotCacheOfAGatewayWithoutServices() throws IOException {
		Assumptions.assumeTrue(AotCache.isSupported(), "this JDK has no AOT caches");
		Workspace workspace = infrastructure.workspace();
		Model model = Model.REACTIVE;
		BackendOptions options = BackendOptions.defaults()
			.withAot(AotMode.REQUIRED)
			.without(Set.of(ServiceName.USER, ServiceName.TWEET, ServiceName.INTERACTION));

		Backend.prepare(infrastructure, MixedSetup.of(model), options);

		try (Stream<Path> caches = Files.find(workspace.aotCaches(), 3,
				(file, attributes) -> file.endsWith("app.aot"))) {
			assertThat(caches.map((file) -> file.getParent().getParent().getFileName().toString()))
				.anyMatch((folder) -> folder.startsWith(model.label() + "-gateway"));
		}
	}

	/** How many statements everything took. */
	private static int measured(Model name) throws Exception {
		Path folder = Files.createDirectories(FOLDER.resolve(name.label()));
		// the caches of the backend before must not spare this one a statement
		infrastructure.redis().close();
		infrastructure.redis().start();
		BackendStarter starter = new BackendStarter(infrastructure,
				BackendStarter.options(WITHOUT_TASKS, folder, BackendStarter.HEAP, SHORT_LIVED));
		try (Backend backend = starter.start(MixedSetup.of(name))) {
			PlanLog log = new PlanLog(infrastructure.postgres().process().log());
			log.skip();
			readEverything(backend);
			List<Plan> plans = log.plans();
			Files.write(folder.resolve("plans.txt"), plans.stream().map(Plan::toString).distinct().toList());
			judge(plans);
			measure(name, starter.target(backend), folder);
			measureStreams(name, starter, backend);
			return plans.size();
		}
	}

	private static void readEverything(Backend backend) throws IOException, InterruptedException {
		try (HttpClient client = HttpClient.newHttpClient()) {
			UUID reader = data.authors().getFirst();
			for (String path : paths(reader)) {
				HttpRequest request = HttpRequest.newBuilder(backend.gateway().resolve(path))
					.header("Authorization", "Bearer " + loadUsers.tokens().get(reader))
					.build();
				HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
				assertThat(answer.statusCode()).as("%s: %s", path, answer.body()).isEqualTo(200);
			}
		}
	}

	private static List<String> paths(UUID reader) {
		UUID author = data.authors().get(1);
		UUID tweet = data.tweets().get(author).get(9);
		String tweets = "/tweet-service/tweets/";
		String interactions = "/interaction-service/";
		List<String> paths = new ArrayList<>(List.of(tweets + tweet, tweets + "user/" + author + "?limit=1000",
				tweets + reader + "/feed?limit=1000", tweets + tweet + "/summary",
				tweets + "user/" + author + "/summary?limit=1000", tweets + "search/number",
				tweets + "search/hashtag/topic1", tweets + "hashtag/popular", "/user-service/users/" + author,
				"/user-service/users/search/load", interactions + "recommendations/" + reader + "/follow"));
		for (String list : List.of("/followers?limit=1000", "/following?limit=1000", "/followers/count",
				"/following/count", "/following/identifiers", "/followers/identifiers")) {
			paths.add(interactions + "follows/" + author + list);
		}
		paths.add(interactions + "follows/" + reader + "/requests");
		for (String list : List.of("likes/user/", "retweets/user/")) {
			paths.add(interactions + list + author + "?limit=1000");
		}
		for (String list : List.of("likes/tweet/", "replies/tweet/", "retweets/tweet/")) {
			paths.add(interactions + list + tweet + "?limit=1000");
		}
		for (String count : List.of("likes/%s/count", "replies/tweet/%s/count", "retweets/tweet/%s/count",
				"replies/tweet/%s/top")) {
			paths.add(interactions + count.formatted(tweet));
		}
		return paths;
	}

	private static void judge(List<Plan> plans) {
		assertThat(plans).hasSizeGreaterThan(25);
		if (scale() != TweetScale.PAPER) {
			return;
		}
		assertThat(plans).allSatisfy((plan) -> {
			assertThat(plan.steps())
				.noneMatch((step) -> step.startsWith(SCAN) && tables.contains(step.substring(SCAN.length())));
			if (MAY_SORT.stream().noneMatch(plan.statement()::contains)) {
				assertThat(plan.steps()).noneMatch((step) -> step.contains("Sort"));
			}
		});
	}

	private static void measureStreams(Model name, BackendStarter starter, Backend backend)
			throws IOException, InterruptedException {
		StreamBench bench = new StreamBench(20, Duration.ofSeconds(2));
		List<StreamCost> costs = bench.measure(
				new Benchmark.Subject(name, data, loadUsers.tokens(), null, null, System.out::println), starter,
				backend);
		assertThat(bench.problems(costs)).isEmpty();
		assertThat(costs.getFirst().left()).isEqualTo(20);
		assertThat(costs.getFirst().receipts()).hasSize(20).allMatch((times) -> times.length == 20);
		assertThat(costs.getFirst().cpu()).containsOnlyKeys("gateway", "user", "tweet", "interaction", "postgres",
				"redis");
	}

	private static void measure(Model name, Target target, Path folder)
			throws IOException, SQLException, InterruptedException {
		PlanData data = new PlanData(content, SigningKey.load(infrastructure.tokenKey()));
		data.write(FOLDER);
		assertThat(new ResponseCheck(data, new KeptResponses(FOLDER.resolve("answers"))).problem(target,
				List.of(Scenario.USER_SUMMARY, Scenario.USER_TWEETS, Scenario.FOLLOW, Scenario.MIXED)))
			.isEmpty();
		RunningBackend backend = new RunningBackend(name.label(), target);
		Map<String, Path> plans = Map.of("user-summary", Scenario.USER_SUMMARY.plan(files.plans()));
		try (SlicedLoad load = files.jmeter()
			.startSliced(files.driver(), plans, Map.of(), PlanVariables.properties(FOLDER, USERS), folder);
				SliceMeter meter = new SliceMeter(FakeBackends.of(backend), load)) {
			Function<Map<String, String>, SliceRequest> slice = (variables) -> SliceRequest.closed("user-summary",
					USERS, 1000, variables);
			meter.send(name.label(), slice);
			Measured measured = meter.send(name.label(), slice);
			assertThat(measured.load().failures()).isEmpty();
			assertThat(measured.load().requests()).isPositive();
			assertThat(measured.use()).containsOnlyKeys("gateway", "user", "tweet", "interaction", "postgres", "redis");
			assertThat(measured.use().get("user").cpu()).isPositive();
			assertThat(measured.use().get("user").allocated()).isGreaterThan(1000.0 * measured.load().requests());
			assertThat(measured.use().get("user").jit()).isNotNegative();
			assertThat(measured.around().stopped()).isEmpty();
			assertThat(measured.around().generator()).isPositive();
		}
	}

}
