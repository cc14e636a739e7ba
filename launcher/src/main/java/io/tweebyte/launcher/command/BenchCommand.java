package io.tweebyte.launcher.command;

import java.lang.management.ManagementFactory;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import io.tweebyte.launcher.aot.AotCache;
import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.Readiness;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Terminal;
import io.tweebyte.servers.process.Commands;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.servers.process.ServerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Small measurements that are reported, never asserted. */
@Command(name = "bench", description = "Small measurements: start, tweets, ladder, streams.")
final class BenchCommand extends LauncherCommand {

	private static final String ROW = "%-10s %-10s %8s %8s %8s   %s";

	private static final Duration DEADLINE = Duration.ofMinutes(5);

	private static final Duration POLL = Duration.ofMillis(10);

	/** Needs no token; the user service responds. */
	private static final String PATH = "/user-service/.well-known/jwks.json";

	/** Measures what a person waits for. */
	@Command(name = "start",
			description = "Measure from ./tweebyte up to the first response of the user service through the gateway,"
					+ " for plain jars and for AOT caches, in all models.",
			footer = { "", "Example:", "  ./tweebyte bench start --repeats=5", "",
					"Nothing may be up. The time holds the script, the launcher, PostgreSQL, Redis and every service." })
	int start(@Option(names = "--repeats", paramLabel = "N", defaultValue = "3",
			description = "Starts of each kind; 3 by default.") int repeats) {
		if (repeats < 1) {
			throw wrong("--repeats must be at least 1.");
		}
		if (!StatusRow.of(workspace()).isEmpty()) {
			throw new ServerException("Something is up, which would be measured too. Call ./tweebyte down first.");
		}
		Terminal terminal = terminal();
		List<String> rows = new ArrayList<>();
		for (Model model : Model.values()) {
			rows.add(row(terminal, model, false, repeats));
			if (AotCache.isSupported()) {
				rows.add(row(terminal, model, true, repeats));
			}
		}
		terminal.print("@|bold " + ROW.formatted("BACKEND", "JARS", "MEDIAN", "MIN", "MAX", "SECONDS EACH") + "|@");
		rows.forEach(terminal::print);
		terminal.print("JDK %s, %d processors, load %.1f at the end, %s".formatted(Runtime.version(),
				Runtime.getRuntime().availableProcessors(),
				ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
				String.join(" ", BackendOptions.defaults().commonFlags())));
		return 0;
	}

	/** The first start is not counted: it fills the disk's cache. */
	private String row(Terminal terminal, Model model, boolean aot, int repeats) {
		String jars = aot ? "AOT cache" : "plain";
		if (aot) {
			recordCaches(terminal, model);
		}
		seconds(model, aot);
		List<Double> seconds = new ArrayList<>();
		for (int i = 0; i < repeats; i++) {
			seconds.add(seconds(model, aot));
			terminal.progress("%s, %s: %.1f s".formatted(model.label(), jars, seconds.getLast()));
		}
		List<Double> sorted = seconds.stream().sorted().toList();
		double median = (sorted.get((repeats - 1) / 2) + sorted.get(repeats / 2)) / 2;
		return ROW.formatted(model.label(), jars, format(median), format(sorted.getFirst()), format(sorted.getLast()),
				seconds.stream().map(BenchCommand::format).toList());
	}

	/**
	 * Starts and stops the backend.
	 * @return seconds from the call of the script to the first response
	 */
	private double seconds(Model model, boolean aot) {
		URI url = URI.create("http://127.0.0.1:" + ServiceName.GATEWAY.port(model) + PATH);
		String script = workspace().root().resolve("tweebyte").toString();
		List<String> fromCaches = List.of(script, "up", model.label(), "--detach");
		List<String> command = aot ? fromCaches : Stream.concat(fromCaches.stream(), Stream.of("--no-aot")).toList();
		long start = System.nanoTime();
		CompletableFuture<Integer> up = CompletableFuture.supplyAsync(() -> Commands.run(command));
		try {
			boolean over = Pause.until(() -> Readiness.isOk(url) || (up.isDone() && up.join() != 0), DEADLINE, POLL);
			double seconds = (System.nanoTime() - start) / 1e9;
			if (!over || (up.isDone() && up.join() != 0)) {
				throw new ServerException("%1$s did not come up: see ./tweebyte up %1$s".formatted(model.label()));
			}
			return seconds;
		}
		finally {
			up.join();
			Commands.run(List.of(script, "down"));
		}
	}

	private void recordCaches(Terminal terminal, Model model) {
		try (Infrastructure infrastructure = Infrastructure.open(workspace(), terminal::progress)) {
			Backend.prepare(infrastructure, MixedSetup.of(model),
					BackendOptions.defaults().withAot(AotMode.REQUIRED).withProgress(terminal::progress));
		}
	}

	private static String format(double seconds) {
		return "%.1f".formatted(seconds);
	}

}
