package io.tweebyte.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.ToDoubleFunction;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ClaimJudgeTests {

	private static final int ROUNDS = 10;

	private static final Counted COUNTED = new Counted(Map.of("P12", ClaimVerdict.DOES_NOT_HOLD), Set.of("P13"));

	private final Random random = new Random(3);

	@Test
	void thereAreClaimsOfAllStudies() {
		List<Claim> all = Claim.all();
		assertThat(all).hasSizeGreaterThan(40).extracting(Claim::id).doesNotHaveDuplicates();
		assertThat(all).extracting(Claim::study)
			.containsOnly("Ponge and others 2021", "Zbarcea and Tudose 2024", "Emami 2020", "Rodrigues 2024",
					"Buck 2022");
		assertThat(all).allSatisfy((claim) -> {
			assertThat(claim.where()).isNotBlank();
			assertThat(claim.measured()).isNotBlank();
			// an order that can be measured, or why there is none
			assertThat(claim.order().isEmpty()).isEqualTo(!claim.reason().isEmpty() && claim.workloads().isEmpty());
			claim.workloads().forEach(Workloads::named);
			claim.pairs()
				.forEach((pair) -> assertThat(Workloads.named(pair.workload()).styles()).containsKey(pair.second()));
		});
	}

	@Test
	void holdsForAnotherReasonWhereOnlyTheStudysFormShowsIt() {
		List<Judged> all = judged(LabPreset.FULL, (cell) -> cell.workload().endsWith("-one") ? 4 : 1);
		Judged waiting = find(all, "K6");
		assertThat(waiting.finding().words()).isEqualTo("holds for another reason");
		assertThat(waiting.finding().why()).startsWith("one record in flight per thread against many");
		assertThat(waiting.figures()).contains("message-receive-waiting-one loop / message-receive-waiting reactor 4");
		// the same without a difference of the forms
		assertThat(find(judged(LabPreset.FULL, (cell) -> 1), "K6").verdict()).isEqualTo(ClaimVerdict.DOES_NOT_HOLD);
	}

	@Test
	void holdsForAnotherReasonWhereUnequalWorkIsCounted() {
		// without a difference the order of the loop and the libraries is none
		assertThat(find(judged(LabPreset.FULL, (cell) -> 1), "P13").verdict())
			.isEqualTo(ClaimVerdict.HOLDS_FOR_ANOTHER_REASON);
	}

	@Test
	void anOrderHoldsOrDoesNot() {
		ToDoubleFunction<Cell> reactor = (cell) -> (cell.style() == Style.REACTOR) ? 2 : 1;
		assertThat(find(judged(LabPreset.FULL, reactor), "R1").finding().words()).isEqualTo("holds");
		assertThat(find(judged(LabPreset.QUICK, reactor), "R1").finding().words())
			.isEqualTo("holds, as far as indicated");
		assertThat(find(judged(LabPreset.FULL, (cell) -> 1), "R1").finding().words()).isEqualTo("does not hold");
		assertThat(find(judged(LabPreset.FULL, (cell) -> 1), "R2").finding().words()).isEqualTo("holds");
		assertThat(find(judged(LabPreset.FULL, reactor), "Z1").finding().words()).isEqualTo("does not hold");
	}

	@Test
	void quickDoesNotSayThatStylesNeedTheSameCpu() {
		Finding finding = find(judged(LabPreset.QUICK, (cell) -> 1), "R2").finding();
		assertThat(finding.words()).isEqualTo("cannot be said here");
		assertThat(finding.why())
			.isEqualTo("rxjava / loop: the same within 5 %, but short warm-ups make styles look alike");
		assertThat(find(judged(LabPreset.QUICK, (cell) -> 1), "K4").finding().words())
			.isEqualTo("holds, as far as indicated");
	}

	@Test
	void saysWhyNothingCanBeSaid() {
		List<Judged> all = judged(LabPreset.FULL, (cell) -> 1);
		assertThat(find(all, "P1").finding()).isEqualTo(Finding.unsaid("single-map: not part of this run"));
		assertThat(find(all, "R8").finding().why()).contains("no Kotlin");
		assertThat(find(all, "P12").finding().words()).isEqualTo("does not hold");
	}

	@Test
	void publishedRatiosStandBesideThoseHere() {
		List<Judged> all = judged(LabPreset.FULL, (cell) -> (cell.style() == Style.REACTOR) ? 2 : 1);
		assertThat(find(all, "R1").marks()).first().satisfies((mark) -> {
			assertThat(mark.pair()).hasToString("biggest-word reactor / loop");
			assertThat(mark.published()).isEqualTo(1.26);
			assertThat(mark.here().orElseThrow().value()).isBetween(1.9, 2.1);
		});
		assertThat(find(all, "P1").marks()).allMatch((mark) -> mark.here().isEmpty());
	}

	private List<Judged> judged(LabPreset preset, ToDoubleFunction<Cell> cost) {
		List<Cell> cells = preset.cells(List.of("biggest-word", "stream-pipeline", "message-receive",
				"message-receive-waiting", "message-receive-waiting-one"));
		List<Fork> forks = new ArrayList<>();
		for (int round = 0; round < ROUNDS; round++) {
			for (Cell cell : cells) {
				double figure = cost.applyAsDouble(cell) * Math.exp(this.random.nextGaussian() / 100);
				forks.add(new Fork(round, cell.workload(), cell.style(), cell.again(), figure, figure, 0, null));
			}
		}
		return new ClaimJudge(new LabOrder(preset, cells, ROUNDS, 1, null, Map.of(), Map.of(), List.of()), forks,
				COUNTED)
			.all();
	}

	private static Judged find(List<Judged> all, String id) {
		return all.stream().filter((one) -> one.claim().id().equals(id)).findFirst().orElseThrow();
	}

}
