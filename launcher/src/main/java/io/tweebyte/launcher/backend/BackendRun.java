package io.tweebyte.launcher.backend;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

import io.tweebyte.launcher.aot.BackgroundRecordings;
import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.setup.Leftovers;
import io.tweebyte.launcher.setup.SharedServers;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.RunFile;
import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.Terminal;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.launcher.workspace.WorkspaceLock;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.servers.process.ProcessIdentity;
import io.tweebyte.servers.process.ServerException;
import io.tweebyte.servers.process.ServerProcess;

/**
 * What happens between {@code up} and its end: start, print the addresses, wait, stop in
 * order on Ctrl-C.
 */
public final class BackendRun {

	private static final Duration POLL = Duration.ofMillis(500);

	/**
	 * After {@code down} in another terminal the file of a stopped service is deleted
	 * within this time.
	 */
	private static final Duration GRACE = Duration.ofSeconds(3);

	private static final Duration BETWEEN_ROUNDS = Duration.ofMillis(50);

	private final Workspace workspace;

	private final Terminal terminal;

	private final BackendOptions options;

	private final RunFiles runFiles;

	private final List<Backend> backends = new ArrayList<>();

	private final CountDownLatch started = new CountDownLatch(1);

	private volatile Optional<ServerProcess> recorder = Optional.empty();

	private volatile boolean stopping;

	public BackendRun(Workspace workspace, Terminal terminal, BackendOptions options) {
		this.workspace = workspace;
		this.terminal = terminal;
		this.options = options.withProgress(this::progress);
		this.runFiles = new RunFiles(workspace);
	}

	public void start(List<MixedSetup> setups) {
		if (this.options.lifetime() == Lifetime.GUARDED) {
			Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "stop"));
		}
		long start = System.nanoTime();
		try (WorkspaceLock lock = WorkspaceLock.take(this.workspace, this.terminal::progress)) {
			Leftovers leftovers = new Leftovers(this.runFiles);
			setups.forEach((setup) -> leftovers.clear(setup, this.workspace.services(), this::progress));
			startAll(setups);
			this.recorder = recordCaches(setups);
		}
		catch (ServerException ex) {
			throw this.stopping ? new ServerException("Stopped before it was up.", ex) : ex;
		}
		finally {
			this.started.countDown();
		}
		this.terminal.progress("up after %.1f s".formatted((System.nanoTime() - start) / 1e9));
		this.backends.forEach(this::printAddresses);
		this.terminal.print("");
		this.terminal.print("PostgreSQL 127.0.0.1:%d, Redis 127.0.0.1:%d, health of each service on its port + 100."
			.formatted(Infrastructure.POSTGRES_PORT, Infrastructure.REDIS_PORT));
		boolean detached = this.options.lifetime() == Lifetime.DETACHED;
		this.terminal.print(detached ? "./tweebyte down stops it." : "Ctrl-C stops it.");
		this.recorder.ifPresent((process) -> this.terminal
			.progress("Recording AOT caches in the background, which makes later starts faster; --no-aot turns it off."
					+ " Log: " + this.workspace.root().relativize(process.log())));
	}

	/** Their absence costs time at the next start, and nothing now. */
	private Optional<ServerProcess> recordCaches(List<MixedSetup> setups) {
		if (this.options.aot() == AotMode.OFF) {
			return Optional.empty();
		}
		try {
			return new BackgroundRecordings(this.workspace).start(setups, this.options);
		}
		catch (ServerException ex) {
			this.terminal.failure("AOT caches are not recorded: " + ex.getMessage());
			return Optional.empty();
		}
	}

	public List<Backend> backends() {
		return List.copyOf(this.backends);
	}

	private void printAddresses(Backend backend) {
		this.terminal.print("");
		this.terminal.print("@|bold,green %s|@ is up".formatted(backend.label()));
		this.terminal.print("  Gateway     @|underline %s|@".formatted(backend.gateway()));
		this.terminal.print("  Swagger UI  @|underline %s/swagger-ui.html|@".formatted(backend.gateway()));
		for (ServiceProcess process : backend.processes()) {
			this.terminal.print("  Log         %s".formatted(this.workspace.root().relativize(process.logFile())));
		}
	}

	/**
	 * Waits until every service has ended, by Ctrl-C, by {@code down}, or by itself;
	 * where none was started, until the databases have.
	 */
	public int await() {
		List<ServiceProcess> running = new ArrayList<>(
				this.backends.stream().flatMap((b) -> b.processes().stream()).toList());
		while (running.isEmpty() && !new SharedServers(this.workspace).running().isEmpty()) {
			Pause.of(POLL);
		}
		int code = 0;
		while (!running.isEmpty()) {
			Pause.of(POLL);
			List<ServiceProcess> ended = running.stream().filter((service) -> !service.process().isAlive()).toList();
			running.removeAll(ended);
			for (ServiceProcess service : ended) {
				code |= report(service);
			}
		}
		this.terminal.print("Every service has ended.");
		return code;
	}

	private void startAll(List<MixedSetup> setups) {
		progress("starting PostgreSQL on port %d and Redis on port %d".formatted(Infrastructure.POSTGRES_PORT,
				Infrastructure.REDIS_PORT));
		Infrastructure infrastructure = new Preparation(this.workspace, setups, this.options).run();
		try {
			progress("JVM flags of every service: " + String.join(" ", this.options.commonFlags()));
			for (MixedSetup setup : setups) {
				this.backends.add(Backend.start(infrastructure, setup, this.options));
			}
		}
		catch (RuntimeException ex) {
			this.backends.forEach(Backend::close);
			infrastructure.close();
			throw ex;
		}
	}

	/** Also the place where a start ends that Ctrl-C has made pointless. */
	private void progress(String line) {
		if (this.stopping) {
			throw new ServerException("stopping");
		}
		this.terminal.progress(line);
	}

	/** Runs on Ctrl-C, also in the middle of a start, which its services end. */
	private void stop() {
		this.stopping = true;
		this.recorder.ifPresent(ServerProcess::signal);
		Pause.until(() -> {
			boolean over = this.started.getCount() == 0;
			stopOwn();
			return over;
		}, RunFiles.PATIENCE, BETWEEN_ROUNDS);
		if (this.runFiles.living().isEmpty()) {
			new SharedServers(this.workspace).stop();
		}
	}

	private void stopOwn() {
		ProcessIdentity self = ProcessIdentity.current();
		List<RunFile> own = this.runFiles.started().stream().filter((entry) -> self.equals(entry.owner())).toList();
		if (!own.isEmpty()) {
			this.terminal.progress("stopping " + RunFile.labels(own));
			this.runFiles.stop(own);
		}
	}

	private int report(ServiceProcess service) {
		boolean forgotten = Pause.until(() -> this.runFiles.find(service.model(), service.service())
			.filter((entry) -> entry.process().equals(service.process().identity()))
			.isEmpty(), GRACE, POLL);
		if (forgotten) {
			return 0;
		}
		this.terminal.failure("%s has ended unexpectedly.%n%s".formatted(service.label(), service.process().logTail()));
		return Terminal.FAILED;
	}

}
