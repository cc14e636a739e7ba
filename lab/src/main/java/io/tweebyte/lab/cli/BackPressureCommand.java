package io.tweebyte.lab.cli;

import java.time.Duration;
import java.util.List;
import java.util.function.ToLongFunction;

import io.tweebyte.lab.pressure.Confined;
import io.tweebyte.lab.pressure.Pressure;
import io.tweebyte.lab.work.ItemFlow;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** {@code ./tweebyte lab back-pressure}: a fast source in front of a slow sink. */
@Command(name = "back-pressure", sortOptions = false, customSynopsis = "./tweebyte lab back-pressure [--seconds N]",
		description = "Puts a sink that takes one item per millisecond behind a source that makes ten, and counts what is "
				+ "requested, delivered and dropped, and how many items wait at most. The source waits, or items are dropped, "
				+ "or they are kept, as the library is configured. Each has a JVM of its own with 64 MB of heap, and an item holds "
				+ "1 KiB until it is taken or dropped.",
		footer = { "", "Examples:", "  ./tweebyte lab back-pressure                  about 75 seconds",
				"  ./tweebyte lab back-pressure --seconds 1", "",
				"Exit code: 0 counted, 1 an item was lost, or the counts are not those of the rule, 2 wrong usage.",
				"" })
class BackPressureCommand extends LabTask {

	private static final int MOST = 60;

	@Option(names = "--seconds", defaultValue = "5", paramLabel = "N",
			description = "How long each source makes items: 1 to 60; ${DEFAULT-VALUE} by default.")
	private int seconds;

	@Override
	public Integer call() throws Exception {
		requireRange("--seconds", List.of(this.seconds), 1, MOST);
		List<Confined> all;
		try (RunLock lock = lock(LabFolders.find())) {
			all = Confined.all(Duration.ofSeconds(this.seconds), this::say);
		}
		keep("back-pressure", table(all));
		return all.stream().map(Confined::fault).allMatch(String::isEmpty) ? ExitCode.OK : ExitCode.SOFTWARE;
	}

	private static Column<Confined> count(String name, ToLongFunction<Pressure> count) {
		return new Column<>(name, (one) -> count.applyAsLong(one.pressure()), Format.COUNT);
	}

	private static Table<Confined> table(List<Confined> all) {
		return new Table<>("",
				List.of(new Column<>("style", (one) -> one.pressure().style().label(), Format.TEXT),
						new Column<>("rule", (one) -> one.pressure().rule().label(), Format.TEXT),
						new Column<>("how", (one) -> one.pressure().how(), Format.TEXT),
						new Column<>("requested", (one) -> requested(one.pressure()), Format.TEXT),
						count("made", Pressure::made), count("delivered", Pressure::delivered),
						count("dropped", Pressure::dropped), count("most waiting", Pressure::mostWaiting),
						new Column<>("heap at most", (one) -> (double) one.heap(), Format.BYTES),
						new Column<>("", (one) -> one.survived() ? one.fault() : "out of memory", Format.TEXT)),
				all);
	}

	private static String requested(Pressure one) {
		return (one.requested() == 0) ? "" : ItemFlow.text(one.requested());
	}

}
