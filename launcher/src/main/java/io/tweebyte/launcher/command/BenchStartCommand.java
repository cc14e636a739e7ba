package io.tweebyte.launcher.command;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

import io.tweebyte.launcher.backend.BackendOptions;
import io.tweebyte.launcher.backend.StartMeasurement;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.Terminal;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.ServerException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures what a person waits for. */
@Command(name = "start",
		description = "Measure from ./tweebyte up to the first request answered by the user service through the gateway,"
				+ " for plain jars and for AOT caches, in both models.",
		footer = { "", "Example:", "  ./tweebyte bench start --repeats=5", "",
				"Nothing may be up. The time holds the script, the launcher, PostgreSQL, Redis and every service." })
final class BenchStartCommand implements Callable<Integer> {

	private static final int FIRST_JDK_WITH_AOT = 25;

	private static final String ROW = "%-10s %-10s %8s %8s %8s   %s";

	private final Workspace workspace;

	@Spec
	private CommandSpec spec;

	@Mixin
	private HelpOption help;

	@Option(names = "--repeats", paramLabel = "N", defaultValue = "3",
			description = "Starts of each kind; 3 by default.")
	private int repeats;

	BenchStartCommand(Workspace workspace) {
		this.workspace = workspace;
	}

	@Override
	public Integer call() {
		Terminal terminal = TweebyteCommand.terminal(this.spec.commandLine());
		if (this.repeats < 1) {
			throw new ParameterException(this.spec.commandLine(), "--repeats must be at least 1.");
		}
		if (!StatusRow.of(this.workspace).isEmpty()) {
			throw new ServerException("Something is up, which would be measured too. Call ./tweebyte down first.");
		}
		List<String> rows = new ArrayList<>();
		for (Model model : Model.values()) {
			rows.add(row(terminal, model, false));
			if (Runtime.version().feature() >= FIRST_JDK_WITH_AOT) {
				rows.add(row(terminal, model, true));
			}
		}
		terminal.print("@|bold " + ROW.formatted("BACKEND", "JARS", "MEDIAN", "MIN", "MAX", "SECONDS EACH") + "|@");
		rows.forEach(terminal::print);
		terminal.print("JDK %s, %d processors, load %.1f at the end, %s".formatted(Runtime.version(),
				Runtime.getRuntime().availableProcessors(),
				ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
				String.join(" ", BackendOptions.defaults().commonFlags())));
		return CommandLine.ExitCode.OK;
	}

	/** The first start is not counted: it makes the cache and fills the disk's. */
	private String row(Terminal terminal, Model model, boolean aot) {
		StartMeasurement measurement = new StartMeasurement(this.workspace, model, aot);
		measurement.run();
		List<Double> seconds = new ArrayList<>();
		for (int i = 0; i < this.repeats; i++) {
			seconds.add(measurement.run());
			terminal
				.progress("%s, %s: %.1f s".formatted(model.label(), aot ? "AOT cache" : "plain", seconds.getLast()));
		}
		List<Double> sorted = seconds.stream().sorted().toList();
		return ROW.formatted(model.label(), aot ? "AOT cache" : "plain", format(median(sorted)),
				format(sorted.getFirst()), format(sorted.getLast()),
				seconds.stream().map(BenchStartCommand::format).toList());
	}

	private static double median(List<Double> sorted) {
		int middle = sorted.size() / 2;
		return (sorted.size() % 2 == 1) ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
	}

	private static String format(double seconds) {
		return "%.1f".formatted(seconds);
	}

}
