package io.tweebyte.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.load.watch.Watched;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.tuple;

class LoadRunTests {

	private static final URI NOWHERE = URI.create("http://127.0.0.1:1");

	@TempDir
	Path parent;

	private final StringWriter said = new StringWriter();

	private final Progress progress = new Progress(new PrintWriter(this.said), false, Duration.ZERO);

	private final FakeStage stage = new FakeStage(new Target(NOWHERE, List.of()), Path.of("data"));

	private final List<Cell> run = new ArrayList<>();

	private final List<Block> settled = new ArrayList<>();

	private Optional<String> unsettled = Optional.empty();

	private LoadOrder order;

	private RunFolder folder;

	private RunBook book;

	@BeforeEach
	void order() throws IOException {
		LoadOrder preset = LoadOrderTests.order(Preset.SMOKE, List.of(Contender.ASYNC, Contender.REACTIVE), 1, 1);
		this.order = new LoadOrder(preset.preset(), preset.contenders(), preset.scenarios(), List.of(1, 2, 3),
				preset.model(), 1, 1, preset.via(), Optional.empty(), false, Optional.empty(), 1, preset.scale(),
				preset.timing(), Duration.ofSeconds(1), "256m");
		this.folder = RunFolder.create(this.parent, "smoke");
		this.book = new RunBook(this.folder, new RunRecord("smoke", 1, "small", preset.timing(), Via.GATEWAY,
				RunRecord.State.RUNNING, null, List.of(), Optional.empty(), List.of(), List.of()));
	}

	@Test
	void startsEachBackendOnceAndRunsEachCellInOrder() throws Exception {
		measure(this::failed);
		assertThat(this.run).containsExactlyElementsOf(cells());
		assertThat(this.stage.opened).hasSize(2).isEqualTo(this.stage.closed);
		assertThat(this.folder.read().cells()).hasSize(6);
		assertThat(this.folder.read().statics()).extracting(StaticFigures::contender)
			.containsExactlyInAnyOrder(Contender.ASYNC, Contender.REACTIVE);
		assertThat(this.said.toString()).contains("  1/6  ", "  6/6  ");
	}

	@Test
	void letsABackendSettleBeforeItsFirstCell() throws Exception {
		measure((cell) -> {
			assertThat(this.settled.getLast().cells()).contains(cell);
			return failed(cell);
		});
		assertThat(this.settled).hasSize(2)
			.allSatisfy((block) -> assertThat(block.settling()).extracting(Cell::purpose, Cell::level)
				.containsExactly(tuple(Purpose.SETTLING, 1)));
	}

	@Test
	void timesNothingOfABackendThatDoesNotSettle() throws Exception {
		this.unsettled = Optional.of("user died");
		measure(this::failed);
		assertThat(this.run).isEmpty();
		assertThat(this.book.results()).hasSize(6)
			.allSatisfy((result) -> assertThat(result.failures()).containsExactly("user died"));
	}

	@Test
	void measuresABlockAgainWithoutTheCellWithWhichAPartOfItsBackendDied() throws Exception {
		Process postgres = new ProcessBuilder("sleep", "60").start();
		this.stage.target(new Target(NOWHERE, List.of(Watched.alone("postgres", postgres.pid()))));
		List<Cell> cells = cells();
		measure((cell) -> {
			if (cell.equals(cells.get(1)) && postgres.isAlive()) {
				postgres.destroyForcibly().onExit().join();
				this.stage.target(new Target(NOWHERE, List.of()));
				return CellResult.failed(cell, "postgres died");
			}
			return CellResult.failed(cell, "run " + this.run.size());
		});
		assertThat(this.run).containsExactly(cells.get(0), cells.get(1), cells.get(0), cells.get(2), cells.get(3),
				cells.get(4), cells.get(5));
		assertThat(this.stage.opened).hasSize(3);
		assertThat(this.stage.opened.get(1)).isEqualTo(this.stage.opened.get(0));
		assertThat(this.stage.closed).isEqualTo(this.stage.opened);
		assertThat(this.settled).hasSize(3);
		assertThat(this.book.results()).extracting(CellResult::cell).containsExactlyInAnyOrderElementsOf(cells);
		assertThat(failures(cells.get(0))).containsExactly("run 3");
		assertThat(failures(cells.get(1))).containsExactly("postgres died");
	}

	@Test
	void startsABackendAgainForTheNextCellWhereEachHasAStart() throws Exception {
		this.order = LoadOrderTests.order(Preset.PAPER, List.of(Contender.ASYNC), 1, 1, List.of(Scenario.FOLLOW),
				List.of(10));
		List<Cell> cells = cells();
		this.book.keep(CellResult.failed(cells.getFirst(), "kept"));
		measure(this::failed);
		assertThat(this.run).containsExactlyElementsOf(cells.subList(1, cells.size()));
		assertThat(failures(cells.getFirst())).containsExactly("kept");
	}

	@Test
	void keepsHowLongEveryStartTook() throws Exception {
		this.order = LoadOrderTests.order(Preset.SMOKE, List.of(Contender.ASYNC), 1, 3);
		measure(this::failed);
		StaticFigures figures = this.folder.read().statics().getFirst();
		assertThat(figures.starts()).containsExactly(1.0, 4.0, 5.0);
		assertThat(figures.startMillis()).isEqualTo(4);
	}

