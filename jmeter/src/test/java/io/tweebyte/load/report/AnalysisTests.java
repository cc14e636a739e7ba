package io.tweebyte.load.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.Cell;
import io.tweebyte.load.CellResult;
import io.tweebyte.load.CellResult.Usage;
import io.tweebyte.load.Contender;
import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Purpose;
import io.tweebyte.load.RunRecord;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.Via;
import io.tweebyte.load.stats.CellFigures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class AnalysisTests {

	private static final Place PLACE = new Place(Scenario.USER_SUMMARY, LoadModel.CLOSED, 100);

	private static final String SIDES = "async / reactive";

	private final List<CellResult> cells = new ArrayList<>();

	@Test
	void ratioIsThatOfMediansAndTheCheaperSideIsAhead() {
		both(5, 2.0, 1.0);
		sameAgain(1.01);
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
		sameAgain(1);
		Comparison comparison = comparison(Figure.THROUGHPUT);
		assertThat(comparison.ratio().value()).isCloseTo(102.0 / 202, within(1e-9));
		assertThat(comparison.words()).isEqualTo("reactive by 98 %, indicated");
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
	void sideThatLostRepeatsWinsNothing() {
		both(5, 1.0, 2.0);
		sameAgain(1.01);
		assertThat(comparison(Figure.CPU_PER_REQUEST).words()).isEqualTo("async by 100 %");
		for (int place = 0; place < 6; place += 2) {
			this.cells.set(place, failed(this.cells.get(place)));
		}
		assertThat(comparison(Figure.CPU_PER_REQUEST).words()).isEqualTo("async: 2 of 5 count: wins nothing");
	}

	@Test
	void sideThatIsBehindMayHaveLostRepeats() {
		both(6, 2.0, 1.0);
		sameAgain(1.01);
		this.cells.set(2, failed(this.cells.get(2)));
		assertThat(comparison(Figure.CPU_PER_REQUEST).verdict()).isEqualTo(Verdict.LEADS);
	}

	@Test
	void errorsOfCellsThatDoNotCountAreShown() {
		both(2, 2.0, 1.0);
		CellResult cell = this.cells.getFirst();
		CellFigures figures = cell.figures().orElseThrow();
		CellFigures wrong = new CellFigures(3_000, 30, Map.of("503", 30L), figures.throughput(), figures.mean(),
				figures.p50(), figures.p90(), figures.p99(), figures.p999(), figures.max(), figures.users(),
				figures.law(), figures.bytes());
		this.cells.set(0, new CellResult(cell.cell(), cell.window(), Optional.of(wrong), cell.usage(), cell.cpuLaw(),
				cell.conditions(), 0, 0, List.of("30 of 3000 requests failed"), List.of(), List.of()));
		Errors errors = report().levels().getFirst().errors();
		assertThat(errors.percent()).isCloseTo(0.5, within(1e-9));
		assertThat(errors.words()).isEqualTo("30 503");
	}

	@Test
	void servicesThatAreNotAskedAreInNoCostOfARequest() {
		both(1, 2.0, 1.0);
		CellResult cell = this.cells.getFirst();
		Map<String, Usage> usage = new LinkedHashMap<>(cell.usage());
		usage.put("tweet", usage.get("user"));
		CellResult busy = new CellResult(cell.cell(), cell.window(), cell.figures(), usage, cell.cpuLaw(),
				cell.conditions(), 0, 0, List.of(), List.of(), List.of());
		assertThat(Figure.CPU_PER_REQUEST.of(busy)).isEqualTo(Figure.CPU_PER_REQUEST.of(cell));
		assertThat(Figure.NOT_ASKED.of(busy)).isCloseTo(100 * 2.0 / 1000, within(1e-9));
		assertThat(Figure.NOT_ASKED.of(cell)).isNaN();
	}

	@Test
	void nothingWithinTheBandIsClaimed() {
		both(5, 1.1, 1.0);
		sameAgain(1.2);
		assertThat(report().bands()).filteredOn((band) -> band.figure() == Figure.CPU_PER_REQUEST)
			.singleElement()
			.satisfies((band) -> assertThat(band.factor()).isCloseTo(1.2, within(1e-9)));
		assertThat(comparison(Figure.CPU_PER_REQUEST).verdict()).isEqualTo(Verdict.WITHIN_BAND);
	}

	@Test
	void bandIsThatOfTheSameLoad() {
		both(5, 2.0, 1.0);
		this.cells.add(SyntheticRun.cell(
				new Cell(Contender.ASYNC, Scenario.USER_SUMMARY, LoadModel.CLOSED, 10, Purpose.COMPARISON, 1), 100, 10,
				1));
		this.cells.add(SyntheticRun.cell(
				new Cell(Contender.ASYNC, Scenario.USER_SUMMARY, LoadModel.CLOSED, 10, Purpose.SAME_AGAIN, 1), 100, 10,
				1));
		assertThat(comparison(Figure.CPU_PER_REQUEST).verdict()).isEqualTo(Verdict.INDICATED);
	}

	@Test
	void cellWithoutItsTwinMakesNoBand() {
		both(1, 2.0, 1.0);
		add(Contender.ASYNC, Purpose.SAME_AGAIN, 2, 100, 2.0);
		assertThat(report().bands()).isEmpty();
	}

	@Test
	void withoutABandADifferenceIsOnlyIndicated() {
		both(5, 2.0, 1.0);
		assertThat(comparison(Figure.CPU_PER_REQUEST).verdict()).isEqualTo(Verdict.INDICATED);
	}

	@Test
	void fewRepeatsOnlyIndicate() {
		both(4, 2.0, 1.0);
		sameAgain(1.01);
		assertThat(comparison(Figure.CPU_PER_REQUEST).words()).isEqualTo("reactive by 100 %, indicated");
	}

	@Test
	void oneRepeatDoesNotEvenIndicate() {
		both(1, 2.0, 1.0);
		sameAgain(1.01);
		assertThat(comparison(Figure.CPU_PER_REQUEST).words()).isEqualTo("reactive by 100 %, seen once");
	}

	@Test
	void leadAtThePrimaryLevelNeedsTheTestToo() {
		double[] async = { 1.0, 2.0, 2.1, 2.2, 2.3, 2.4 };
		for (int repeat = 1; repeat <= async.length; repeat++) {
			add(Contender.ASYNC, Purpose.COMPARISON, repeat, 100, async[repeat - 1]);
			add(Contender.REACTIVE, Purpose.COMPARISON, repeat, 100, 1.1 + repeat / 100.0);
		}
		sameAgain(1.01);
		assertThat(report().tests()).singleElement()
			.satisfies((test) -> assertThat(test.corrected()).isGreaterThan(0.05));
		assertThat(comparison(Figure.CPU_PER_REQUEST).verdict()).isEqualTo(Verdict.INDICATED);
	}

	@Test
	void intervalThatSpansOneShowsNoDifference() {
		add(Contender.ASYNC, Purpose.COMPARISON, 1, 100, 1);
		add(Contender.ASYNC, Purpose.COMPARISON, 2, 100, 3);
		add(Contender.REACTIVE, Purpose.COMPARISON, 1, 100, 0.9);
		add(Contender.REACTIVE, Purpose.COMPARISON, 2, 100, 1.5);
		sameAgain(1.01);
		assertThat(comparison(Figure.CPU_PER_REQUEST).words()).isEqualTo("no difference shown");
	}

	@Test
	void latencyOfTheClosedModelIsNeverClaimed() {
		for (int repeat = 1; repeat <= 3; repeat++) {
			add(Contender.ASYNC, Purpose.COMPARISON, repeat, 100, 1);
			add(Contender.REACTIVE, Purpose.COMPARISON, repeat, 300, 1);
		}
		sameAgain(1.01);
		assertThat(comparison(Figure.P90).verdict()).isEqualTo(Verdict.DESCRIBED);
	}

	@Test
	void markedCellRanksByCpuAlone() {
		both(5, 2.0, 1.0);
		sameAgain(1.01);
		CellResult cell = this.cells.removeFirst();
		this.cells.add(new CellResult(cell.cell(), cell.window(), cell.figures(), cell.usage(), cell.cpuLaw(),
				cell.conditions(), 0.5, 0, List.of(), List.of("the generator took 50 %"), List.of()));
		assertThat(comparison(Figure.THROUGHPUT).verdict()).isEqualTo(Verdict.UNRANKED);
		assertThat(comparison(Figure.CPU_PER_REQUEST).verdict()).isEqualTo(Verdict.LEADS);
	}

	@Test
	void windowThatWasNotSteadyRanksByNothing() {
		both(5, 2.0, 1.0);
		sameAgain(1.01);
		CellResult cell = this.cells.removeFirst();
		this.cells.add(new CellResult(cell.cell(), cell.window(), cell.figures(), cell.usage(), cell.cpuLaw(),
				cell.conditions(), 0, 0, List.of(),
				List.of("still warming: 29 % less CPU a request in the second half of the window"), List.of()));
		assertThat(comparison(Figure.CPU_PER_REQUEST).words()).isEqualTo("not ranked");
	}

	@Test
	void testsThePrimaryLevelFromFiveRepeatsOn() {
		both(4, 2.0, 1.0);
		assertThat(report().tests()).isEmpty();
		add(Contender.ASYNC, Purpose.COMPARISON, 5, 100, 2.3);
		add(Contender.REACTIVE, Purpose.COMPARISON, 5, 100, 1.3);
		assertThat(report().tests()).singleElement().satisfies((test) -> {
			assertThat(test.test().p()).isCloseTo(2.0 / 252, within(1e-12));
			assertThat(test.corrected()).as("over all four that were named").isCloseTo(4 * 2.0 / 252, within(1e-12));
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
		both(5, 2.0, 1.0);
		sameAgain(1.01);
		Run earlier = run();
		this.cells.clear();
		both(5, 1.0, 1.0);
		Report report = Analysis.of(List.of(earlier, run()));
		assertThat(report.pairs()).extracting(Comparison::sides)
			.containsExactly("async B / async A", "reactive B / reactive A");
		Comparison comparison = report.comparison(PLACE, Figure.CPU_PER_REQUEST, "async B / async A").orElseThrow();
		assertThat(comparison.ratio().value()).isCloseTo(0.5, within(1e-9));
		assertThat(comparison.verdict()).isEqualTo(Verdict.INDICATED);
		assertThat(report.tests()).isEmpty();
	}

	@Test
	void runsWithOtherDataAreNotComparable() {
		both(5, 2.0, 1.0);
		Run earlier = run();
		Report report = Analysis.of(List.of(earlier, run("paper")));
		assertThat(report.changes().comparable()).isFalse();
		assertThat(report.changes().changes()).containsExactly("scale changed from small to paper");
		assertThat(report.comparisons()).isNotEmpty()
			.allSatisfy((comparison) -> assertThat(comparison.words()).isEqualTo("not comparable"));
	}

	@Test
	void comparesEveryTwoBackendsThePrimaryPairFirst() {
		both(1, 2.0, 1.0);
		add(Contender.ASYNC_VIRTUAL, Purpose.COMPARISON, 1, 100, 1);
		assertThat(report().pairs()).extracting(Comparison::sides)
			.containsExactly(SIDES, "async / async-virtual", "async-virtual / reactive");
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
		return run("small");
	}

	private Run run(String scale) {
		return new Run(Path.of("run"),
				new RunRecord("quick", 1, scale, SyntheticRun.TIMING, Via.GATEWAY, RunRecord.State.COMPLETE,
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

	/** The first of the async cells once more, at so many times its cost. */
	private void sameAgain(double factor) {
		CellResult twin = this.cells.stream()
			.filter((cell) -> cell.cell().contender() == Contender.ASYNC && cell.cell().repeat() == 1)
			.findFirst()
			.orElseThrow();
		add(Contender.ASYNC, Purpose.SAME_AGAIN, 1, twin.figures().orElseThrow().throughput(),
				twin.usage().get("user").cpuPerRequest() * factor);
	}

	private static CellResult failed(CellResult cell) {
		return new CellResult(cell.cell(), cell.window(), cell.figures(), cell.usage(), cell.cpuLaw(),
				cell.conditions(), 0, 0, List.of("postgres died"), List.of(), List.of());
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
