package io.tweebyte.lab.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

import io.tweebyte.lab.waiting.Waiting;
import io.tweebyte.lab.waiting.WaitingRun;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** {@code ./tweebyte lab waiting}: what an operation takes while it waits. */
@Command(name = "waiting", sortOptions = false, customSynopsis = "./tweebyte lab waiting [--count N,..]",
		description = "Lets many operations wait for a timer at the same time, as for a slow service, and shows what one "
				+ "of them takes of heap, memory, threads and CPU. Each style has a JVM of its own.",
		footer = { "", "Examples:",
				"  ./tweebyte lab waiting                      1,000, 10,000 and 100,000: 3 minutes",
				"  ./tweebyte lab waiting --count 50000", "",
				"Exit code: 0 measured, 1 failed, or operations ended before they were measured, 2 wrong usage.", "" })
class WaitingCommand extends LabTask {

	private static final int MOST = 1_000_000;

	private static final Duration TIME = Duration.ofSeconds(6);

	@Option(names = "--count", split = ",", defaultValue = "1000,10000,100000", paramLabel = "N",
			description = "How many operations wait at the same time: 1 to 1,000,000; ${DEFAULT-VALUE} by default.")
	private List<Integer> counts;

	@Override
	public Integer call() throws IOException {
		requireRange("--count", this.counts, 1, MOST);
		try (RunLock lock = lock(LabFolders.find())) {
			keep("waiting", table(WaitingRun.of(this.counts, TIME, this::say)));
		}
		return ExitCode.OK;
	}

	private static Table<Waiting> table(List<Waiting> all) {
		return new Table<>("",
				List.of(new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("waiting", Waiting::count, Format.COUNT),
						new Column<>("completed", Waiting::completed, Format.COUNT),
						new Column<>("heap each", Waiting::heap, Format.BYTES),
						new Column<>("memory each", Waiting::resident, Format.BYTES),
						new Column<>("threads", Waiting::threads, Format.COUNT),
						new Column<>("CPU ns each", Waiting::cpu, Format.MILLIS)),
				all);
	}

}
