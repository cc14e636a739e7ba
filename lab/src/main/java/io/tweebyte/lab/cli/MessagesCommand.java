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
				"  ./tweebyte lab messages --kill                       kills consumers at random records: 1 minute",
				"", "./tweebyte lab --level messages measures with repetitions, intervals and verdicts.",
				"Exit code: 0 measured, 1 failed, unequal work, or a broker that could not be started, 2 wrong usage.",
				"" })
class MessagesCommand extends LabTask {

	private static final int MORE = 10;

	@Option(names = "--in-flight", split = ",", defaultValue = "1,10,100", paramLabel = "N",
			description = "Records that are sent or handled at once; ${DEFAULT-VALUE} by default.")
	private List<Integer> inFlight;

	@Option(names = "--delay", split = ",", defaultValue = "0,20", paramLabel = "MILLIS",
			description = "How long handling a record takes; ${DEFAULT-VALUE} by default.")
	private List<Long> delays;

	@Option(names = "--records", defaultValue = "400", paramLabel = "N",
			description = "Records of each measurement; ${DEFAULT-VALUE} by default. Where handling takes no time, ten times as many.")
	private int records;

	@Option(names = "--kill", description = "Kills consumers of each style at a random record, and starts them again.")
	private boolean kill;

	@Option(names = "--seed", defaultValue = "20261121", paramLabel = "N", description = "Of the random records.")
	private long seed;

	@Option(names = "--port", defaultValue = "0", paramLabel = "N",
			description = "Where the broker listens on 127.0.0.1; by default any port that is free.")
	private int port;

	@Override
	public Integer call() throws Exception {
		try (RunLock lock = lock(LabFolders.find());
				MessageSource source = new MessageSource(this.records,
						new BrokerSettings(this.port, BrokerSettings.DEFAULT.heap()))) {
			say("Starting a Kafka broker: 10 seconds.");
			source.start();
			return this.kill ? kill(source) : measure(source);
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
			say("killing " + style.label());
			all.add(Killed.at(source, style, random));
		}
		keep("messages-killed", killed(all));
		return all.stream().allMatch(Killed::isOnce) ? ExitCode.OK : ExitCode.SOFTWARE;
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
