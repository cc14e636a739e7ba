package io.tweebyte.lab.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

import io.tweebyte.lab.call.CallSource;
import io.tweebyte.lab.call.OneRefused;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ./tweebyte lab errors}: what one failed call means for the others. */
@Command(name = "errors", sortOptions = false, customSynopsis = "./tweebyte lab errors [--delay MILLIS]",
		description = "Makes ten calls of a service at once that belong together, and refuses one as soon as all have "
				+ "arrived. Shows when the caller gets which failure, and which of the others are cancelled at the service.",
		footer = { "", "Examples:", "  ./tweebyte lab errors                  about 10 seconds",
				"  ./tweebyte lab errors --delay 5000     calls that take longer", "",
				"Exit code: 0 counted, 1 failed, a style did not make all calls, or did not report the failure,",
				"2 wrong usage.", "" })
class ErrorsCommand extends LabTask {

	/** A call that takes longer may reach its timeout of 10 seconds. */
	private static final int MOST = 9_000;

	@Option(names = "--delay", defaultValue = "1000", paramLabel = "MILLIS",
			description = "How long the service takes for a call that it does not refuse: 1 to 9,000; "
					+ "${DEFAULT-VALUE} by default.")
	private long delay;

	@Override
	public Integer call() throws IOException, InterruptedException {
		requireRange("--delay", List.of(this.delay), 1, MOST);
		List<OneRefused> all;
		try (RunLock lock = lock(LabFolders.find()); CallSource calls = new CallSource(0)) {
			all = OneRefused.all(calls, Duration.ofMillis(this.delay), this::say);
		}
		keep("errors", table(all));
		return exitCode(all.stream().map(ErrorsCommand::fault).toList());
	}

	private static String fault(OneRefused one) {
		return one.fault().isEmpty() ? ""
				: "%s, joined by %s: %s".formatted(one.style().label(), one.joinedBy(), one.fault());
	}

	private static Table<OneRefused> table(List<OneRefused> all) {
		return new Table<>("",
				List.of(new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("joined by", OneRefused::joinedBy, Format.TEXT),
						new Column<>("others", OneRefused::others, Format.COUNT),
						new Column<>("served all the same", OneRefused::served, Format.COUNT),
						new Column<>("cancelled", OneRefused::cancelled, Format.COUNT),
						new Column<>("reported after ms", OneRefused::millis, Format.COUNT),
						new Column<>("reported", OneRefused::failure, Format.TEXT)),
				all);
	}

}