	@Test
	void takesAProcessThatWasHaltedForOneThatDied() throws Exception {
		Process postgres = new ProcessBuilder("sleep", "60").start();
		Watched watched = Watched.alone("postgres", postgres.pid());
		assertThat(watched.isAlive()).isTrue();
		new ProcessBuilder("kill", "-STOP", Long.toString(postgres.pid())).start().waitFor();
		try {
			long deadline = System.nanoTime() + 5_000_000_000L;
			while (watched.isAlive() && System.nanoTime() < deadline) {
				Thread.onSpinWait();
			}
			assertThat(watched.isAlive()).isFalse();
		}
		finally {
			postgres.destroyForcibly();
		}
	}

	@Test
	void goesOnWithTheNextBackendWhenOneDoesNotStart() throws Exception {
		this.stage.neverStarts(Contender.ASYNC);
		measure(this::failed);
		assertThat(this.run).hasSize(3).allMatch((cell) -> cell.contender() == Contender.REACTIVE);
		assertThat(this.book.results()).hasSize(6)
			.filteredOn((result) -> result.cell().contender() == Contender.ASYNC)
			.allSatisfy((result) -> assertThat(result.failures()).containsExactly("port 8080 is in use"));
	}

	@Test
	void timesNothingWhenTheAnswersAreWrong() throws Exception {
		this.stage.problem("answered by 404");
		measure(this::failed);
		assertThat(this.run).isEmpty();
		assertThat(this.book.results()).hasSize(6)
			.allSatisfy((result) -> assertThat(result.failures()).containsExactly("answered by 404"));
	}

	@Test
	void endsWithNothingTriedWhenTheDatabasesDiskIsFull() {
		this.stage.refuses(new SQLException("could not extend file", "53100"));
		assertThatIOException().isThrownBy(() -> measure(this::failed))
			.withMessage("The disk of the databases is full: could not extend file");
		assertThat(this.book.results()).isEmpty();
		assertThat(this.stage.opened).hasSize(1);
	}

	@Test
	void marksTheCellsOfABackendWhoseDatabasesAreRefused() throws Exception {
		this.stage.refuses(new SQLException("no such role", "28000"));
		measure(this::failed);
		assertThat(this.book.results()).hasSize(6)
			.allSatisfy((result) -> assertThat(result.failures()).containsExactly("no such role"));
	}

	@Test
	void stopsAfterThreeStartsInVain() {
		this.order = LoadOrderTests.order(Preset.SMOKE, List.of(Contender.ASYNC, Contender.REACTIVE), 1, 4);
		this.stage.problem("answered by 404");
		assertThatIOException().isThrownBy(() -> measure(this::failed))
			.withMessageStartingWith(
					"Of 3 starts in a row no cell could be run, the last time because: answered by 404.");
		assertThat(this.stage.opened).hasSize(3);
		assertThat(this.book.results()).hasSize(3);
	}

	@Test
	void keepsNothingOfACheckThatIsBrokenOff() {
		this.stage.interruptedBy("the gateway under test did not serve the 50 requests of the check");
		assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> measure(this::failed));
		assertThat(this.book.results()).isEmpty();
		assertThat(this.run).isEmpty();
	}

	@Test
	void marksACellWhoseFilesCannotBeWritten() throws Exception {
		measure((cell) -> {
			throw new IOException("no space left on device");
		});
		assertThat(this.book.results()).hasSize(6)
			.allSatisfy((result) -> assertThat(result.failures())
				.containsExactly("the cell could not be run: no space left on device"));
	}

	@Test
	void goesOnWithTheWholeBlockThatWasBrokenOff() throws Exception {
		for (Cell cell : cells().subList(0, 4)) {
			this.book.keep(CellResult.failed(cell, "kept"));
		}
		measure(this::failed);
		assertThat(this.run).containsExactlyElementsOf(cells().subList(3, 6));
		assertThat(this.stage.opened).hasSize(1);
		assertThat(this.book.results()).extracting(CellResult::cell).containsExactlyElementsOf(cells());
		assertThat(failures(cells().get(2))).containsExactly("kept");
		assertThat(failures(cells().get(3))).containsExactly("measured by a test");
	}

	private List<String> failures(Cell cell) {
		return this.book.results()
			.stream()
			.filter((result) -> result.cell().equals(cell))
			.findFirst()
			.orElseThrow()
			.failures();
	}

	private List<Cell> cells() {
		return this.order.blocks().stream().flatMap((block) -> block.cells().stream()).toList();
	}

	private CellResult failed(Cell cell) {
		return CellResult.failed(cell, "measured by a test");
	}

	private void measure(Measurement measurement) throws IOException, InterruptedException {
		CellRunner runner = new CellRunner(null, null, this.order.timing(), 1, null, this.progress) {

			@Override
			CellResult run(Cell cell, Target target, Path data, Path folder) throws IOException {
				LoadRunTests.this.run.add(cell);
				return measurement.of(cell);
			}

		};
		Settling settling = new Settling(null, null, this.order, null, this.progress) {

			@Override
			Optional<String> run(Block block, Scene scene) {
				LoadRunTests.this.settled.add(block);
				return LoadRunTests.this.unsettled;
			}

		};
		new LoadRun(this.order, this.stage, settling, runner, this.folder, this.book, this.progress).measure();
	}

	private interface Measurement {

		CellResult of(Cell cell) throws IOException;

	}

}
