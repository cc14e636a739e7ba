package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.ForkRunner;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.catalog.ScriptWorkloads;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.script.ScriptRuntime;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.machine.Environment;
import io.tweebyte.measuring.run.RunFolder;
import io.tweebyte.measuring.run.RunLock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/** The command, with JVMs of its own. */
@ExtendWith(OutputCaptureExtension.class)
class LabIntegrationTests {

	private static final String ROOT = "tweebyte.root";

	private static final String HEAP = "tweebyte.lab.broker-heap";

	@TempDir
	private Path root;

	@BeforeEach
	void set() {
		System.setProperty(ROOT, this.root.toString());
	}

	@AfterEach
	void clear() {
		System.clearProperty(ROOT);
		System.clearProperty(HEAP);
	}

	/**
	 * The whole preset, but for workloads whose program is not installed: two minutes.
	 */
	@Test
	void measuresAndReports(CapturedOutput output) throws IOException {
		assertThat(LabCommand.execute(List.of("smoke"))).isZero();

		LabRun run = LabRun.all(this.root.resolve(".tweebyte/lab")).getFirst();
		List<Cell> measurable = LabPreset.SMOKE.cells(List.of())
			.stream()
			.filter((cell) -> ScriptWorkloads.runtime(cell.workload()).stream().allMatch(ScriptRuntime::isFound))
			.toList();
		assertThat(run.forks()).extracting(Fork::cell).containsExactlyInAnyOrderElementsOf(measurable);
		assertThat(measurable).extracting(Cell::workload)
			.contains("single-pipeline", "stream-pipeline", "group-words", "call-fan-out", "message-receive-waiting");
		assertThat(run.order().leftOut()).hasSize(ScriptRuntime.NODE.isFound() ? 0 : 1);
		assertThat(conditions(Corpus.of(null))).containsAll(run.order().conditions());
		Path folder = run.folder().path();
		assertThat(folder.resolve("report.html")).content().contains("stream-pipeline", "<svg");
		assertThat(folder.resolve("report.md")).content()
			.contains("| stream-pipeline | reactor | number |", "| message-receive-waiting | reactor | record |");
		assertThat(output.getOut()).contains("Checking that all styles of ", "1 of %d · ".formatted(measurable.size()),
				"Report: " + folder.resolve("report.html"));
		// complete runs are not resumed
		assertThat(LabCommand.execute(List.of("--resume"))).isEqualTo(2);
	}

	@Test
	void resumesWithTheBooksOfTheRun(CapturedOutput output) throws IOException {
		Path books = Files.createDirectories(this.root.resolve("books"));
		Files.writeString(books.resolve("one.txt"), "head\n".repeat(14) + "a line of words\n");
		LabRun run = begin(Corpus.of(books).folder(), conditions(Corpus.of(books)));

		assertThat(LabCommand.execute(List.of("--resume", "--corpus", "other"))).isEqualTo(2);
		assertThat(output.getErr()).contains("leave out --workloads and --corpus");
		assertThat(LabCommand.execute(List.of("--resume"))).isZero();
		assertThat(run.isComplete()).isTrue();
		assertThat(run.folder().path().resolve("report.md")).content().contains("Books: " + books);
		// no books were made
		assertThat(this.root.resolve(".tweebyte/books")).doesNotExist();
	}

	@Test
	void resumesWithoutWhatCannotBeStarted() throws IOException {
		System.setProperty(HEAP, "3m");
		Path books = Files.createDirectories(this.root.resolve("books"));
		Files.writeString(books.resolve("one.txt"), "head\n".repeat(14) + "a line of words\n");
		LabRun run = begin(Corpus.of(books).folder(), conditions(Corpus.of(books)),
				new Cell("message-send", Style.POOL, false));
		run.run(LabIntegrationTests::measured, (cell) -> cell.workload().equals("biggest-word"),
				(cell, attempt, failure) -> false, (done, all, cell) -> {
				});
		assertThat(LabCommand.execute(List.of("--resume"))).isZero();
		assertThat(run.forks()).hasSize(2).extracting(Fork::workload).containsOnly("biggest-word");
		assertThat(run.order().leftOut()).singleElement()
			.asString()
			.startsWith("The Kafka broker could not be started: ")
			.endsWith("The level messages is left out.");
		// so that it is resumed when the broker can be started
		assertThat(run.isComplete()).isFalse();
	}

