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
import io.tweebyte.measuring.run.Terminal;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/** {@code ./tweebyte lab check}: whether all styles do equal work. */
@Command(name = "check", sortOptions = false, customSynopsis = "./tweebyte lab check [OPTION..]",
		description = "Runs every style of every workload once, and compares what each has taken and delivered; for "
				+ "streams also on which threads, and how much is requested first; for calls and records what the server or "
				+ "broker has counted, and how many were in progress at once. The classes on the stack must be those of the "
				+ "style's library. With the level calls also what becomes of items and calls that wait, meet a slow sink, or are "
				+ "given up. Nothing is timed.",
		footer = { "", "Examples:", "  ./tweebyte lab check", "  ./tweebyte lab check --workloads stream-pipeline",
				"  ./tweebyte lab check --level calls", "  ./tweebyte lab check --corpus books/", "",
				"Exit code: 0 all work is equal, 1 it is not, nothing was checked, or the broker could not be",
				"started, 2 wrong usage.", "" })
class CheckCommand extends LabTask {

	@Mixin
	private ChosenWorkloads workloads;

	@Mixin
	private ChosenBooks books;

	@Override
	public Integer call() throws Exception {
		List<Workload> chosen = usage(this.workloads::orAll);
		try (RunLock lock = lock(LabFolders.find())) {
			return check(chosen);
		}
	}

	private int check(List<Workload> chosen) throws Exception {
		StartableWorkloads startable;
		List<Check> checks;
		try (Sources sources = this.books.corpus().sources(Scale.CHECK)) {
			startable = StartableWorkloads.of(chosen, sources, this::say);
			checks = check(startable.workloads(), sources);
			if (names(chosen).containsAll(names(Workloads.ofLevel(Workloads.CALLS)))) {
				announce("Checking what becomes of items and calls that wait, meet a slow sink, or are given up.");
				checks.addAll(CountedChecks.all(sources.calls(), (next) -> Terminal.progress("Checking " + next)));
				Terminal.progress("");
			}
		}
		if (checks.isEmpty()) {
			// the reasons are above
			say("Nothing was checked.");
			return ExitCode.SOFTWARE;
		}
		show(table(checks));
		show(StartableWorkloads.programs());
		List<Check> unequal = checks.stream().filter((check) -> !check.isEqual()).toList();
		unequal.forEach((check) -> say(check.sentence()));
		say(unequal.isEmpty() ? "All %d styles do equal work.".formatted(checks.size())
				: "%d of %d styles do not do the work of the first one.".formatted(unequal.size(), checks.size()));
		return (unequal.isEmpty() && startable.hasBroker()) ? ExitCode.OK : ExitCode.SOFTWARE;
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
						new Column<>("commits", (check) -> count(check.recorded().commits()), Format.TEXT),
						new Column<>("digest", (check) -> Long.toHexString(check.outcome().digest()), Format.TEXT),
						new Column<>("", (check) -> check.isEqual() ? "equal" : check.difference(), Format.TEXT)),
				checks);
	}

}
