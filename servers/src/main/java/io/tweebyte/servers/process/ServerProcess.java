package io.tweebyte.servers.process;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

import org.apache.commons.io.input.ReversedLinesFileReader;

/**
 * A process in the background: started here, or by an earlier JVM and taken over. It runs
 * in a session of its own, so that a Ctrl-C reaches only the JVM that looks after it.
 *
 * @param begun when this JVM started it or took it over, as {@link System#nanoTime()}
 */
public record ServerProcess(String name, ProcessIdentity identity, Path log, StopSignal stopSignal, long begun) {

	private static final Duration AFTER_KILL = Duration.ofSeconds(10);

	private static final Duration POLL = Duration.ofMillis(20);

	/** The standard input of a process that reads none. */
	public static final Path NO_INPUT = Path.of("/dev/null");

	private static final int TAIL_LINES = 25;

	/** Starts a process without input, which {@link StopSignal#TERM} stops. */
	public static ServerProcess start(String name, List<String> command, Map<String, String> environment, Path log,
			Lifetime lifetime) {
		return start(name, command, environment, NO_INPUT, log, StopSignal.TERM, lifetime);
	}

	/**
	 * Starts a process.
	 * @param environment what is changed in this JVM's environment; an empty value
	 * removes a variable
	 * @param input the file it reads as its standard input, which it can even where it
	 * runs as a user who may not open that file
	 * @return the process, which may already have ended again
	 * @throws ServerException if the system refuses to start it
	 */
	public static ServerProcess start(String name, List<String> command, Map<String, String> environment, Path input,
			Path log, StopSignal signal, Lifetime lifetime) {
		List<String> whole = new ArrayList<>(Commands.OWN_SESSION);
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

	/** Takes over a process that an earlier JVM started, and which may have ended. */
	public static ServerProcess attach(String name, ProcessIdentity identity, Path log, StopSignal signal) {
		return new ServerProcess(name, identity, log, signal, System.nanoTime());
	}

	/** Decides whether the process ends with this JVM. */
	public void bind(Lifetime lifetime) {
		if (lifetime == Lifetime.GUARDED) {
			ProcessGuard.watch(this.identity, this.stopSignal);
		}
		else {
			ProcessGuard.release(this.identity);
		}
	}

	/** How long ago this JVM started the process, or took it over. */
	public Duration age() {
		return Duration.ofNanos(System.nanoTime() - this.begun);
	}

	public boolean isAlive() {
		return this.identity.isAlive();
	}

	/** Signals the process to stop. */
	public void signal() {
		if (isAlive()) {
			kill(this.stopSignal.name());
		}
	}

	private void kill(String signal) {
		Commands.run(List.of("sh", "-c", "kill -" + signal + " " + this.identity.pid()));
	}

	/**
	 * Stops the process: signals it, waits, and kills it if it is still there.
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
		try (ReversedLinesFileReader lines = ReversedLinesFileReader.builder()
			.setPath(this.log)
			.setCharset(StandardCharsets.UTF_8)
			.get()) {
			return "The end of %s:%n%s".formatted(this.log, lines.toString(TAIL_LINES).indent(2).stripTrailing());
		}
		catch (IOException ex) {
			return "Its log %s cannot be read.".formatted(this.log);
		}
	}

	private boolean waitFor(Duration patience) {
		return Pause.until(() -> !isAlive(), patience, POLL);
	}

}
