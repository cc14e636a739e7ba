package io.tweebyte.launcher.backend;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import io.tweebyte.launcher.service.Readiness;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Commands;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.servers.process.ServerException;

/** Starts of one backend, from outside, as a person at a terminal has them. */
public record StartMeasurement(Workspace workspace, Model model, boolean aot) {

	private static final Duration DEADLINE = Duration.ofMinutes(5);

	private static final Duration POLL = Duration.ofMillis(10);

	/** Needs no token; the user service responds. */
	private static final String PATH = "/user-service/.well-known/jwks.json";

	/**
	 * Starts and stops the backend.
	 * @return seconds from the call of the script to the first response
	 * @throws ServerException if it does not come up
	 */
	public double run() {
		URI url = URI.create("http://127.0.0.1:" + ServiceName.GATEWAY.port(this.model) + PATH);
		String script = this.workspace.root().resolve("tweebyte").toString();
		List<String> fromCaches = List.of(script, "up", this.model.label(), "--detach");
		List<String> command = this.aot ? fromCaches
				: Stream.concat(fromCaches.stream(), Stream.of("--no-aot")).toList();
		long start = System.nanoTime();
		CompletableFuture<Integer> up = CompletableFuture.supplyAsync(() -> Commands.run(command));
		try {
			boolean over = Pause.until(() -> Readiness.isOk(url) || (up.isDone() && up.join() != 0), DEADLINE, POLL);
			double seconds = (System.nanoTime() - start) / 1e9;
			if (!over || (up.isDone() && up.join() != 0)) {
				throw new ServerException("%1$s did not come up: see ./tweebyte up %1$s".formatted(this.model.label()));
			}
			return seconds;
		}
		finally {
			up.join();
			Commands.run(List.of(script, "down"));
		}
	}

}