	@Test
	void resumesUnderTheSameConditionsOnly(CapturedOutput output) throws IOException {
		List<String> conditions = new ArrayList<>(conditions(Corpus.of(null)));
		conditions.replaceAll((condition) -> condition.startsWith("JDK: ") ? "JDK: 17" : condition);
		LabRun run = begin(null, conditions);
		assertThat(LabCommand.execute(List.of("--resume"))).isEqualTo(2);
		assertThat(output.getErr())
			.contains("cannot be resumed, since it was measured under other conditions: JDK: 17.");
		conditions.replaceAll((condition) -> condition.startsWith("JDK: ") ? "JDK: " + Environment.jdk()
				: condition.startsWith("Commit: ") ? "Commit: other" : condition);
		run.begin(order(null, conditions));
		assertThat(LabCommand.execute(List.of("--resume"))).isEqualTo(2);
		assertThat(output.getErr()).contains("under other conditions: Commit: other.");
		assertThat(run.forks()).isEmpty();
	}

	@Test
	void resumesWithUnchangedBooksOnly(CapturedOutput output) throws IOException {
		Path books = Files.createDirectories(this.root.resolve("books"));
		Path book = Files.writeString(books.resolve("one.txt"), "head\n".repeat(14) + "a line of words\n");
		LabRun run = begin(Corpus.of(books).folder(), conditions(Corpus.of(books)));
		Files.writeString(book, "head\n".repeat(14) + "a line of wards\n");
		assertThat(LabCommand.execute(List.of("--resume"))).isEqualTo(2);
		assertThat(output.getErr())
			.contains("under other conditions: Content of the books: 1 files, 86 bytes, SHA-256");
		assertThat(run.forks()).isEmpty();
	}

	@Test
	void startsNothingWhileAnotherCommandMeasures(CapturedOutput output) throws IOException {
		try (RunLock lock = RunLock.take(new LabFolders(this.root).lock())) {
			for (String command : List.of("smoke", "check", "study", "waiting", "back-pressure", "errors", "cancel",
					"messages")) {
				assertThat(LabCommand.execute(List.of(command))).as(command).isOne();
			}
		}
		assertThat(output.getErr().lines()).hasSize(8).allMatch((line) -> line.contains("Another command"));
		assertThat(this.root.resolve(".tweebyte/books")).doesNotExist();
	}

	private static Fork measured(Cell cell, int round, Path output) {
		return new Fork(round, cell.workload(), cell.style(), cell.again(), 1, 1, 1, null);
	}

	private List<String> conditions(Corpus corpus) throws IOException {
		return new LabRuns(new LabFolders(this.root)).conditions(corpus);
	}

	private LabRun begin(String corpus, List<String> conditions, Cell... more) throws IOException {
		LabRun run = new LabRun(RunFolder.create(this.root.resolve(".tweebyte/lab"), "smoke", 0));
		run.begin(order(corpus, conditions, more));
		return run;
	}

	private static LabOrder order(String corpus, List<String> conditions, Cell... more) {
		List<Cell> cells = new ArrayList<>(
				List.of(new Cell("biggest-word", Style.LOOP, false), new Cell("biggest-word", Style.LOOP, true)));
		cells.addAll(List.of(more));
		return new LabOrder(LabPreset.SMOKE, cells, 1, 1, corpus, Map.of(), Map.of(), conditions);
	}

	@Test
	void saysWhereNothingCanBeWritten(CapturedOutput output) throws IOException {
		List<String> smoke = List.of("smoke", "--workloads", "stream-map");
		Path folder = Files.createDirectories(this.root.resolve(".tweebyte"));
		Files.createFile(folder.resolve("lab"));
		assertThat(LabCommand.execute(smoke)).isOne();
		assertThat(output.getErr())
			.contains("tweebyte: %1$s cannot be written: %1$s is a file".formatted(folder.resolve("lab")));

		Files.move(folder.resolve("load"), folder.resolve("load.old"));
		Files.createFile(folder.resolve("load"));
		assertThat(LabCommand.execute(smoke)).isOne();
		assertThat(output.getErr()).contains(folder.resolve("load") + " cannot be written: ");

		Files.delete(folder.resolve("load"));
		Files.move(folder.resolve("books"), folder.resolve("books.old"));
		Files.createFile(folder.resolve("books"));
		assertThat(LabCommand.execute(smoke)).isOne();
		assertThat(output.getErr()).contains(folder.resolve("books") + "/books-");
	}

