package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.lab.messages.Broker;
import io.tweebyte.lab.messages.Delivery;
import io.tweebyte.lab.messages.DeliveryRun;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import io.tweebyte.measuring.table.TerminalTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** {@code ./tweebyte lab messages}: what a record costs in each style. */
@Command(name = "messages", sortOptions = false, customSynopsis = "./tweebyte lab messages [OPTION..]",
		description = "Sends and receives records with a Kafka broker of its own, as many at once as --in-flight says: that "
				+ "number limits whoever waits, in every style. CPU is that of the client alone.",
		footer = { "", "Examples:", "  ./tweebyte lab messages                          about 4 minutes",
				"  ./tweebyte lab messages --in-flight 1,100 --delay 50", "" })
class MessagesCommand extends LabTask {

	@Option(names = "--in-flight", split = ",", defaultValue = "1,10,100", paramLabel = "N",
			description = "Records that are sent or handled at once.")
	private List<Integer> inFlight;

	@Option(names = "--delay", split = ",", defaultValue = "0,20", paramLabel = "MILLIS",
			description = "How long handling a record takes.")
	private List<Long> delays;

	@Option(names = "--records", defaultValue = "400", paramLabel = "N", description = "Records of each delivery.")
	private int records;

	@Override
	public Integer call() throws Exception {
		LabFolders folders = LabFolders.find();
		try (RunLock lock = RunLock.take(folders.lock())) {
			Path folder = Files.createTempDirectory("tweebyte-broker-");
			try (Broker broker = Broker.start(folder)) {
				say(new TerminalTable(System.console() != null)
					.render(table(new DeliveryRun(broker, this.records, this::say).all(this.inFlight, this.delays))));
			}
			finally {
				delete(folder);
			}
		}
		return ExitCode.OK;
	}

	private static void delete(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(file);
			}
		}
	}

	private static Table<Delivery> table(List<Delivery> all) {
		return new Table<>("",
				List.of(new Column<>("role", Delivery::role, Format.TEXT),
						new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("in flight", Delivery::inFlight, Format.COUNT),
						new Column<>("delay ms", Delivery::delayMillis, Format.COUNT),
						new Column<>("records/s", Delivery::perSecond, Format.MILLIS),
						new Column<>("CPU ns each", Delivery::cpu, Format.COUNT),
						new Column<>("handled", Delivery::handled, Format.COUNT),
						new Column<>("again", Delivery::again, Format.COUNT)),
				all);
	}

}
