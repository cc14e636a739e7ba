package io.tweebyte.load.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.data.Population;
import io.tweebyte.load.data.TokenFile;
import io.tweebyte.load.data.TweetCast;
import io.tweebyte.load.data.TweetDatabases;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.plan.BackendName;
import io.tweebyte.load.plan.Limits;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.shared.token.SigningKey;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A whole run: databases and tokens, then one backend after the other, each with fresh
 * copies, and the table at the end.
 */
public class TweetBenchSession {

	private static final int CONNECTIONS = 4;

	private static final int WARM_UP = 5;

	private final JsonMapper json = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

	private final RigFiles files;

	private final Workspace workspace;

	private final TweetScale scale;

	private final int requests;

	private final List<TweetOperation> operations;

	private final Map<String, String> settings;

	private final Progress progress;

	public TweetBenchSession(Workspace workspace, TweetScale scale, int requests, List<TweetOperation> operations,
			Map<String, String> settings, Progress progress) {
		this.files = new RigFiles(workspace);
		this.workspace = workspace;
		this.scale = scale;
		this.requests = requests;
		this.operations = operations;
		this.settings = settings;
		this.progress = progress;
	}

	/**
	 * Runs all of it.
	 * @return whether every request succeeded and the backends did the same
	 * @throws IOException when files cannot be written or read
	 * @throws SQLException when the databases refuse
	 * @throws InterruptedException when the run is broken off
	 * @throws io.tweebyte.servers.process.ServerException when a server does not start
	 */
	public boolean run(List<BackendName> contenders) throws IOException, SQLException, InterruptedException {
		RunStore folder = RunStore.create(this.files.runs(), "tweets");
		Limits besides = Limits.read(this.files.warmSettings()).with(new Limits(new TreeMap<>(this.settings)));
		List<TweetCost> costs = new ArrayList<>();
		for (BackendName contender : contenders) {
			// A Redis of its own for each, as empty as the other's.
			try (Infrastructure infrastructure = Infrastructure.kept(this.workspace, this.files.tweets(this.scale))) {
				costs.addAll(measure(contender, infrastructure, besides, folder));
			}
			// A run that is broken off leaves the backends before.
			keep(costs, folder);
		}
		this.progress.say("Not production's limits but: " + Limits.measuring().with(besides).line());
		return conclude(costs, folder);
	}

	private List<TweetCost> measure(BackendName contender, Infrastructure infrastructure, Limits besides,
			RunStore folder) throws IOException, SQLException, InterruptedException {
		TweetDatabases databases = new TweetDatabases(infrastructure.postgres(), this.scale,
				(step) -> this.progress.say("filling %s: %s".formatted(this.scale.label(), step)));
		databases.prepare();
		this.progress.say("copying the databases for " + contender.label());
		databases.restore();
		TweetCast cast = TweetCast.read(infrastructure.postgres());
		Map<UUID, String> tokens = new TokenFile(SigningKey.load(infrastructure.tokenKey())).write(
				new Population(infrastructure.postgres().connection("users")).read(),
				folder.folder().resolve("users.csv"));
		TweetBench bench = new TweetBench(CONNECTIONS, this.requests, WARM_UP, this.operations,
				new StatementCounts(infrastructure.postgres()), this.progress::say);
		BackendStarter laboratory = new BackendStarter(infrastructure, besides,
				Files.createDirectories(folder.folder().resolve("logs")));
		this.progress.say("starting %s with %s".formatted(contender.label(), String.join(" ", laboratory.flags())));
		try (Backend backend = laboratory.start(contender)) {
			Target target = laboratory.target(backend);
			return bench.measure(contender, target, new TweetRequests(target.gateway(), cast, tokens));
		}
	}

	private void keep(List<TweetCost> costs, RunStore folder) throws IOException {
		Files.write(folder.folder().resolve("table.txt"), lines(costs));
		Files.writeString(folder.folder().resolve("result.json"), this.json.writeValueAsString(costs));
	}

	private boolean conclude(List<TweetCost> costs, RunStore folder) {
		lines(costs).forEach(this.progress::say);
		this.progress.say("Kept in " + folder.folder());
		return problems(costs).isEmpty();
	}

	private static List<String> problems(List<TweetCost> costs) {
		List<String> problems = new ArrayList<>(TweetFindings.failures(costs));
		problems.addAll(TweetFindings.differences(costs));
		problems.addAll(TweetFindings.growth(costs));
		return problems;
	}

	private static List<String> lines(List<TweetCost> costs) {
		List<String> problems = problems(costs);
		List<String> lines = new ArrayList<>(TweetCostTable.lines(costs));
		lines.add("");
		lines.addAll(TweetFindings.targets(costs));
		lines.addAll(TweetFindings.memory(costs));
		lines.addAll(problems.isEmpty()
				? List.of("Statements, calls and answers are the same for all backends, and no heap has grown.")
				: problems);
		return lines;
	}

}