	@Test
	void saysThatPresetsIndicate(CapturedOutput output) {
		assertThat(LabCommand.execute(List.of("--help"))).isZero();
		assertThat(output.getOut()).contains("quick and smoke only indicate differences");
	}

	@Test
	void countsAStudy(CapturedOutput output) {
		assertThat(LabCommand.execute(List.of("study", "J"))).isZero();
		assertThat(output.getOut()).contains("Study J: C. Buck", "composed: published. ",
				"claim J5: Composed iterators");
		assertThat(this.root.resolve(".tweebyte/lab/study-J.md")).content()
			.contains("| composed | 500 | 0 |", " Claims: J5.**");
		assertThat(this.root.resolve(".tweebyte/lab/study-J.csv")).content()
			.contains("composed: published,J5,composed,cells,0");
		assertThat(LabCommand.execute(List.of("study", "X"))).isEqualTo(2);
		assertThat(output.getErr()).contains("There is no study 'X'. There are: P, K, R, J");
	}

	@Test
	void rewritesAReport(CapturedOutput output) throws IOException {
		assertThat(LabCommand.execute(List.of("report"))).isEqualTo(2);
		assertThat(output.getErr()).contains("There is no run in " + this.root.resolve(".tweebyte/lab"));
		assertThat(LabCommand.execute(List.of("report", "none"))).isEqualTo(2);
		// a path is relative to the working directory, as that of --corpus is
		assertThat(output.getErr()).contains("There is no run in %s, and none of that name in %s."
			.formatted(Path.of("none").toAbsolutePath(), this.root.resolve(".tweebyte/lab")));
		LabRun run = begin(null, List.of());
		run.run(LabIntegrationTests::measured, (done, all, cell) -> {
		});
		Path folder = run.folder().path();
		for (String named : List.of(folder.toString(), folder.getFileName().toString())) {
			assertThat(LabCommand.execute(List.of("report", named))).isZero();
			assertThat(folder.resolve("report.html")).exists();
			Files.delete(folder.resolve("report.html"));
		}
	}

	@Test
	void checksAllWorkloads(CapturedOutput output) {
		assertThat(LabCommand.execute(List.of("check"))).isZero();
		assertThat(output.getOut()).containsPattern("All [0-9]+ styles do equal work\\.")
			.contains(Workloads.all().stream().map(Workload::name).toList())
			.contains("back-pressure, ", "one refused", "given up", "first of two");
	}

	@Test
	void listsALevel(CapturedOutput output) {
		assertThat(LabCommand.execute(List.of("list", "--level", "calls,messages"))).isZero();
		assertThat(output.getOut())
			.contains("Level calls; commands of their own: waiting", "call-fan-out, per call", "Level messages",
					"message-send, per record")
			.doesNotContain("stream-map, per");
		assertThat(LabCommand.execute(List.of("list", "--level", "none"))).isEqualTo(2);
		assertThat(output.getErr()).contains("There is no level 'none'. There are: operators, pipelines, calls");
	}

	@Test
	void measuresACall() throws IOException {
		Path books = Files.createDirectories(this.root.resolve("books"));
		Files.writeString(books.resolve("one.txt"), "a line");
		try (ForkRunner runner = new ForkRunner(books, LabPreset.SMOKE)) {
			Fork fork = runner.run(new Cell("call-large", Style.FUTURE, false), 0, this.root.resolve("jmh.log"));
			assertThat(fork.cpu()).isPositive();
			assertThat(fork.time()).isPositive();
		}
	}

	@Test
	void saysWhatIsWrong() {
		assertThat(LabCommand.execute(List.of("check", "--workloads", "nothing"))).isEqualTo(2);
		assertThat(LabCommand.execute(List.of("slow"))).isEqualTo(2);
		assertThat(LabCommand.execute(List.of("check", "--corpus", this.root.resolve("none").toString()))).isOne();
		assertThat(LabCommand.execute(List.of("--help"))).isZero();
	}

}
