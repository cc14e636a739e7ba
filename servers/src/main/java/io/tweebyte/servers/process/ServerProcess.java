package io.tweebyte.servers.process;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * A process in the background: started here, or by an earlier JVM and taken over. It runs
 * in a session of its own, so that a Ctrl-C reaches only the JVM that looks after it.
 */
public final class ServerProcess {

	private static final Duration AFTER_KILL = Duration.ofSeconds(10);

	private static final Duration POLL = Duration.ofMillis(20);

	private static final Path NO_INPUT = Path.of("/dev/null");

	private static final int TAIL_BYTES = 16 * 1024;

	private final String name;

	private final ProcessIdentity identity;

	private final Path log;

	private final StopSignal signal;

	private final long begun;

	private ServerProcess(String name, ProcessIdentity identity, Path log, StopSignal signal, long begun) {
		this.name = name;
		this.identity = identity;
		this.log = log;
		this.signal = signal;
		this.begun = begun;
	}

	/**
	 * Starts a process.
	 * @param name what messages call it
	 * @param command the program and its arguments
	 * @param environment what is changed in this JVM's environment; an empty value
	 * removes a variable
	 * @param log the file its output is appended to
	 * @param signal what stops it
	 * @param lifetime whether it ends with this JVM
	 * @return the process, which may already have ended again
	 * @throws ServerException if the system refuses to start it
	 */
	public static ServerProcess start(String name, List<String> command, Map<String, String> environment, Path log,
			StopSignal signal, Lifetime lifetime) {
		return start(name, command, environment, NO_INPUT, log, signal, lifetime);
	}

	/**
	 * Starts a process that reads a file as its standard input, which it can even where
	 * it runs as a user who may not open that file.
	 */
	public static ServerProcess start(String name, List<String> command, Map<String, String> environment, Path input,
			Path log, StopSignal signal, Lifetime lifetime) {
		List<String> whole = new ArrayList<>(Commands.ownSession());
		whole.addAll(command);
		try {
			Files.createDirectories(log.getParent());
			PrivateFile.createIfMissing(log);
			ProcessBuilder builder = new ProcessBuilder(whole).redirectErrorStream(true)
				.redirectInput(Redirect.from(input.toFile()))
				.redirectOutput(Redirect.appendTo(log.toFile()));
			builder.environment().putAll(environment);
			builder.environment().values().removeIf(String::isEmpty);
			long begun = System.nanoTime();
			long pid = builder.start().pid();
			ProcessIdentity identity = ProcessIdentity.of(pid).orElseGet(() -> new ProcessIdentity(pid, ""));
			ServerProcess process = new ServerProcess(name, identity, log, signal, begun);
			process.bind(lifetime);
			return process;
		}
		catch (IOException ex) {
			throw new ServerException("Cannot start " + name + ": " + ex.getMessage(), ex);
		}
	}

	/**
	 * Takes over a process that an earlier JVM started.
	 * @param name what messages call it
	 * @param log the file its output goes to
	 * @param signal what stops it
	 * @return the process, which may have ended
	 */
	public static ServerProcess attach(String name, ProcessIdentity identity, Path log, StopSignal signal) {
		return new ServerProcess(name, identity, log, signal, System.nanoTime());
	}

	/**
	 * Decides whether the process ends with this JVM.
	 * @param lifetime {@link Lifetime#GUARDED} if it does
	 */
	public void bind(Lifetime lifetime) {
		if (lifetime == Lifetime.GUARDED) {
			ProcessGuard.watch(this.identity, this.signal);
		}
		else {
			ProcessGuard.release(this.identity);
		}
	}

	public ProcessIdentity identity() {
		return this.identity;
	}

	public Path log() {
		return this.log;
	}

	/**
	 * How long ago this JVM started the process, or took it over.
	 * @return the time by a clock that nobody sets
	 */
	public Duration age() {
		return Duration.ofNanos(System.nanoTime() - this.begun);
	}

	public boolean isAlive() {
		return this.identity.isAlive();
	}

	/** Asks the process to stop, without waiting for it. */
	public void signal() {
		if (isAlive()) {
			Commands.run(List.of("sh", "-c", "kill -" + this.signal + " " + this.identity.pid()));
		}
	}

	/**
	 * Stops the process: asks it, waits, and kills it if it did not listen.
	 * @param patience how long it may take to finish its work
	 * @return whether it stopped by itself
	 * @throws ServerException if it cannot even be killed
	 */
	public boolean stop(Duration patience) {
		signal();
		boolean stopped = waitFor(patience);
		if (!stopped) {
			Commands.run(List.of("sh", "-c", "kill -KILL " + this.identity.pid()));
			if (!waitFor(AFTER_KILL)) {
				throw new ServerException(
						"%s (process %d) cannot be stopped".formatted(this.name, this.identity.pid()));
			}
		}
		ProcessGuard.release(this.identity);
		return stopped;
	}

	/**
	 * Waits until the server responds.
	 * @param ready whether it does
	 * @param deadline how long that may take
	 * @throws ServerException if the process ended or the time is over; the message holds
	 * the end of its log
	 */
	public void awaitReady(BooleanSupplier ready, Duration deadline) {
		long end = System.nanoTime() + deadline.toNanos();
		while (!ready.getAsBoolean()) {
			if (!isAlive()) {
				throw new ServerException("%s ended before it was ready.%n%s".formatted(this.name, logTail()));
			}
			if (System.nanoTime() > end) {
				throw new ServerException("%s (process %d) was not ready within %d s.%n%s".formatted(this.name,
						this.identity.pid(), deadline.toSeconds(), logTail()));
			}
			Pause.of(POLL);
		}
	}

	/**
	 * Waits for the end of a process that is not meant to go on.
	 * @param deadline how long it may take
	 * @throws ServerException if the time is over; the process is killed then
	 */
	public void awaitEnd(Duration deadline) {
		if (!waitFor(deadline)) {
			stop(Duration.ZERO);
			throw new ServerException(
					"%s took longer than %d s.%n%s".formatted(this.name, deadline.toSeconds(), logTail()));
		}
		ProcessGuard.release(this.identity);
	}

	/**
	 * The end of the process' output.
	 * @return its last lines below the name of the file, for a message
	 */
	public String logTail() {
		return LogTail.of(this.log, TAIL_BYTES);
	}

	private boolean waitFor(Duration patience) {
		long end = System.nanoTime() + patience.toNanos();
		while (isAlive()) {
			if (System.nanoTime() > end) {
				return false;
			}
			Pause.of(POLL);
		}
		return true;
	}

}
