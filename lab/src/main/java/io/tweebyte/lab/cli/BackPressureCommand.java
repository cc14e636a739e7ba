package io.tweebyte.lab.cli;

import java.time.Duration;
import java.util.List;

import io.tweebyte.lab.pressure.Pressure;
import io.tweebyte.lab.work.ItemFlow;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** {@code ./tweebyte lab back-pressure}: a fast source in front of a slow sink. */
@Command(name = "back-pressure", sortOptions = false, customSynopsis = "./tweebyte lab back-pressure [--seconds N]",
		description = "Puts a sink that takes one item per millisecond behind a source that makes ten, and counts what is "
				+ "requested, delivered and dropped, and how many items wait at most: what memory must hold. The source "
				+ "waits, or items are dropped, or they are kept, as the library is told.",
		footer = { "", "Examples:", "  ./tweebyte lab back-pressure                  about 15 seconds",
				"  ./tweebyte lab back-pressure --seconds 5", "",
				"Exit code: 0 counted, 1 an item was lost without being counted as dropped, 2 wrong usage.", "" })
class BackPressureCommand extends LabTask {

	@Option(names = "--seconds", defaultValue = "1", paramLabel = "N",
			description = "How long each source makes items; ${DEFAULT-VALUE} by default.")
	private int seconds;

	@Override
	public Integer call() throws Exception {
		List<Pressure> all = Pressure.all(Duration.ofSeconds(this.seconds), this::say);
		keep("back-pressure", table(all));
		return all.stream().allMatch(Pressure::isWhole) ? ExitCode.OK : ExitCode.SOFTWARE;
	}

	private static String requested(Pressure one) {
		return (one.requested() == 0) ? "" : ItemFlow.text(one.requested());
	}

	private static Table<Pressure> table(List<Pressure> all) {
		return new Table<>("",
				List.of(new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("rule", (one) -> one.rule().label(), Format.TEXT),
						new Column<>("how", Pressure::how, Format.TEXT),
						new Column<>("requested", BackPressureCommand::requested, Format.TEXT),
						new Column<>("made", Pressure::made, Format.COUNT),
						new Column<>("delivered", Pressure::delivered, Format.COUNT),
						new Column<>("dropped", Pressure::dropped, Format.COUNT),
						new Column<>("most waiting", Pressure::mostWaiting, Format.COUNT)),
				all);
	}

}
