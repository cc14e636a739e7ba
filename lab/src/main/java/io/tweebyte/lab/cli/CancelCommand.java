package io.tweebyte.lab.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.lab.call.CallSource;
import io.tweebyte.lab.call.FirstOfTwo;
import io.tweebyte.lab.call.GivenUp;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.run.Terminal;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ./tweebyte lab cancel}: what a cancelled call still does. */
@Command(name = "cancel", sortOptions = false, customSynopsis = "./tweebyte lab cancel [--delay MILLIS]",
		description = "Gives up ten calls of a service while it works on them, and makes two calls of which only the first "
				+ "result is wanted. Shows which calls the service serves to their end all the same, and when their "
				+ "connections are free.",
		footer = { "", "Examples:", "  ./tweebyte lab cancel                  about 15 seconds",
				"  ./tweebyte lab cancel --delay 5000     calls that take longer", "",
				"Exit code: 0 counted, 1 failed, or a style did not make all calls, 2 wrong usage.", "" })
class CancelCommand extends LabTask {

	/** The faster one of two calls takes 50. */
	private static final int LEAST = 100;

	/** A call that takes longer may reach its timeout of 10 seconds. */
	private static final int MOST = 9_000;

	@Option(names = "--delay", defaultValue = "1000", paramLabel = "MILLIS",
			description = "How long the service takes for a call: 100 to 9,000; ${DEFAULT-VALUE} by default.")
	private long delay;

	@Override
	public Integer call() throws IOException, InterruptedException {
		requireRange("--delay", List.of(this.delay), LEAST, MOST);
		Duration time = Duration.ofMillis(this.delay);
		List<GivenUp> givenUp;
		List<FirstOfTwo> raced;
		try (RunLock lock = lock(LabFolders.find()); CallSource calls = new CallSource(0)) {
			announce("Giving up calls in each style, then the slower one of two.");
			givenUp = GivenUp.all(calls, time, Terminal::progress);
			raced = FirstOfTwo.all(calls, time, Terminal::progress);
		}
		Terminal.progress("");
		say("Calls that are given up:");
		keep("cancel", givenUp(givenUp));
		say("The slower one of two calls, of which the first result is wanted:");
		keep("cancel-raced", raced(raced));
		return exitCode(Stream
			.concat(givenUp.stream().map((one) -> fault(one.style(), "given up", one.fault())),
					raced.stream().map((one) -> fault(one.style(), one.racedBy(), one.fault())))
			.toList());
	}

	private static String fault(Style style, String how, String fault) {
		return fault.isEmpty() ? "" : "%s, %s: %s".formatted(style.label(), how, fault);
	}

	private static Table<GivenUp> givenUp(List<GivenUp> all) {
		return new Table<>("",
				List.of(new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("given up", GivenUp::calls, Format.COUNT),
						new Column<>("served all the same", GivenUp::served, Format.COUNT),
						new Column<>("cancelled", GivenUp::cancelled, Format.COUNT),
						new Column<>("free after ms", GivenUp::freeMillis, Format.COUNT)),
				all);
	}

	private static Table<FirstOfTwo> raced(List<FirstOfTwo> all) {
		return new Table<>("",
				List.of(new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("raced by", FirstOfTwo::racedBy, Format.TEXT),
						new Column<>("result after ms", FirstOfTwo::millis, Format.COUNT),
						new Column<>("served all the same", FirstOfTwo::served, Format.COUNT),
						new Column<>("cancelled", FirstOfTwo::cancelled, Format.COUNT),
						new Column<>("free after ms", FirstOfTwo::freeMillis, Format.COUNT)),
				all);
	}

}
