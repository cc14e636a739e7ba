package io.tweebyte.servers.process;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
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

	private static final int TAIL_LINES = 25;

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
	 * @param environment what is changed in this JVM's environment; an empty value
	 * removes a variable
	 * @param log the file its output is appended to
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
		return Failures.explain("Cannot start " + name, () -> {
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
		});
	}

	/**
	 * Takes over a process that an earlier JVM started.
	 * @param name what messages call it
	 * @return the process, which may have ended
	 */
	public static ServerProcess attach(String name, ProcessIdentity identity, Path log, StopSignal signal) {
		return new ServerProcess(name, identity, log, signal, System.nanoTime());
	}

	/** Decides whether the process ends with this JVM. */
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

	/** How long ago this JVM started the process, or took it over. */
	public Duration age() {
		return Duration.ofNanos(System.nanoTime() - this.begun);
	}

	public boolean isAlive() {
		return this.identity.isAlive();
	}

	/** Asks the process to stop, without waiting for it. */
	public void signal() {
		if (isAlive()) {
			kill(this.signal.name());
		}
	}

	private void kill(String signal) {
		Commands.run(List.of("sh", "-c", "kill -" + signal + " " + this.identity.pid()));
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
			kill("KILL");
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
	 * @throws ServerException if the process ended or the time is over; the message holds
	 * the end of its log
	 */
	public void awaitReady(BooleanSupplier ready, Duration deadline) {
		boolean responds = Pause.until(() -> {
			boolean now = ready.getAsBoolean();
			if (!now && !isAlive()) {
				throw new ServerException("%s ended before it was ready.%n%s".formatted(this.name, logTail()));
			}
			return now;
		}, deadline, POLL);
		if (!responds) {
			throw new ServerException("%s (process %d) was not ready within %d s.%n%s".formatted(this.name,
					this.identity.pid(), deadline.toSeconds(), logTail()));
		}
	}

	/**
	 * Waits for the end of a process that is not meant to go on.
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

	/** The last lines of its output below the name of the file, for a message. */
	public String logTail() {
		try (RandomAccessFile file = new RandomAccessFile(this.log.toFile(), "r")) {
			file.seek(Math.max(0, file.length() - TAIL_BYTES));
			byte[] end = new byte[(int) (file.length() - file.getFilePointer())];
			file.readFully(end);
			List<String> lines = new String(end, StandardCharsets.UTF_8).lines().toList();
			return "The end of %s:%n  %s".formatted(this.log, String.join(System.lineSeparator() + "  ",
					lines.subList(Math.max(0, lines.size() - TAIL_LINES), lines.size())));
		}
		catch (IOException ex) {
			return "Its log %s cannot be read.".formatted(this.log);
		}
	}

	private boolean waitFor(Duration patience) {
		return Pause.until(() -> !isAlive(), patience, POLL);
	}

}
