package io.tweebyte.load.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.Cell;
import io.tweebyte.load.CellResult;
import io.tweebyte.load.Contender;
import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Purpose;
import io.tweebyte.load.RunRecord;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.Via;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class AnalysisTests {

	private static final Place PLACE = new Place(Scenario.USER_SUMMARY, LoadModel.CLOSED, 100);

	private static final String SIDES = "async / reactive";

	private final List<CellResult> cells = new ArrayList<>();

	@Test
	void ratioIsThatOfMediansAndTheCheaperSideIsAhead() {
		both(3, 2.0, 1.0);
		sameAgain(1.0, 1.01);
		Comparison comparison = comparison(Figure.CPU_PER_REQUEST);
		assertThat(comparison.ratio().value()).isCloseTo(2, within(1e-9));
		assertThat(comparison.verdict()).isEqualTo(Verdict.LEADS);
		assertThat(comparison.words()).isEqualTo("reactive by 100 %");
	}

	@Test
	void moreRequestsASecondAreAheadThoughTheRatioIsBelowOne() {
		for (int repeat = 1; repeat <= 3; repeat++) {
			add(Contender.ASYNC, Purpose.COMPARISON, repeat, 100 + repeat, 1);
			add(Contender.REACTIVE, Purpose.COMPARISON, repeat, 200 + repeat, 1);
		}
		sameAgain(1, 1);
		Comparison comparison = comparison(Figure.THROUGHPUT);
		assertThat(comparison.ratio().value()).isCloseTo(102.0 / 202, within(1e-9));
		assertThat(comparison.words()).isEqualTo("reactive by 98 %");
	}

	@Test
	void cellThatDoesNotCountIsInNoFigure() {
		both(3, 2.0, 1.0);
		CellResult bad = cell(Contender.ASYNC, Purpose.COMPARISON, 4, 9_000, 900);
		this.cells.add(new CellResult(bad.cell(), bad.window(), bad.figures(), bad.usage(), bad.cpuLaw(),
				bad.conditions(), 0, 0, List.of("postgres died"), List.of(), List.of()));
		Level level = report().level(PLACE, report().subjects().getFirst()).orElseThrow();
		assertThat(level.tried()).isEqualTo(4);
		assertThat(level.counted()).isEqualTo(3);
		assertThat(level.figures().values()).allSatisfy((summary) -> assertThat(summary.repeats()).isEqualTo(3));
	}

	@Test
	void nothingWithinTheBandIsClaimed() {
		both(3, 1.1, 1.0);
		sameAgain(1.0, 1.2);
		assertThat(report().bands().get(Figure.CPU_PER_REQUEST).factor()).isCloseTo(1.2, within(1e-9));
		assertThat(comparison(Figure.CPU_PER_REQUEST).verdict()).isEqualTo(Verdict.WITHIN_BAND);
	}

	@Test
	void oneAgainIsHeldAgainstTheCellsItRepeats() {
		both(3, 1.1, 1.0);
		add(Contender.ASYNC, Purpose.SAME_AGAIN, 1, 100, 2.2);
		assertThat(report().bands().get(Figure.CPU_PER_REQUEST).factor()).isCloseTo(2 / 0.99, within(1e-2));
	}

	@Test
	void withoutABandADifferenceIsOnlyIndicated() {
		both(3, 2.0, 1.0);
		assertThat(comparison(Figure.CPU_PER_REQUEST).verdict()).isEqualTo(Verdict.INDICATED);
	}

	@Test
	void oneRepeatOnlyIndicates() {
		both(1, 2.0, 1.0);
		sameAgain(1.0, 1.01);
		assertThat(comparison(Figure.CPU_PER_REQUEST).verdict()).isEqualTo(Verdict.INDICATED);
	}

	@Test
	void intervalThatSpansOneShowsNoDifference() {
		add(Contender.ASYNC, Purpose.COMPARISON, 1, 100, 1);
		add(Contender.ASYNC, Purpose.COMPARISON, 2, 100, 3);
		add(Contender.REACTIVE, Purpose.COMPARISON, 1, 100, 0.9);
		add(Contender.REACTIVE, Purpose.COMPARISON, 2, 100, 1.5);
		sameAgain(1.0, 1.01);
		assertThat(comparison(Figure.CPU_PER_REQUEST).words()).isEqualTo("no difference shown");
	}

	@Test
	void latencyOfTheClosedModelIsNeverClaimed() {
		for (int repeat = 1; repeat <= 3; repeat++) {
			add(Contender.ASYNC, Purpose.COMPARISON, repeat, 100, 1);
			add(Contender.REACTIVE, Purpose.COMPARISON, repeat, 300, 1);
		}
		sameAgain(1.0, 1.01);
		assertThat(comparison(Figure.P90).verdict()).isEqualTo(Verdict.DESCRIBED);
	}

	@Test
	void markedCellRanksByCpuAlone() {
		both(3, 2.0, 1.0);
		sameAgain(1.0, 1.01);
		CellResult cell = this.cells.removeFirst();
		this.cells.add(new CellResult(cell.cell(), cell.window(), cell.figures(), cell.usage(), cell.cpuLaw(),
				cell.conditions(), 0.5, 0, List.of(), List.of("the generator took 50 %"), List.of()));
		assertThat(comparison(Figure.THROUGHPUT).verdict()).isEqualTo(Verdict.UNRANKED);
		assertThat(comparison(Figure.CPU_PER_REQUEST).verdict()).isEqualTo(Verdict.LEADS);
	}

	@Test
	void testsThePrimaryLevelFromFiveRepeatsOn() {
		both(4, 2.0, 1.0);
		assertThat(report().tests()).isEmpty();
		add(Contender.ASYNC, Purpose.COMPARISON, 5, 100, 2.3);
		add(Contender.REACTIVE, Purpose.COMPARISON, 5, 100, 1.3);
		assertThat(report().tests()).singleElement().satisfies((test) -> {
			assertThat(test.test().p()).isCloseTo(2.0 / 252, within(1e-12));
			assertThat(test.corrected()).isEqualTo(test.test().p());
		});
	}

	@Test
	void marksLevelsBeyondTheKnee() {
		level(10, 500);
		level(50, 960);
		level(100, 1_000);
		level(500, 990);
		assertThat(report().levels()).extracting(Level::queueing).containsExactly(false, false, true, true);
	}

	@Test
	void comparesTheLaterRunWithTheEarlier() {
		both(3, 2.0, 1.0);
		Run earlier = run();
		this.cells.clear();
		both(3, 1.0, 1.0);
		Report report = Analysis.of(List.of(earlier, run()));
		assertThat(report.pairs()).extracting(Comparison::sides)
			.containsExactly("async B / async A", "reactive B / reactive A");
		assertThat(report.comparison(PLACE, Figure.CPU_PER_REQUEST, "async B / async A").orElseThrow().ratio().value())
			.isCloseTo(0.5, within(1e-9));
	}

	@Test
	void runOfNothingHasNoFigure() {
		assertThat(report().levels()).isEmpty();
		assertThat(new Findings(report()).standing()).contains("There is no cell yet: nothing can be said.");
	}

	private Comparison comparison(Figure figure) {
		return report().comparison(PLACE, figure, SIDES).orElseThrow();
	}

	private Report report() {
		return Analysis.of(List.of(run()));
	}

	private Run run() {
		return new Run(Path.of("run"), new RunRecord("quick", 1, "small", SyntheticRun.TIMING, Via.GATEWAY, RunRecord.State.COMPLETE,
				SyntheticRun.environment(), List.of(), Optional.empty(), List.of(), List.copyOf(this.cells)));
	}

	/** Repeats that scatter a little around the costs. */
	private void both(int repeats, double async, double reactive) {
		for (int repeat = 1; repeat <= repeats; repeat++) {
			double scatter = 1 + (repeat - (repeats + 1) / 2.0) / 100;
			add(Contender.ASYNC, Purpose.COMPARISON, repeat, 100, async * scatter);
			add(Contender.REACTIVE, Purpose.COMPARISON, repeat, 100, reactive * scatter);
		}
	}

	private void sameAgain(double first, double second) {
		add(Contender.ASYNC, Purpose.SAME_AGAIN, 1, 100, first);
		add(Contender.ASYNC, Purpose.SAME_AGAIN, 2, 100, second);
	}

	private void level(int users, double throughput) {
		this.cells.add(SyntheticRun.cell(
				new Cell(Contender.ASYNC, Scenario.USER_SUMMARY, LoadModel.CLOSED, users, Purpose.COMPARISON, 1),
				throughput, 10, 1));
	}

	private void add(Contender contender, Purpose purpose, int repeat, double throughput, double cpu) {
		this.cells.add(cell(contender, purpose, repeat, throughput, cpu));
	}

	private static CellResult cell(Contender contender, Purpose purpose, int repeat, double throughput, double cpu) {
		return SyntheticRun.cell(new Cell(contender, Scenario.USER_SUMMARY, LoadModel.CLOSED, 100, purpose, repeat),
				throughput, 100_000 / throughput, cpu);
	}

}
