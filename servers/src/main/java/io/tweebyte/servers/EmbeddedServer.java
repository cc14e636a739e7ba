package io.tweebyte.servers;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.Passwords;
import io.tweebyte.servers.process.ProcessFile;
import io.tweebyte.servers.process.ServerProcess;
import io.tweebyte.servers.process.StopSignal;

/** What PostgreSQL and Redis have in common: a folder, a port, one process. */
public abstract sealed class EmbeddedServer implements AutoCloseable permits PostgresServer, RedisServer {

	static final String HOST = "127.0.0.1";

	private static final Duration START = Duration.ofSeconds(60);

	private static final Duration STOP = Duration.ofSeconds(20);

	private final String name;

	private final String user;

	private final StopSignal signal;

	private final Path home;

	private final Path programs;

	private final int port;

	private final Lifetime lifetime;

	private final Passwords passwords;

	private ServerProcess process;

	EmbeddedServer(String name, String user, StopSignal signal, Path home, Path programs, int port, Lifetime lifetime) {
		this.name = name;
		this.user = user;
		this.signal = signal;
		this.home = home.toAbsolutePath();
		this.programs = programs;
		this.port = port;
		this.lifetime = lifetime;
		this.passwords = new Passwords(this.home.resolve("passwords"));
	}

	/**
	 * Takes over the process that an earlier JVM started in this server's folder. One
	 * that listens on another port is stopped.
	 * @return whether this server runs now
	 */
	public synchronized boolean attach() {
		if (!isRunning()) {
			this.process = processFile().readLiving().map(this::takeOver).orElse(null);
		}
		return isRunning();
	}

	/**
	 * Starts the server, or takes it over if it runs; again after {@link #close()}, on
	 * the same port.
	 * @throws ServerException if it does not start, with the end of its log
	 */
	public synchronized void start() {
		Failures.explain("Cannot use %s for %s".formatted(this.home, this.name), () -> {
			prepare();
			if (attach() && !hasPasswords()) {
				close();
			}
			if (!isRunning()) {
				this.process = launch();
				processFile().write(this.process.identity(), this.port);
			}
		});
		this.process.awaitReady(this::responds, START);
	}

	/** Stops the server, or does nothing if it does not run. */
	@Override
	public synchronized void close() {
		if (this.process == null) {
			return;
		}
		this.process.stop(STOP);
		this.process = null;
		Failures.explain("Cannot write to " + this.home, () -> processFile().delete());
	}

	/** Whether its process lives: not before the start, nor after a crash. */
	public boolean isRunning() {
		return this.process != null && this.process.isAlive();
	}

	/** What messages call it, such as {@code PostgreSQL}. */
	public String name() {
		return this.name;
	}

	public int port() {
		return this.port;
	}

	/** The process, for PostgreSQL the parent of all; null unless it was started. */
	public ServerProcess process() {
		return this.process;
	}

	/**
	 * Makes the folder ready.
	 * @throws ServerException if it is one of an older version that cannot be used
	 */
	abstract void prepare() throws IOException;

	/**
	 * Whether clients can log in to a server that runs already: one that an older version
	 * started has other passwords, or none.
	 */
	boolean hasPasswords() {
		return this.passwords.has(this.user);
	}

	/** Starts the process, without waiting for it. */
	abstract ServerProcess launch() throws IOException;

	/** Whether the server responds to those who log in. */
	public boolean responds() {
		return hasPasswords() && logsIn();
	}

	/** Whether a client can log in and gets a response. */
	abstract boolean logsIn();

	/** The passwords of those who may log in. */
	public Passwords passwords() {
		return this.passwords;
	}

	public Path home() {
		return this.home;
	}

	Path programs() {
		return this.programs;
	}

	Path log() {
		return this.home.resolve(this.name.toLowerCase(Locale.ROOT) + ".log");
	}

	ServerProcess launch(List<String> command, Map<String, String> environment, Path input) {
		return ServerProcess.start(this.name, command, environment, input, log(), this.signal, this.lifetime);
	}

	private ServerProcess takeOver(ProcessFile.Entry entry) {
		ServerProcess running = ServerProcess.attach(this.name, entry.identity(), log(), this.signal);
		if (entry.port() != this.port) {
			running.stop(STOP);
			return null;
		}
		running.bind(this.lifetime);
		return running;
	}

	private ProcessFile processFile() {
		return new ProcessFile(this.home.resolve("process"));
	}

}
