package io.tweebyte.lab.cli;

import java.util.List;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.check.Check;
import io.tweebyte.lab.check.CountedChecks;
import io.tweebyte.lab.work.ItemFlow;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

/** {@code ./tweebyte lab check}: whether all styles do equal work. */
@Command(name = "check", sortOptions = false, customSynopsis = "./tweebyte lab check [OPTION..]",
		description = "Runs every style of every workload once, and compares what each has taken and delivered; for "
				+ "streams also on which threads, and how much is requested first; for calls and records what the server or "
				+ "broker has counted, and how many were in progress at once. The classes on the stack must be those of the "
				+ "style's library. With the level calls also what becomes of items and calls that wait, meet a slow sink, or are "
				+ "given up. Nothing is timed.",
		footer = { "", "Examples:", "  ./tweebyte lab check", "  ./tweebyte lab check --workloads stream-pipeline",
				"  ./tweebyte lab check --level calls", "  ./tweebyte lab check --corpus books/", "",
				"Exit code: 0 all work is equal, 1 it is not, or a level could not be checked, 2 wrong usage.", "" })
class CheckCommand extends LabTask {

	@Override
	public Integer call() throws Exception {
		List<Workload> chosen = usage(this::chosen);
		try (RunLock lock = lock(LabFolders.find())) {
			return check(chosen);
		}
	}

	private int check(List<Workload> chosen) throws Exception {
		StartableWorkloads startable;
		List<Check> checks;
		try (Sources sources = corpus().sources(Scale.CHECK)) {
			startable = StartableWorkloads.of(chosen, sources, this::say);
			checks = check(startable.workloads(), sources);
			if (names(chosen).containsAll(names(Workloads.ofLevel(Workloads.CALLS)))) {
				checks.addAll(CountedChecks.all(sources.calls(), (next) -> progress("Checking " + next)));
				progress("");
			}
		}
		show(table(checks));
		show(StartableWorkloads.programs());
		long unequal = checks.stream().filter((check) -> !check.isEqual()).count();
		say((unequal == 0) ? "All %d do equal work.".formatted(checks.size())
				: "%d of %d do not do the work of the first style.".formatted(unequal, checks.size()));
		return (unequal == 0 && startable.hasBroker()) ? ExitCode.OK : ExitCode.SOFTWARE;
	}

	private static List<String> names(List<Workload> workloads) {
		return workloads.stream().map(Workload::name).toList();
	}

	private static String count(long count) {
		return (count == 0) ? "" : ItemFlow.text(count);
	}

	private static Table<Check> table(List<Check> checks) {
		return new Table<>("",
				List.of(new Column<>("workload", Check::workload, Format.TEXT),
						new Column<>("style", (check) -> check.style().label(), Format.TEXT),
						new Column<>("taken", (check) -> check.outcome().taken(), Format.COUNT),
						new Column<>("delivered", (check) -> check.outcome().delivered(), Format.COUNT),
						new Column<>("first request", (check) -> count(check.firstRequest()), Format.TEXT),
						new Column<>("at once", (check) -> count(check.recorded().atOnce()), Format.TEXT),
						new Column<>("handed off", (check) -> count(check.recorded().handedOff()), Format.TEXT),
						new Column<>("digest", (check) -> Long.toHexString(check.outcome().digest()), Format.TEXT),
						new Column<>("", (check) -> check.isEqual() ? "equal" : check.difference(), Format.TEXT)),
				checks);
	}

}
