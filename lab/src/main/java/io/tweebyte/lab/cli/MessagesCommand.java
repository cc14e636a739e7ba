package io.tweebyte.lab.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

import io.tweebyte.lab.messages.BrokerSettings;
import io.tweebyte.lab.messages.Delivery;
import io.tweebyte.lab.messages.Killed;
import io.tweebyte.lab.messages.MessageRunner;
import io.tweebyte.lab.messages.MessageShape;
import io.tweebyte.lab.messages.MessageSource;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** {@code ./tweebyte lab messages}: what a record costs, by records in flight. */
@Command(name = "messages", sortOptions = false, customSynopsis = "./tweebyte lab messages [OPTION..]",
		description = "Sends and receives records with a Kafka broker of its own, with as many in flight as --in-flight "
				+ "says: that number limits the throughput of every style whose records wait. CPU is that of the client's JVM "
				+ "alone. Every record is acknowledged and handled once, or the command fails.",
		footer = { "", "Examples:", "  ./tweebyte lab messages                              about 8 minutes",
				"  ./tweebyte lab messages --in-flight 1,100 --delay 50",
				"  ./tweebyte lab messages --kill                       kills consumers at random records: 30 seconds",
				"", "./tweebyte lab --level messages measures with repetitions, intervals and verdicts.",
				"Exit code: 0 measured, 1 failed, unequal work, or a broker that could not be started, 2 wrong usage.",
				"With --kill: 1 also when a record was lost or handled twice, or none was killed after a commit.", "" })
class MessagesCommand extends LabTask {

	private static final int MORE = 10;

	private static final int MOST_RECORDS = 1_000_000;

	private static final int MOST_IN_FLIGHT = 1_000;

	private static final int MOST_DELAY = 60_000;

	private static final int MOST_PORT = 65_535;

	@Option(names = "--in-flight", split = ",", defaultValue = "1,10,100", paramLabel = "N",
			description = "Records that are sent or handled at once: 1 to 1,000; ${DEFAULT-VALUE} by default. Not with --kill.")
	private List<Integer> inFlight;

	@Option(names = "--delay", split = ",", defaultValue = "0,20", paramLabel = "MILLIS",
			description = "How long handling a record takes: 0 to 60,000; ${DEFAULT-VALUE} by default. Not with --kill.")
	private List<Long> delays;

	@Option(names = "--records", defaultValue = "400", paramLabel = "N",
			description = "Records of each measurement: 1 to 1,000,000; ${DEFAULT-VALUE} by default. Where handling takes no "
					+ "time, ten times as many. Not with --kill.")
	private int records;

	@Option(names = "--kill",
			description = "Kills a consumer of each style at a random record, and starts it again: 400 records, 4 in "
					+ "flight, each for 5 ms.")
	private boolean kill;

	@Option(names = "--seed", defaultValue = "20261121", paramLabel = "N",
			description = "With --kill: seed of the random records; ${DEFAULT-VALUE} by default.")
	private long seed;

	@Option(names = "--port", defaultValue = "0", paramLabel = "N",
			description = "Where the broker listens on 127.0.0.1; by default any port that is free (0).")
	private int port;

	@Override
	public Integer call() throws Exception {
		checkOptions();
		try (RunLock lock = lock(LabFolders.find());
				MessageSource source = new MessageSource(this.records,
						new BrokerSettings(this.port, BrokerSettings.DEFAULT.heap()))) {
			say("Starting a Kafka broker: 10 seconds.");
			source.start();
			return this.kill ? kill(source) : measure(source);
		}
	}

	private void checkOptions() {
		requireRange("--in-flight", this.inFlight, 1, MOST_IN_FLIGHT);
		requireRange("--delay", this.delays, 0, MOST_DELAY);
		requireRange("--records", List.of(this.records), 1, MOST_RECORDS);
		requireRange("--port", List.of(this.port), 0, MOST_PORT);
		List<String> unused = Stream.of("--in-flight", "--delay", "--records").filter(this::isGiven).toList();
		if (this.kill && !unused.isEmpty()) {
			throw usage("--kill always has 400 records, 4 in flight, each for 5 ms; leave out %s."
				.formatted(String.join(" and ", unused)));
		}
	}

	private int measure(MessageSource source) throws Exception {
		List<Delivery> all = new MessageRunner(source).all(shapes(), this::say);
		keep("messages", table(all));
		return ExitCode.OK;
	}

	private List<MessageShape> shapes() {
		return this.inFlight.stream()
			.flatMap((several) -> Stream.concat(Stream.of(MessageShape.send(this.records, several)),
					this.delays.stream().map((millis) -> receive(several, millis))))
			.toList();
	}

	/**
	 * Records that do not wait are handled so fast that few of them cannot be measured.
	 */
	private MessageShape receive(int several, long millis) {
		return MessageShape.receive((millis == 0) ? MORE * this.records : this.records, several,
				Duration.ofMillis(millis));
	}

	private int kill(MessageSource source) throws Exception {
		RandomGenerator random = new Random(this.seed);
		List<Killed> all = new ArrayList<>();
		for (Style style : Killed.styles()) {
			say("Killing " + style.label());
			all.add(Killed.at(source, style, random));
		}
		keep("messages-killed", killed(all));
		return exitCode(List.of(all.stream().allMatch(Killed::isOnce) ? "" : "Not every record was handled once.",
				all.stream().anyMatch(Killed::isAfterCommit) ? "" : "No consumer was killed after a commit."));
	}

	private static Table<Delivery> table(List<Delivery> all) {
		return new Table<>("",
				List.of(new Column<>("role", (one) -> one.role().label(), Format.TEXT),
						new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("in flight", Delivery::inFlight, Format.COUNT),
						new Column<>("delay ms", Delivery::delayMillis, Format.COUNT),
						new Column<>("records/s", Delivery::perSecond, Format.COUNT),
						new Column<>("CPU ns each", Delivery::cpu, Format.COUNT),
						new Column<>("allocated each", Delivery::allocated, Format.BYTES),
						new Column<>("records/request", Delivery::perRequest, Format.MILLIS),
						new Column<>("records/commit", Delivery::perCommit, Format.MILLIS),
						new Column<>("records", (one) -> one.outcome().delivered(), Format.COUNT)),
				all);
	}

	private static Table<Killed> killed(List<Killed> all) {
		return new Table<>("",
				List.of(new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("records", Killed::records, Format.COUNT),
						new Column<>("killed at", Killed::killedAt, Format.COUNT),
						new Column<>("handled", Killed::handled, Format.COUNT),
						new Column<>("handled twice", Killed::twice, Format.COUNT),
						new Column<>("delivered again", Killed::deliveredAgain, Format.COUNT)),
				all);
	}

}
