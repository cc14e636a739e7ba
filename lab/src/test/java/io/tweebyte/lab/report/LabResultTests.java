package io.tweebyte.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.claim.Claim;
import io.tweebyte.lab.claim.ClaimVerdict;
import io.tweebyte.lab.claim.Judged;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Verdict;
import io.tweebyte.measuring.table.MarkdownTable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class LabResultTests {

	private static final int ROUNDS = 10;

	private static final List<Cell> CELLS = LabPreset.FULL.cells(List.of("stream-map", "stream-filter"));

	private final Random random = new Random(1);

	private final LabOrder order = order(LabPreset.FULL, ROUNDS);

	private static LabOrder order(LabPreset preset, int rounds) {
		return new LabOrder(preset, CELLS, rounds, 1, null, Map.of("csv-characters", 1.0), Map.of(),
				List.of("Machine: one"));
	}

	@Test
	void claimsWhatIsPlanted() {
		Comparison reactor = find(LabResult.of(this.order, forks(3)), Style.REACTOR);
		assertThat(reactor.ratio().value()).isBetween(2.7, 3.3);
		assertThat(reactor.verdict()).isEqualTo(Verdict.CLAIM);
		assertThat(reactor.cpu()).isBetween(25.0, 35.0);
	}

	@Test
	void claimsNothingOfEqualStyles() {
		for (Comparison comparison : LabResult.of(this.order, forks(1)).comparisons()) {
			assertThat(comparison.verdict()).isNotEqualTo(Verdict.CLAIM);
		}
	}

	@Test
	void aPresetWithAShortWarmUpIndicatesOnly() {
		LabResult result = LabResult.of(order(LabPreset.QUICK, ROUNDS), forks(3));
		assertThat(find(result, Style.REACTOR).verdict()).isEqualTo(Verdict.INDICATED);
		assertThat(find(result, Style.MUTINY).verdict()).isNotIn(Verdict.CLAIM, Verdict.EQUAL);
		assertThat(find(result.claims(), "Map of a stream costs the same in all libraries").finding().words())
			.isEqualTo("does not hold, as far as indicated");
		assertThat(LabReport.sentences(result)).hasSize(3)
			.last()
			.asString()
			.startsWith("The preset quick indicates differences, and claims none: its warm-up of 3 x 500 ms");
		assertThat(LabReport.sentences(result).getFirst()).containsPattern("Reactor \\((2\\.[89]|3\\.[01])\\d\\)");
	}

	@Test
	void claimsNothingOfAWorkloadThatDiffersFromItself() {
		List<Fork> forks = forks(3).stream()
			.map((fork) -> (fork.again() && fork.workload().equals("stream-map")) ? times(fork, 1.3) : fork)
			.toList();
		LabResult result = LabResult.of(this.order, forks);
		assertThat(result.itself().get("stream-map").value()).isBetween(1.2, 1.4);
		assertThat(result.itself().get("stream-filter").value()).isBetween(0.9, 1.1);
		assertThat(find(result, Style.REACTOR).verdict()).isEqualTo(Verdict.INDICATED);
		assertThat(result.comparisons()).filteredOn((one) -> one.workload().equals("stream-filter"))
			.filteredOn((one) -> one.style() == Style.REACTOR)
			.extracting(Comparison::verdict)
			.containsExactly(Verdict.CLAIM);
		assertThat(find(result.claims(), "Map of a stream costs the same in all libraries").finding().words())
			.isEqualTo("does not hold, as far as indicated");
		assertThat(find(result.claims(), "Filter of a stream costs the same in all libraries").verdict())
			.isEqualTo(ClaimVerdict.DOES_NOT_HOLD);
	}

	private static Fork times(Fork fork, double factor) {
		return new Fork(fork.round(), fork.workload(), fork.style(), fork.again(), factor * fork.cpu(),
				factor * fork.time(), fork.allocated(), fork.outcome());
	}

	@Test
	void showsTheBandOfEachWorkload() {
		List<Fork> forks = forks(3);
		LabResult before = LabResult.of(this.order, forks);
		LabResult after = LabResult.of(this.order,
				forks.stream()
					.map((fork) -> (fork.again() && fork.workload().equals("stream-map")) ? times(fork, 1.05) : fork)
					.toList());
		Workload map = Workloads.named("stream-map");
		Workload filter = Workloads.named("stream-filter");
		assertThat(RatioChart.of(map, after).svg()).contains("class=\"band\"")
			.isNotEqualTo(RatioChart.of(map, before).svg());
		assertThat(RatioChart.of(filter, after).svg()).isEqualTo(RatioChart.of(filter, before).svg());
		assertThat(RatioChart.of(filter, after).figure()).contains("95 % intervals");
	}

	@Test
	void showsNoIntervalOfOneRound() {
		LabResult result = LabResult.of(order(LabPreset.SMOKE, 1),
				forks(3).stream().filter((fork) -> fork.round() == 0).toList());
		assertThat(result.comparisons()).isNotEmpty().allMatch((one) -> one.shownInterval().isEmpty());
		assertThat(find(result.claims(), "Map of a stream costs the same in all libraries").figures())
			.containsPattern("reactor / rxjava [23]\\.\\d\\d(,|$)")
			.doesNotContain(" to ");
		assertThat(RatioChart.of(Workloads.named("stream-map"), result).figure()).contains("in one round")
			.doesNotContain("class=\"band\"")
			.doesNotContain(" to ");
	}

	@Test
	void takesNamesFromRecordsAndNotFromTheirOrder() {
		List<Fork> forks = forks(3);
		LabResult result = LabResult.of(this.order, forks);
		List<Fork> shuffled = new ArrayList<>(forks);
		Collections.shuffle(shuffled, new Random(2));
		assertThat(LabResult.of(this.order, shuffled)).isEqualTo(result);
	}

	@Test
	void leavesOutWhatIsNotMeasuredYet() {
		List<Fork> forks = forks(3).stream().filter((fork) -> fork.style() != Style.MUTINY).toList();
		assertThat(LabResult.of(this.order, forks).comparisons()).extracting(Comparison::style)
			.contains(Style.REACTOR)
			.doesNotContain(Style.MUTINY);
		assertThatIllegalArgumentException().isThrownBy(() -> LabResult.of(this.order, List.of()))
			.withMessage("No round is measured yet.");
	}

	@Test
	void judgesPublishedClaims() {
		List<Judged> claims = LabResult.of(this.order, forks(3)).claims();
		assertThat(claims).hasSize(Claim.all().size());
		assertThat(find(claims, "Map of a stream costs the same in all libraries").verdict())
			.isEqualTo(ClaimVerdict.DOES_NOT_HOLD);
		assertThat(find(claims, "Mutiny is slower where it subscribes again: map to many").verdict())
			.isEqualTo(ClaimVerdict.CANNOT_BE_SAID);
		assertThat(find(LabResult.of(this.order, forks(1)).claims(), "Map of a stream costs the same in all libraries")
			.verdict()).isNotEqualTo(ClaimVerdict.DOES_NOT_HOLD);
	}

	private static Judged find(List<Judged> claims, String words) {
		return claims.stream().filter((one) -> one.claim().words().equals(words)).findFirst().orElseThrow();
	}

	@Test
	void hasARowForEachWorkload() {
		String overview = new MarkdownTable().render(new LabTables(LabResult.of(this.order, forks(1))).overview());
		assertThat(overview.lines().filter((line) -> line.startsWith("| stream-map |"))).singleElement()
			.asString()
			.containsPattern("\\| number \\| loop \\| .*, (open|equal) \\|");
		assertThat(new MarkdownTable().render(new LabTables(LabResult.of(this.order, forks(3))).overview()))
			.containsPattern(" \\| (2\\.[89]|3\\.[01])\\d \\| ");
	}

	@Test
	void predictsAPipelineFromAnOperator() {
		List<Comparison> measured = List.of(comparison("stream-filter", Style.LOOP, 2),
				comparison("stream-filter", Style.REACTOR, 12), comparison("csv-characters", Style.LOOP, 5),
				comparison("csv-characters", Style.REACTOR, 30));
		assertThat(Prediction.all(measured, passing("csv-characters", 2, 0))).singleElement()
			.satisfies((prediction) -> {
				assertThat(prediction.predicted()).isEqualTo(5 + 2 * (12 - 2));
				assertThat(prediction.measured()).isEqualTo(30);
			});
		assertThat(Prediction.all(measured.subList(2, 4), passing("csv-characters", 2, 0))).isEmpty();
	}

	@Test
	void predictsACallFromItsFirstStyle() {
		List<Comparison> measured = List.of(comparison("stream-filter", Style.LOOP, 2),
				comparison("stream-filter", Style.REACTOR, 12), comparison("stream-hand-off", Style.POOL, 102),
				comparison("stream-hand-off", Style.REACTOR, 412), comparison("stream-hand-off", Style.VIRTUAL, 52),
				comparison("call-fan-out", Style.POOL, 90_000), comparison("call-fan-out", Style.VIRTUAL, 90_000),
				comparison("call-fan-out", Style.REACTOR, 181_300));
		List<Prediction> predictions = Prediction.all(measured, passing("call-fan-out", 2, 2));
		// a virtual thread passes nothing on, and hands over for less
		assertThat(predictions).extracting(Prediction::predicted)
			.containsExactly(90_000.0 + 2 * (50 - 100), 90_000.0 + 2 * (12 - 2) + 2 * (400 - 100));
		assertThat(Prediction.sentences(predictions)).containsExactly(
				"0 of the 0 predictions that differ by more than 5 % from that of the null model, 'as plain code' (every "
						+ "style costs what the first one costs), are nearer to the CPU that was measured; 0 of 0 where a "
						+ "difference from the first style was found at all.",
				"Predictions that are those of the null model: 2; no difference was found in 2 of them.",
				"1 of 2 predictions are right within a factor of two; 'as plain code' is, too, in 1 of 2.",
				"Wrong by more than a factor of two: call-fan-out reactor (adds 91300.0 ns instead of 620.0).");
		assertThat(predictions).extracting(Prediction::against).containsExactly("the same", "the same");
		assertThat(PredictionChart.of(predictions).orElseThrow().svg()).contains("call-fan-out reactor", "2.00");
		assertThat(PredictionChart.of(List.of())).isEmpty();
	}

	@Test
	void aPredictionThatIsTheNullModelIsNoPrediction() {
		// nothing is passed on, so nothing is predicted
		List<Comparison> measured = List.of(comparison("stream-filter", Style.LOOP, 2),
				comparison("stream-filter", Style.REACTOR, 12), comparison("biggest-word", Style.LOOP, 500),
				comparison("biggest-word", Style.VIRTUAL, 510), comparison("biggest-word", Style.REACTOR, 590));
		List<Prediction> predictions = Prediction.all(measured, passing("biggest-word", 8, 0));
		assertThat(predictions).extracting(Prediction::against).containsExactly("the same", "better");
		assertThat(predictions.getLast().added()).isEqualTo(80);
		assertThat(predictions.getLast().addedMeasured()).isEqualTo(90);
		assertThat(Prediction.sentences(predictions)).hasSize(3)
			.first()
			.asString()
			.startsWith("1 of the 1 predictions that differ");
		// both are within a factor of two, which shows nothing
		assertThat(Prediction.sentences(predictions)).last()
			.isEqualTo("2 of 2 predictions are right within a factor of two; 'as plain code' is, too, in 2 of 2.");
	}

	@Test
	void saysWhereADifferenceWasNotPredicted() {
		List<Comparison> measured = List.of(comparison("stream-filter", Style.LOOP, 2),
				comparison("stream-filter", Style.REACTOR, 3), comparison("biggest-word", Style.LOOP, 500),
				comparison("biggest-word", Style.FUTURE, 500), different("biggest-word", Style.REACTOR, 700));
		LabOrder order = passing("biggest-word", 8, 0);
		List<Prediction> predictions = Prediction.all(measured, order);
		assertThat(predictions).extracting(Prediction::against).containsExactly("the same; differs");
		assertThat(Prediction.sentences(predictions)).contains(
				"Predictions that are those of the null model: 1; no difference was found in 0 of them.",
				"A difference that was not predicted: biggest-word reactor (adds 200.0 ns instead of 8.0).");
		assertThat(Prediction.unpredicted(measured, order)).containsExactly(Style.FUTURE);
	}

	@Test
	void statesWhatEachRunHasDone() {
		List<Fork> forks = forks(1).stream().map((fork) -> done(fork, new Outcome(1_000, 500, 7, 0))).toList();
		LabOrder passing = new LabOrder(LabPreset.FULL, CELLS, ROUNDS, 1, null, Map.of("stream-map", 1.0),
				Map.of("stream-map", 0.25), List.of());
		assertThat(new WorkLedger(LabResult.of(passing, forks)).sentences()).hasSize(2)
			.first()
			.asString()
			.startsWith("stream-map: all on one thread")
			.endsWith("Each run of each style: 1,000 items taken, 500 items delivered, 0 left open. "
					+ "Counted per number in styles that pass items on: 1.000 signals, 0.2500 hand-offs.");
		assertThat(new WorkLedger(LabResult.of(this.order, forks(1))).sentences()).last()
			.asString()
			.endsWith("which is checked before the run.");
		List<Fork> unequal = forks.stream()
			.map((fork) -> (fork.style() == Style.REACTOR) ? done(fork, new Outcome(900, 500, 7, 0)) : fork)
			.toList();
		assertThat(new WorkLedger(LabResult.of(this.order, unequal)).sentences()).first()
			.asString()
			.contains("Styles have done unequal work", "900 items taken", "1,000 items taken");
	}

	private static Fork done(Fork fork, Outcome outcome) {
		return new Fork(fork.round(), fork.workload(), fork.style(), fork.again(), fork.cpu(), fork.time(),
				fork.allocated(), outcome);
	}

	private static LabOrder passing(String workload, double signals, double handOffs) {
		return new LabOrder(LabPreset.FULL, CELLS, ROUNDS, 1, null, Map.of(workload, signals),
				Map.of(workload, handOffs), List.of());
	}

	private Comparison comparison(String workload, Style style, double cpu) {
		return new Comparison(workload, style, cpu, cpu, 0, (style == Style.LOOP || style == Style.POOL) ? null
				: LabResult.of(this.order, forks(1)).itself().get("stream-map"), null, null);
	}

	private Comparison different(String workload, Style style, double cpu) {
		return new Comparison(workload, style, cpu, cpu, 0,
				find(LabResult.of(this.order, forks(3)), Style.REACTOR).ratio(), null, null);
	}

	@Test
	void writesASentence() {
		assertThat(LabReport.sentences(LabResult.of(this.order, forks(3)))).hasSize(2)
			.first()
			.asString()
			.startsWith("stream-map: ")
			.contains(" ns of CPU per number for plain code on one thread.")
			.containsPattern("Reactor (2\\.[89]|3\\.[01])\\d");
	}

	private List<Fork> forks(double reactor) {
		List<Fork> forks = new ArrayList<>();
		for (int round = 0; round < ROUNDS; round++) {
			for (Cell cell : CELLS) {
				double cpu = 10 * ((cell.style() == Style.REACTOR) ? reactor : 1)
						* Math.exp(this.random.nextGaussian() / 20);
				forks.add(new Fork(round, cell.workload(), cell.style(), cell.again(), cpu, cpu, 24, null));
			}
		}
		return forks;
	}

	private static Comparison find(LabResult result, Style style) {
		return result.comparisons()
			.stream()
			.filter((one) -> one.workload().equals("stream-map") && one.style() == style)
			.findFirst()
			.orElseThrow();
	}

}
