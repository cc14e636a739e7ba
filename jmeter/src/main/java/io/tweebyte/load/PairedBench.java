package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.launcher.Backend;
import io.tweebyte.launcher.Infrastructure;
import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.data.PlanCast;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.data.TokenFile;
import io.tweebyte.load.data.TweetDatabases;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.testsupport.PostgresServer;

/**
 * Compares backends that run side by side, start by start: all of them are up and warm,
 * and short slices of load on each follow each other.
 */
final class PairedBench {

	private static final String AGAIN = " again";

	private final JsonMapper json = JsonMapper.builder().build();

	private final Workspace workspace;

	private final RigFiles files;

	private final Order order;

	private final Progress progress;

	private final List<PairedSlice> slices = new ArrayList<>();

	/** Minted once: it takes seconds for each start. */
	private TokenFile tokens;

	PairedBench(Workspace workspace, Order order, Progress progress) {
		this.workspace = workspace;
		this.files = new RigFiles(workspace);
		this.order = order;
		this.progress = progress;
	}

	/**
	 * Runs all of it.
	 * @return whether there were requests in every slice, and all succeeded
	 * @throws IOException when files cannot be written or read, or JMeter ends
	 * @throws SQLException when the databases refuse
	 * @throws InterruptedException when the run is broken off
	 * @throws io.tweebyte.testsupport.ServerException when a server does not start
	 */
	boolean run() throws IOException, SQLException, InterruptedException {
		RunFolder folder = RunFolder.create(this.files.runs(), "pairs");
		for (int start = 1; start <= this.order.starts(); start++) {
			try (Infrastructure infrastructure = Infrastructure.kept(this.workspace,
					this.files.tweets(this.order.scale()))) {
				start(start, infrastructure, folder);
			}
			lines().forEach(this.progress::say);
		}
		Files.write(folder.path().resolve("table.txt"), lines());
		this.progress.say("Kept in " + folder.path());
		return this.slices.stream().filter((slice) -> slice.round() > 0).allMatch(PairedSlice::counts);
	}

	private List<String> lines() {
		List<String> labels = new ArrayList<>(this.order.backends().stream().map(PairedBackend::label).toList());
		labels.add(labels.getFirst() + AGAIN);
		PairedTable table = new PairedTable(labels, this.slices, this.order.seed());
		List<String> lines = new ArrayList<>(table.sentences());
		lines.add("");
		lines.addAll(table.lines());
		return lines;
	}

	private void start(int start, Infrastructure infrastructure, RunFolder folder)
			throws IOException, SQLException, InterruptedException {
		TweetDatabases databases = new TweetDatabases(infrastructure.postgres(), this.order.scale(),
				(step) -> this.progress.say("filling the databases: " + step));
		if (start == 1) {
			databases.prepare();
		}
		databases.restore();
		Path data = data(infrastructure, folder);
		List<Backend> started = new ArrayList<>();
		try {
			Map<String, Target> targets = targets(start, infrastructure, folder, started);
			try (SlicedLoad load = load(data, folder)) {
				measure(start, targets, load, folder);
			}
		}
		finally {
			started.forEach(Backend::close);
		}
	}

	private Path data(Infrastructure infrastructure, RunFolder folder) throws IOException, SQLException {
		PostgresServer postgres = infrastructure.postgres();
		PlanCast cast = PlanCast.read(postgres.connection("users"), postgres.connection("tweets"),
				postgres.connection("interactions"));
		Path data = folder.path().resolve("data");
		if (this.tokens == null) {
			this.tokens = new TokenFile(SigningKey.load(infrastructure.tokenKey()));
		}
		new PlanData(cast, this.tokens).write(data);
		return data;
	}

	private Map<String, Target> targets(int start, Infrastructure infrastructure, RunFolder folder,
			List<Backend> started) throws IOException {
		Map<String, Target> targets = new LinkedHashMap<>();
		for (PairedBackend backend : this.order.backends()) {
			if (backend.contender() == null) {
				targets.put(backend.label(), backend.described());
			}
			else {
				this.progress.say("start %d: starting %s".formatted(start, backend.label()));
				Limits settings = Limits.read(this.files.warmSettings())
					.with(new Limits(new TreeMap<>(Map.of("tweebyte.security.mode", backend.security()))));
				Path logs = Files.createDirectories(
						folder.logs().resolve("%s-%d".formatted(backend.label().replace(':', '-'), start)));
				Laboratory laboratory = new Laboratory(infrastructure, settings, logs);
				started.add(laboratory.start(backend.contender()));
				targets.put(backend.label(), laboratory.target(started.getLast()));
			}
		}
		Map.Entry<String, Target> first = targets.entrySet().iterator().next();
		targets.put(first.getKey() + AGAIN, first.getValue());
		return targets;
	}

	private SlicedLoad load(Path data, RunFolder folder) throws IOException {
		Map<String, Path> plans = new LinkedHashMap<>();
		this.order.scenarios().forEach((scenario) -> plans.put(scenario.label(), scenario.plan(this.files.plans())));
		return this.files.jmeter()
			.startSliced(this.files.driver(), plans, SlicedPlans.properties(data, this.order.users()), folder.path());
	}

	private void measure(int start, Map<String, Target> targets, SlicedLoad load, RunFolder folder)
			throws IOException, InterruptedException {
		Path kept = folder.path().resolve("slices.jsonl");
		PairedRounds rounds = new PairedRounds(load, targets, this.order.users(), this.order.slice(),
				this.order.seed() + start, this.slices::add);
		for (Scenario scenario : this.order.scenarios()) {
			this.progress.say("start %d: %s, warming up".formatted(start, scenario.label()));
			if (!rounds.warmUp(scenario, start, this.order.warmUp())) {
				this.progress.say("%s was still getting faster after %d s of warm-up".formatted(scenario.label(),
						this.order.warmUp().toSeconds()));
			}
			this.progress.say("start %d: %s, measuring".formatted(start, scenario.label()));
			for (int round = 1; round <= this.order.rounds(); round++) {
				this.progress.working("%s, round %d".formatted(scenario.label(), round));
				List<String> lines = rounds.round(scenario, start, round)
					.stream()
					.map(this.json::writeValueAsString)
					.toList();
				Files.write(kept, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
			}
		}
	}

	/**
	 * What is compared.
	 *
	 * @param backends the first is the one that the others are compared with
	 * @param scenarios what the users do, one after the other
	 * @param users how many of them there are
	 * @param starts how often all backends are started
	 * @param rounds how many there are of each scenario in each start
	 * @param slice how long load goes to one backend
	 * @param warmUp the longest time for a scenario in a start
	 */
	record Order(List<PairedBackend> backends, List<Scenario> scenarios, int users, int starts, int rounds,
			Duration slice, Duration warmUp, TweetScale scale, long seed) {
	}

}
