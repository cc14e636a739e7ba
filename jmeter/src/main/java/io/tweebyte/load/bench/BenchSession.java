package io.tweebyte.load.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.load.data.BenchData;
import io.tweebyte.load.data.LoadUser;
import io.tweebyte.load.data.TweetDatabases;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.plan.Limits;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.measuring.run.RunFolder;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.table.Table;
import io.tweebyte.measuring.table.TerminalTable;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.shared.token.SigningKey;

/**
 * A whole run: one backend after the other, each with fresh copies of the databases, and
 * the table at the end.
 */
public record BenchSession(RigFiles files, TweetScale scale, Consumer<String> progress) {

	private static final int CONNECTIONS = 4;

	private static final int WARM_UP = 5;

	/**
	 * Runs all of it.
	 * @param <C> what is known of one kind of request, or of a backend
	 * @return whether nothing went wrong
	 * @throws io.tweebyte.servers.process.ServerException when a server does not start
	 */
	public <C> boolean run(Benchmark<C> benchmark, List<Model> backends)
			throws IOException, SQLException, InterruptedException {
		Path folder = RunStore.create(this.files.runs(), benchmark.name()).folder();
		List<C> costs = new ArrayList<>();
		for (Model backend : backends) {
			// A Redis of its own for each, as empty as the other's.
			try (Infrastructure infrastructure = Infrastructure.kept(this.files.workspace(),
					this.files.tweets(this.scale), PostgresServer.CONNECTIONS)) {
				costs.addAll(measure(benchmark, backend, infrastructure, folder));
			}
			// A run that is broken off leaves the backends before.
			keep(folder, benchmark, costs);
		}
		this.progress.accept("Not production's limits but: " + Limits.measuring().with(limits(benchmark)).line());
		lines(benchmark, costs).forEach(this.progress);
		this.progress.accept("Kept in " + folder);
		return benchmark.problems(costs).isEmpty();
	}

	static <C> void keep(Path folder, Benchmark<C> benchmark, List<C> costs) throws IOException {
		Files.write(folder.resolve("table.txt"), lines(benchmark, costs));
		new RunFolder(folder).write("result.json", costs);
		Optional<Table<C>> report = benchmark.report(costs);
		if (report.isPresent()) {
			Files.writeString(folder.resolve("report.csv"), new CsvTable().render(report.get()));
		}
	}

	private <C> List<C> measure(Benchmark<C> benchmark, Model name, Infrastructure infrastructure, Path folder)
			throws IOException, SQLException, InterruptedException {
		TweetDatabases databases = new TweetDatabases(infrastructure.postgres(), this.scale,
				(step) -> this.progress.accept("filling %s: %s".formatted(this.scale.label(), step)));
		databases.prepare();
		this.progress.accept("copying the databases for " + name.label());
		databases.restore();
		Map<UUID, String> tokens = LoadUser.tokens(LoadUser.read(infrastructure.postgres().connection("users")),
				SigningKey.load(infrastructure.tokenKey()));
		CostMeter meter = new CostMeter(new StatementCounts(infrastructure.postgres()), CONNECTIONS, WARM_UP,
				this.progress);
		BackendStarter starter = new BackendStarter(infrastructure, BackendStarter.options(limits(benchmark),
				Files.createDirectories(folder.resolve("logs")), benchmark.heap(), List.of()));
		this.progress.accept("starting %s with %s".formatted(name.label(), String.join(" ", starter.flags())));
		try (Backend backend = starter.start(MixedSetup.of(name))) {
			return benchmark.measure(new Benchmark.Subject(name, BenchData.read(infrastructure.postgres()), tokens,
					meter, this.files.ladder(name), this.progress), starter, backend);
		}
	}

	private Limits limits(Benchmark<?> benchmark) throws IOException {
		return Limits.read(this.files.warmSettings()).with(new Limits(benchmark.settings()));
	}

	private static <C> List<String> lines(Benchmark<C> benchmark, List<C> costs) {
		List<String> problems = benchmark.problems(costs);
		List<String> lines = new ArrayList<>(new TerminalTable().render(benchmark.table(costs)).lines().toList());
		lines.add("");
		lines.addAll(benchmark.remarks(costs));
		lines.addAll(problems.isEmpty() ? List.of(benchmark.praise()) : problems);
		return lines;
	}

}
