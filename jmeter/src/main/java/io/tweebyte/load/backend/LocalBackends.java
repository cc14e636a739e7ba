package io.tweebyte.load.backend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import io.tweebyte.launcher.aot.AotCache;
import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.data.DatabaseContent;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.data.PlanPictures;
import io.tweebyte.load.data.TweetDatabases;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.plan.BackendDescription;
import io.tweebyte.load.plan.BackendSpec;
import io.tweebyte.load.plan.Limits;
import io.tweebyte.load.plan.LoadPreset;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.shared.token.SigningKey;
import org.springframework.util.FileSystemUtils;

/**
 * Backends on servers of this checkout: all of them share PostgreSQL and Redis, whose
 * data is restored before each start.
 */
public final class LocalBackends implements BackendSource {

	/** Load is at most this part of the run, one scenario's load a part of that. */
	private static final double SHARE_OF_LOAD = 0.6;

	/** Lines for more are not there. */
	private static final long MOST_SECONDS = 600;

	private final RigFiles files;

	private final RunOrder order;

	private final Path folder;

	private final Consumer<String> progress;

	private final List<String> flags;

	/** Written once: the same users and tokens serve all starts. */
	private PlanData plan;

	/**
	 * @param flags further ones of every service's JVM
	 */
	public LocalBackends(RigFiles files, RunOrder order, Path folder, Consumer<String> progress, List<String> flags) {
		this.files = files;
		this.order = order;
		this.folder = folder;
		this.progress = progress;
		this.flags = flags;
	}

	/**
	 * Fills the databases and makes the services' AOT caches, as far as earlier runs have
	 * not done it: no part of a run's time. No server starts where nothing is missing.
	 */
	public void prepare() throws IOException, SQLException, InterruptedException {
		BackendOptions options = BackendOptions.defaults().withHeap(this.order.heap());
		List<BackendSpec> unprepared = this.order.specs()
			.stream()
			.filter((spec) -> spec.setup().isPresent()
					&& !(hasAotCaches() && Backend.hasAotCaches(this.files.workspace(), spec.setup().get(), options)))
			.toList();
		TweetScale scale = this.order.tweets();
		if (unprepared.isEmpty() && TweetDatabases.areFilled(this.files.tweets(scale), scale)) {
			return;
		}
		try (Infrastructure infrastructure = infrastructure()) {
			TweetDatabases databases = databases(infrastructure);
			databases.prepare();
			databases.restore();
			Path logs = this.folder.resolve("logs").resolve("prepare");
			for (BackendSpec spec : unprepared) {
				starter(infrastructure, spec, logs).prepare(spec.setup().get(), this.progress);
			}
		}
	}

	@Override
	public RunningBackends start(int start) throws IOException, SQLException, InterruptedException {
		Infrastructure infrastructure = infrastructure();
		try {
			databases(infrastructure).restore();
			// no row refers to the pictures of the start before
			FileSystemUtils.deleteRecursively(
					Path.of(infrastructure.settings(ServiceName.TWEET).get("tweebyte.pictures.directory")));
			if (this.plan == null) {
				this.plan = plan(infrastructure);
			}
			Path logs = this.folder.resolve("logs").resolve("start-" + start);
			Map<BackendSpec, BackendStarter> starters = new LinkedHashMap<>();
			for (BackendSpec spec : this.order.at(start).allSpecs()) {
				starters.put(spec, starter(infrastructure, spec, logs));
			}
			return new StartedBackends(infrastructure).start(starters, this.plan, data(), hasPictures());
		}
		catch (RuntimeException | IOException | SQLException | InterruptedException ex) {
			infrastructure.close();
			throw ex;
		}
	}

	private boolean hasPictures() {
		return this.order.acts().stream().anyMatch(Scenario::hasPictures);
	}

	private Infrastructure infrastructure() {
		return Infrastructure.kept(this.files.workspace(), this.files.tweets(this.order.tweets()), connections());
	}

	/** Larger pools of all services need more connections than usual. */
	private int connections() {
		return PostgresServer.CONNECTIONS + this.order.specs()
			.stream()
			.mapToInt((spec) -> StatementCounts.SERVICES.size() * spec.conditions().pool().orElse(0))
			.sum();
	}

	private TweetDatabases databases(Infrastructure infrastructure) {
		return new TweetDatabases(infrastructure.postgres(), this.order.tweets(),
				(step) -> this.progress.accept("filling the databases: " + step));
	}

	private BackendStarter starter(Infrastructure infrastructure, BackendSpec spec, Path logs) throws IOException {
		Limits settings = Limits.read(this.files.warmSettings()).with(spec.conditions().settings());
		Limits all = spec.conditions().production() ? settings.with(Limits.read(this.files.productionLimits()))
				: settings;
		BackendOptions options = BackendStarter
			.options(all, Files.createDirectories(logs.resolve(spec.label().replaceAll("[: ]", "-"))),
					this.order.heap(), this.flags)
			.withDelays(spec.conditions().delays())
			.withAot(hasAotCaches() ? AotMode.REQUIRED : AotMode.OFF);
		return new BackendStarter(infrastructure, options);
	}

	/** An agent does not allow them. */
	private boolean hasAotCaches() {
		return hasAotCaches(this.order) && this.flags.stream().noneMatch((flag) -> flag.startsWith("-javaagent:"));
	}

	/** The study starts its JVMs without. */
	private static boolean hasAotCaches(RunOrder order) {
		return AotCache.isSupported() && !order.preset().equals(LoadPreset.PAPER.label());
	}

	/** Returns the flags of every service's JVM, to be printed beside any figure. */
	public static List<String> flags(RunOrder order) {
		List<String> flags = new ArrayList<>(BackendStarter.flags(order.heap()));
		if (hasAotCaches(order)) {
			flags.add("-XX:AOTCache=app.aot");
		}
		return flags;
	}

	private PlanData plan(Infrastructure infrastructure) throws IOException, SQLException {
		PostgresServer postgres = infrastructure.postgres();
		PlanData data = new PlanData(DatabaseContent.read(postgres.connection("users"), postgres.connection("tweets"),
				postgres.connection("interactions")), SigningKey.load(key(infrastructure)));
		if (hasPictures()) {
			PlanPictures.write(data(), data);
		}
		double seconds = this.order.seconds() * SHARE_OF_LOAD * this.order.users().size() / this.order.blocks().size();
		data.write(data(), Duration.ofSeconds(Math.min(MOST_SECONDS, (long) Math.ceil(seconds))));
		return data;
	}

	private Path key(Infrastructure infrastructure) {
		return this.order.specs()
			.stream()
			.flatMap((spec) -> spec.description().stream())
			.findFirst()
			.flatMap(BackendDescription::key)
			.orElse(infrastructure.tokenKey());
	}

	private Path data() {
		return this.folder.resolve("data");
	}

}
