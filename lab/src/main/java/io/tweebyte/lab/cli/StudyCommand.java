package io.tweebyte.lab.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.lab.claim.Claim;
import io.tweebyte.lab.messages.BrokerSettings;
import io.tweebyte.lab.messages.MessageSource;
import io.tweebyte.lab.study.MessagesStudy;
import io.tweebyte.lab.study.Rung;
import io.tweebyte.lab.study.Studies;
import io.tweebyte.lab.study.Study;
import io.tweebyte.lab.work.ItemFlow;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

/** {@code ./tweebyte lab study}: a published comparison, counted. */
@Command(name = "study", sortOptions = false, customSynopsis = "./tweebyte lab study [P|K|R|J]",
		description = "Shows a published comparison step by step, from its own form to a fair one, by what each side takes "
				+ "and delivers. Each step names the claims that it moves. Only K is timed: it compares "
				+ "records per second with what records in flight allow.",
		footer = { "", "Examples:", "  ./tweebyte lab study        all but K",
				"  ./tweebyte lab study P      operators and files of RxJava, Reactor and Mutiny (2021)",
				"  ./tweebyte lab study K      consumers of Kafka (2020): starts a broker, a minute",
				"  ./tweebyte lab study R      words of books in Java, C# and JavaScript (2024)",
				"  ./tweebyte lab study J      characters of CSV in Node (2022)", "",
				"Exit code: 0 counted, 1 failed, such as a broker that could not be started, 2 wrong usage.", "" })
class StudyCommand extends LabTask {

	/** Of each record in flight: all consumers need about two seconds for them. */
	private static final int RECORDS = 100;

	private static final Duration DELAY = Duration.ofMillis(20);

	@Parameters(arity = "0..1", paramLabel = "STUDY", description = "P, K, R or J; all but K by default.")
	private String letter;

	@Override
	public Integer call() throws IOException, InterruptedException {
		Study.Key key = (this.letter != null) ? usage(() -> Study.Key.named(this.letter)) : null;
		try (RunLock lock = lock(LabFolders.find())) {
			if (key == Study.Key.K) {
				messages();
			}
			for (Study study : Studies.all()) {
				if (key == null || key == study.key()) {
					show(study.key(), study.title(), study.rungs().get());
				}
			}
		}
		return ExitCode.OK;
	}

	private void messages() throws IOException, InterruptedException {
		try (MessageSource source = new MessageSource(RECORDS, BrokerSettings.DEFAULT)) {
			say("Starting a Kafka broker: 10 seconds.");
			source.start();
			show(Study.Key.K, MessagesStudy.TITLE, new MessagesStudy(source, DELAY, this::say).rungs());
		}
	}

	private void show(Study.Key key, String title, List<Rung> rungs) throws IOException {
		Map<String, Claim> claims = Claim.all().stream().collect(Collectors.toMap(Claim::id, Function.identity()));
		say("Study %s: %s.".formatted(key, title));
		say("");
		List<Table<?>> tables = new ArrayList<>();
		for (Rung rung : rungs) {
			show(table(rung, ""));
			rung.claims().forEach((id) -> say("claim %s: %s".formatted(id, claims.get(id).words())));
			say("");
			tables.add(table(rung, " Claims: %s.".formatted(String.join(", ", rung.claims()))));
		}
		say("Kept: " + KeptTables.write(LabFolders.find().runs(), "study-" + key, tables, counts(rungs)));
		say("");
	}

	/**
	 * Returns what a step has counted.
	 * @param end of the title
	 */
	private static Table<Rung.Row> table(Rung rung, String end) {
		Stream<Column<Rung.Row>> counts = IntStream.range(0, rung.columns().size())
			.mapToObj((place) -> new Column<>(rung.columns().get(place), (row) -> count(row.counts().get(place)),
					Format.TEXT));
		String verdict = (rung.verdict() != null) ? " Its claim %s.".formatted(rung.verdict().words()) : "";
		return new Table<>("%s. %s %s%s%s".formatted(rung.name(), rung.change(), rung.says(), verdict, end),
				Stream.concat(Stream.of(new Column<Rung.Row>("", Rung.Row::side, Format.TEXT)), counts).toList(),
				rung.rows());
	}

	/** Returns a row for each figure. */
	private static Table<Count> counts(List<Rung> rungs) {
		List<Count> all = rungs.stream()
			.flatMap((rung) -> rung.rows()
				.stream()
				.flatMap((row) -> IntStream.range(0, rung.columns().size())
					.mapToObj((place) -> new Count(rung, row.side(), rung.columns().get(place),
							row.counts().get(place)))))
			.toList();
		return new Table<>("", List.of(new Column<>("step", (one) -> one.rung().name(), Format.TEXT),
				new Column<>("claims", (one) -> String.join(" ", one.rung().claims()), Format.TEXT),
				new Column<>("side", Count::side, Format.TEXT), new Column<>("counted", Count::column, Format.TEXT),
				new Column<>("count", Count::count, Format.COUNT)), all);
	}

	private static String count(long count) {
		return ItemFlow.text(count);
	}

	private record Count(Rung rung, String side, String column, long count) {
	}

}
