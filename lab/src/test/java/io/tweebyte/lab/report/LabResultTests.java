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
import io.tweebyte.lab.claim.Claim;
import io.tweebyte.lab.claim.Claim.Judged;
import io.tweebyte.lab.claim.ClaimVerdict;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Verdict;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class LabResultTests {

	private static final int ROUNDS = 10;

	private static final List<Cell> CELLS = LabPreset.QUICK.cells(List.of("stream-map"));

	private final Random random = new Random(1);

	private final LabOrder order = new LabOrder(LabPreset.QUICK, CELLS, ROUNDS, 1, Map.of("csv-characters", 1.0),
			List.of("Machine: one"));

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
		assertThat(find(claims, "Map costs the same in all libraries").verdict()).isEqualTo(ClaimVerdict.DOES_NOT_HOLD);
		assertThat(find(claims, "Filter costs the same in all libraries").verdict())
			.isEqualTo(ClaimVerdict.CANNOT_BE_SAID);
		assertThat(find(LabResult.of(this.order, forks(1)).claims(), "Map costs the same in all libraries").verdict())
			.isNotEqualTo(ClaimVerdict.DOES_NOT_HOLD);
	}

	private static Judged find(List<Judged> claims, String words) {
		return claims.stream().filter((one) -> one.claim().words().equals(words)).findFirst().orElseThrow();
	}

	@Test
	void predictsAPipelineFromAnOperator() {
		List<Comparison> measured = List.of(comparison("stream-filter", Style.LOOP, 2),
				comparison("stream-filter", Style.REACTOR, 12), comparison("csv-characters", Style.LOOP, 5),
				comparison("csv-characters", Style.REACTOR, 30));
		assertThat(Prediction.all(measured, Map.of("csv-characters", 2.0))).singleElement().satisfies((prediction) -> {
			assertThat(prediction.predicted()).isEqualTo(5 + 2 * (12 - 2));
			assertThat(prediction.measured()).isEqualTo(30);
		});
		assertThat(Prediction.all(measured.subList(2, 4), Map.of("csv-characters", 2.0))).isEmpty();
	}

	private Comparison comparison(String workload, Style style, double cpu) {
		return new Comparison(workload, style, cpu, cpu, 0,
				(style == Style.LOOP) ? null : LabResult.of(this.order, forks(1)).itself(), null);
	}

	@Test
	void writesASentence() {
		assertThat(LabReport.sentences(LabResult.of(this.order, forks(3)))).singleElement()
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
				forks.add(new Fork(round, cell.workload(), cell.style(), cell.again(), cpu, cpu, 24));
			}
		}
		return forks;
	}

	private static Comparison find(LabResult result, Style style) {
		return result.comparisons().stream().filter((one) -> one.style() == style).findFirst().orElseThrow();
	}

}
