package io.tweebyte.launcher.backend;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.servers.process.ServerException;

/** One start of one backend, from outside, as a person at a terminal has it. */
public final class StartMeasurement {

	private static final Duration DEADLINE = Duration.ofMinutes(5);

	private static final Duration POLL = Duration.ofMillis(10);

	private static final int ANSWER_MILLIS = 1000;

	/** Needs no token, and is answered by the user service. */
	private static final String PATH = "/user-service/.well-known/jwks.json";

	private final Workspace workspace;

	private final Model model;

	private final boolean aot;

	public StartMeasurement(Workspace workspace, Model model, boolean aot) {
		this.workspace = workspace;
		this.model = model;
		this.aot = aot;
	}

	/**
	 * Starts and stops the backend.
	 * @return seconds from the call of the script to the first response
	 */
	public double run() {
		List<String> arguments = new ArrayList<>(List.of("up", this.model.label(), "--detach"));
		if (this.aot) {
			arguments.add("--aot");
		}
		long start = System.nanoTime();
		Process up = tweebyte(arguments);
		try {
			awaitAnswer(up);
			return (System.nanoTime() - start) / 1e9;
		}
		finally {
			join(up);
			join(tweebyte(List.of("down")));
		}
	}

	private void awaitAnswer(Process up) {
		URI url = URI.create("http://127.0.0.1:" + ServiceName.GATEWAY.port(this.model) + PATH);
		long end = System.nanoTime() + DEADLINE.toNanos();
		while (!responds(url)) {
			boolean failed = !up.isAlive() && up.exitValue() != 0;
			if (failed || System.nanoTime() > end) {
				throw new ServerException(
						"%s did not come up: see ./tweebyte up %s".formatted(this.model.label(), this.model.label()));
			}
			Pause.of(POLL);
		}
	}

	private static boolean responds(URI url) {
		try {
			HttpURLConnection connection = (HttpURLConnection) url.toURL().openConnection();
			connection.setConnectTimeout(ANSWER_MILLIS);
			connection.setReadTimeout(ANSWER_MILLIS);
			return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
		}
		catch (IOException ex) {
			return false;
		}
	}

	private Process tweebyte(List<String> arguments) {
		List<String> command = new ArrayList<>();
		command.add(this.workspace.root().resolve("tweebyte").toString());
		command.addAll(arguments);
		try {
			return new ProcessBuilder(command).redirectInput(Redirect.from(Path.of("/dev/null").toFile()))
				.redirectOutput(Redirect.DISCARD)
				.redirectError(Redirect.DISCARD)
				.start();
		}
		catch (IOException ex) {
			throw new ServerException("Cannot run %s: %s".formatted(command.getFirst(), ex.getMessage()), ex);
		}
	}

	private static void join(Process process) {
		try {
			process.waitFor();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ServerException("Interrupted while measuring", ex);
		}
	}

}
