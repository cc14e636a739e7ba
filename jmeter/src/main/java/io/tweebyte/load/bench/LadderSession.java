package io.tweebyte.load.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.backend.ServiceVariant;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.backend.BackendStarter;
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
 * A whole run: databases and tokens, then one backend after the other with its variants
 * beside it, and the table at the end.
 */
public class LadderSession {

	private static final int CONNECTIONS = 4;

	private static final int WARM_UP = 5;

	private final JsonMapper json = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

	private final RigFiles files;

	private final Workspace workspace;

	private final TweetScale scale;

	private final int requests;

	private final Progress progress;

	public LadderSession(Workspace workspace, TweetScale scale, int requests, Progress progress) {
		this.files = new RigFiles(workspace);
		this.workspace = workspace;
		this.scale = scale;
		this.requests = requests;
		this.progress = progress;
	}

	/**
	 * Runs all of it.
	 * @return whether every request succeeded and all rungs answered the same
	 * @throws IOException when files cannot be written or read
	 * @throws SQLException when the databases refuse
	 * @throws InterruptedException when the run is broken off
	 * @throws io.tweebyte.servers.process.ServerException when a server does not start
	 */
	public boolean run(List<BackendName> contenders) throws IOException, SQLException, InterruptedException {
		RunStore folder = RunStore.create(this.files.runs(), "ladder");
		Limits besides = Limits.read(this.files.warmSettings());
		List<LadderCost> costs = new ArrayList<>();
		for (BackendName contender : contenders) {
			// A Redis of its own for each, as empty as the other's.
			try (Infrastructure infrastructure = Infrastructure.kept(this.workspace, this.files.tweets(this.scale))) {
				costs.addAll(measure(contender, infrastructure, besides, folder));
			}
			// A run that is broken off leaves the backends before.
			Files.write(folder.folder().resolve("table.txt"), lines(costs));
			Files.writeString(folder.folder().resolve("result.json"), this.json.writeValueAsString(costs));
		}
		this.progress.say("Not production's limits but: " + Limits.measuring().with(besides).line());
		lines(costs).forEach(this.progress::say);
		this.progress.say("Kept in " + folder.folder());
		return LadderFindings.problems(costs).isEmpty();
	}

	private List<LadderCost> measure(BackendName contender, Infrastructure infrastructure, Limits besides,
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
		LadderBench bench = new LadderBench(CONNECTIONS, this.requests, WARM_UP, cast, tokens,
				new StatementCounts(infrastructure.postgres()), this.progress::say);
		BackendStarter laboratory = new BackendStarter(infrastructure, besides,
				Files.createDirectories(folder.folder().resolve("logs")));
		this.progress.say("starting %s with %s".formatted(contender.label(), String.join(" ", laboratory.flags())));
		try (Backend backend = laboratory.start(contender)) {
			List<LadderCost> costs = new ArrayList<>();
			for (Rung rung : Rung.of(contender)) {
				costs.add(rung.isOurs()
						? bench.measure(contender, rung, laboratory.target(backend, backend.process(ServiceName.TWEET)))
						: measure(contender, rung, bench, laboratory, backend));
			}
			return costs;
		}
	}

	/** A process for each, as cold as the real service is: no rung warms up another. */
	private LadderCost measure(BackendName contender, Rung rung, LadderBench bench, BackendStarter laboratory,
			Backend backend) throws SQLException, InterruptedException {
		try (ServiceVariant variant = laboratory.startBeside(backend, this.files.ladder(contender))) {
			return bench.measure(contender, rung, laboratory.target(backend, variant.process()));
		}
	}

	private static List<String> lines(List<LadderCost> costs) {
		List<String> problems = LadderFindings.problems(costs);
		List<String> lines = new ArrayList<>(LadderCostTable.lines(costs));
		lines.add("");
		lines.addAll(problems.isEmpty() ? List.of("All rungs read the same page, byte for byte.") : problems);
		return lines;
	}

}
