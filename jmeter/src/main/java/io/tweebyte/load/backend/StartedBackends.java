package io.tweebyte.load.backend;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.plan.BackendSpec;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.servers.process.ServerException;

/** Backends of one start; they are started at the same time. */
final class StartedBackends implements RunningBackends {

	private static final double MILLIS_PER_SECOND = 1000;

	private final Infrastructure infrastructure;

	private final PlanData plan;

	private final Path data;

	private final StatementCounts statements;

	private final Map<String, Backend> started = new ConcurrentHashMap<>();

	private final Map<String, Double> seconds = new ConcurrentHashMap<>();

	private final List<RunningBackend> all = new ArrayList<>();

	private StartedBackends(Infrastructure infrastructure, PlanData plan, Path data) throws SQLException {
		this.infrastructure = infrastructure;
		this.plan = plan;
		this.data = data;
		this.statements = new StatementCounts(infrastructure.postgres());
	}

	/**
	 * @param data the folder of the files that the plans read
	 */
	static StartedBackends start(RunOrder order, Infrastructure infrastructure, PlanData plan, Path data,
			Starters starters) throws IOException, SQLException, InterruptedException {
		StartedBackends backends = new StartedBackends(infrastructure, plan, data);
		try {
			backends.start(order, starters);
			return backends;
		}
		catch (RuntimeException | IOException | InterruptedException ex) {
			backends.stop();
			throw ex;
		}
	}

	private void start(RunOrder order, Starters starters) throws IOException, InterruptedException {
		List<Callable<RunningBackend>> tasks = new ArrayList<>();
		order.specs().forEach((spec) -> tasks.add(() -> start(spec, starters)));
		try (ExecutorService threads = Executors.newCachedThreadPool()) {
			for (Future<RunningBackend> backend : threads.invokeAll(tasks)) {
				this.all.add(backend.get());
			}
		}
		catch (ExecutionException ex) {
			if (ex.getCause() instanceof IOException cause) {
				throw cause;
			}
			throw new ServerException(ex.getCause().getMessage(), ex.getCause());
		}
	}

	private RunningBackend start(BackendSpec spec, Starters starters) throws IOException {
		if (spec.description().isPresent()) {
			return new RunningBackend(spec.label(), DescribedBackend.target(spec.description().get()));
		}
		long begin = System.nanoTime();
		BackendStarter starter = starters.of(spec);
		Backend backend = starter.start(spec.name().orElseThrow());
		this.started.put(spec.label(), backend);
		this.seconds.put(spec.label(), (System.nanoTime() - begin) / 1e6 / MILLIS_PER_SECOND);
		return new RunningBackend(spec.label(), starter.target(backend));
	}

	@Override
	public List<RunningBackend> all() {
		return this.all;
	}

	@Override
	public Path data() {
		return this.data;
	}

	@Override
	public Optional<StatementCounts> statements() {
		return Optional.of(this.statements);
	}

	@Override
	public Map<String, Double> startSeconds() {
		return new LinkedHashMap<>(this.seconds);
	}

	@Override
	public Optional<PlanData> plan() {
		return Optional.of(this.plan);
	}

	private void stop() {
		this.started.values().parallelStream().forEach(Backend::close);
	}

	@Override
	public void close() {
		try {
			stop();
		}
		finally {
			this.infrastructure.close();
		}
	}

	/** How each backend is started. */
	interface Starters {

		/**
		 * @throws IOException when its settings cannot be read
		 */
		BackendStarter of(BackendSpec spec) throws IOException;

	}

}
