package io.tweebyte.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleFunction;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.claim.UnequalWork.Effect;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ClaimJudgeTests {

	private static final int ROUNDS = 10;

	private static final Counted COUNTED = new Counted(Map.of("P12", ClaimVerdict.DOES_NOT_HOLD), List.of(
			new UnequalWork("P13", Effect.SLOWS, Map.of("loop", 10L, "rxjava", 5L, "reactor", 5L, "mutiny", 5L)),
			new UnequalWork("P15", Effect.SPEEDS_UP, Map.of("future", 9L, "reactor", 1L, "rxjava", 1L, "mutiny", 1L)),
			new UnequalWork("R6", Effect.SLOWS, Map.of("future", 0L, "reactor", 7L, "rxjava", 7L))));

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
		assertThat(waiting.figures())
			.containsPattern("message-receive-waiting-one loop / message-receive-waiting reactor (3.9|4.0)");
		// the same without a difference of the forms
		assertThat(find(judged(LabPreset.FULL, (cell) -> 1), "K6").verdict()).isEqualTo(ClaimVerdict.DOES_NOT_HOLD);
	}

	@Test
	void holdsForAnotherReasonWhereTheSlowerSideIsCountedToDoMore() {
		// without a difference the order of the baseline and the libraries is none
		Finding words = find(judged(LabPreset.FULL, (cell) -> 1), "R6").finding();
		assertThat(words.words()).isEqualTo("holds for another reason");
		assertThat(words.why()).startsWith("each word goes to the one thread");
		assertThat(find(judged(LabPreset.FULL, (cell) -> 1), "P15").finding().words())
			.isEqualTo("holds for another reason");
	}

	@Test
	void oneExplainedPartDoesNotExplainTheOthers() {
		// the libraries need less than futures, but RxJava's work is not counted
		Counted counted = new Counted(Map.of(),
				List.of(new UnequalWork("R6", Effect.SLOWS, Map.of("future", 0L, "reactor", 7L))));
		assertThat(find(judged(LabPreset.FULL, (cell) -> 1, counted), "R6").finding().words())
			.isEqualTo("does not hold");
		assertThat(
				find(judged(LabPreset.FULL, (cell) -> (cell.style() == Style.RXJAVA) ? 2 : 1, counted), "R6").finding()
					.words())
			.isEqualTo("holds for another reason");
	}

	@Test
	void doesNotHoldWhereUnequalWorkFavoursTheSlowerSide() {
		// the loop does twice the work and is fastest all the same
		Finding finding = find(judged(LabPreset.FULL, (cell) -> 1), "P13").finding();
		assertThat(finding.verdict()).isEqualTo(ClaimVerdict.DOES_NOT_HOLD);
		assertThat(finding.why()).isEqualTo("the same within 5 %; unequal work does not explain it: "
				+ "the loop and the streams do twice the work of the libraries");
	}

	@Test
	void aClaimOfAtMostHoldsForAFasterStyle() {
		// K8: virtual threads might do as well as Reactor; R2: RxJava has no overhead
		assertThat(virtual(LabPreset.FULL, 1, "K8")).isEqualTo("holds");
		assertThat(virtual(LabPreset.FULL, 0.5, "K8")).isEqualTo("holds");
		assertThat(virtual(LabPreset.QUICK, 0.5, "K8")).isEqualTo("holds, as far as indicated");
		assertThat(virtual(LabPreset.FULL, 1.03, "K8")).isEqualTo("holds");
		assertThat(virtual(LabPreset.FULL, 1.2, "K8")).isEqualTo("does not hold");
		ToDoubleFunction<Cell> rxJava = (cell) -> (cell.style() == Style.RXJAVA) ? 0.5 : 1;
		assertThat(find(judged(LabPreset.FULL, rxJava), "R2").finding().words()).isEqualTo("holds");
		assertThat(find(judged(LabPreset.QUICK, rxJava), "R2").finding().words())
			.isEqualTo("holds, as far as indicated");
	}

	@Test
	void aClaimOfAtMostNeedsNoIntervalAroundOne() {
		// far below 5 % more, but not below 1: neither different nor the same
		ToDoubleFunction<Cell> noisy = (cell) -> (cell.style() == Style.VIRTUAL)
				? Math.exp(this.random.nextGaussian() / 10 - 0.07) : 1;
		Judged claim = find(judged(LabPreset.FULL, noisy), "K8");
		assertThat(claim.finding().words()).isEqualTo("holds");
		ToDoubleFunction<Cell> wide = (cell) -> (cell.style() == Style.VIRTUAL)
				? Math.exp(this.random.nextGaussian() / 3) : 1;
		assertThat(find(judged(LabPreset.FULL, wide), "K8").finding().words()).isEqualTo("cannot be said here");
	}

	private String virtual(LabPreset preset, double figure, String claim) {
		return find(judged(preset, (cell) -> (cell.style() == Style.VIRTUAL) ? figure : 1), claim).finding().words();
	}

	@Test
	void anOrderHoldsOrDoesNot() {
		ToDoubleFunction<Cell> reactor = (cell) -> switch (cell.style()) {
			case REACTOR -> 2;
			case RXJAVA -> 1.5;
			default -> 1;
		};
		assertThat(find(judged(LabPreset.FULL, reactor), "R1").finding().words()).isEqualTo("holds");
		assertThat(find(judged(LabPreset.QUICK, reactor), "R1").finding().words())
			.isEqualTo("holds, as far as indicated");
		assertThat(find(judged(LabPreset.FULL, (cell) -> 1), "R1").finding().words()).isEqualTo("does not hold");
		assertThat(find(judged(LabPreset.FULL, (cell) -> 1), "R2").finding().words()).isEqualTo("holds");
		assertThat(find(judged(LabPreset.FULL, reactor), "R2").finding().words()).isEqualTo("does not hold");
		assertThat(find(judged(LabPreset.FULL, reactor), "R7").finding().words()).isEqualTo("does not hold");
		assertThat(find(judged(LabPreset.FULL, reactor), "R4").finding().words()).isEqualTo("does not hold");
	}

	@Test
	void severalTimesIsNotALittle() {
		ToDoubleFunction<Cell> aLittle = (cell) -> (cell.style() == Style.REACTOR) ? 1.2 : 1;
		Finding finding = find(judged(LabPreset.FULL, aLittle), "R7").finding();
		assertThat(finding.words()).isEqualTo("does not hold");
		assertThat(finding.why()).startsWith("reactor / rxjava: at most 1.2");
		ToDoubleFunction<Cell> twice = (cell) -> (cell.style() == Style.REACTOR) ? 2 : 1;
		assertThat(find(judged(LabPreset.QUICK, twice), "R7").finding().words())
			.isEqualTo("holds, as far as indicated");
		// between: the interval has both
		ToDoubleFunction<Cell> noisy = (cell) -> (cell.style() == Style.REACTOR)
				? 1.5 * Math.exp(this.random.nextGaussian() / 3) : 1;
		assertThat(find(judged(LabPreset.FULL, noisy), "R7").finding().words()).isEqualTo("cannot be said here");
	}

	@Test
	void aSizeNeedsWhatADirectionNeeds() {
		ToDoubleFunction<Cell> twice = (cell) -> (cell.style() == Style.REACTOR) ? 2 : 1;
		assertThat(find(judged(LabPreset.FULL, twice), "R7").finding().words()).isEqualTo("holds");
		// a style that differs from itself
		assertThat(find(judged(LabPreset.FULL, differing(twice)), "R7").finding().words())
			.isEqualTo("holds, as far as indicated");
		// an unfinished run
		assertThat(find(judged(LabPreset.FULL, twice, COUNTED, 2), "R7").finding())
			.isEqualTo(Finding.unsaid("reactor / rxjava: fewer than 8 rounds"));
		ToDoubleFunction<Cell> half = (cell) -> (cell.style() == Style.REACTOR) ? 1.5 : 1;
		assertThat(find(judged(LabPreset.FULL, half), "R7").finding())
			.isEqualTo(Finding.unsaid("reactor / rxjava: within 5 % of 1.5"));
	}

	@Test
	void anotherReasonNeedsWhatADirectionNeeds() {
		assertThat(find(judged(LabPreset.FULL, differing((cell) -> 1)), "R6").finding().words())
			.isEqualTo("holds for another reason, as far as indicated");
		assertThat(find(judged(LabPreset.FULL, (cell) -> 1, COUNTED, 2), "R6").finding().words())
			.isEqualTo("cannot be said here");
	}

	private static ToDoubleFunction<Cell> differing(ToDoubleFunction<Cell> cost) {
		return (cell) -> cell.again() ? 1.3 : cost.applyAsDouble(cell);
	}

	@Test
	void quickDoesNotSayThatStylesNeedTheSameCpu() {
		Finding finding = find(judged(LabPreset.QUICK, (cell) -> 1), "R2").finding();
		assertThat(finding.words()).isEqualTo("cannot be said here");
		assertThat(finding.why())
			.isEqualTo("rxjava / future: the same within 5 %, but short warm-ups make styles look alike");
		assertThat(find(judged(LabPreset.QUICK, (cell) -> 1), "K4").finding().words())
			.isEqualTo("holds, as far as indicated");
	}

	@Test
	void saysWhyNothingCanBeSaid() {
		List<Judged> all = judged(LabPreset.FULL, (cell) -> 1);
		assertThat(find(all, "P1").finding()).isEqualTo(Finding.unsaid("single-map: not part of this run"));
		assertThat(find(all, "R14").finding())
			.isEqualTo(Finding.unsaid("biggest-word-mono: left out: mono is not installed"));
		assertThat(find(all, "K2").finding())
			.isEqualTo(Finding.unsaid("message-send: left out: The broker did not start"));
		assertThat(find(all, "R8").finding().why()).contains("no Kotlin");
		assertThat(find(all, "P12").finding().words()).isEqualTo("does not hold");
	}

	@Test
	void saysWhatWasLeftOutWhenARunWentOn() {
		// the broker started at first, so its cells are in the order, and not any more
		List<Cell> cells = LabPreset.FULL.cells(List.of("biggest-word", "message-send"));
		LabOrder order = new LabOrder(LabPreset.FULL, cells, ROUNDS, 1, null, Map.of(), Map.of(), List.of(),
				List.of("The port is taken. The level messages is left out."));
		List<Fork> forks = List.of(new Fork(0, "biggest-word", Style.LOOP, false, 1, 1, 0, null));
		assertThat(find(new ClaimJudge(order, forks, COUNTED).all(), "K2").finding())
			.isEqualTo(Finding.unsaid("message-send: left out: The port is taken"));
	}

	@Test
	void publishedRatiosStandBesideThoseHere() {
		List<Judged> all = judged(LabPreset.FULL, (cell) -> (cell.style() == Style.REACTOR) ? 2 : 1);
		assertThat(find(all, "R1").marks()).first().satisfies((mark) -> {
			assertThat(mark.pair()).hasToString("biggest-word reactor / future");
			assertThat(mark.published()).isEqualTo(1.26);
			assertThat(mark.here().orElseThrow().value()).isBetween(1.9, 2.1);
		});
		assertThat(find(all, "P1").marks()).allMatch((mark) -> mark.here().isEmpty());
	}

	private List<Judged> judged(LabPreset preset, ToDoubleFunction<Cell> cost) {
		return judged(preset, cost, COUNTED);
	}

	private List<Judged> judged(LabPreset preset, ToDoubleFunction<Cell> cost, Counted counted) {
		return judged(preset, cost, counted, ROUNDS);
	}

	private List<Judged> judged(LabPreset preset, ToDoubleFunction<Cell> cost, Counted counted, int rounds) {
		List<Cell> cells = preset.cells(List.of("biggest-word", "group-words", "lines-append", "stream-pipeline",
				"message-receive", "message-receive-waiting", "message-receive-waiting-one"));
		List<Fork> forks = new ArrayList<>();
		for (int round = 0; round < rounds; round++) {
			for (Cell cell : cells) {
				double figure = cost.applyAsDouble(cell) * Math.exp(this.random.nextGaussian() / 100);
				forks.add(new Fork(round, cell.workload(), cell.style(), cell.again(), figure, figure, 0, null));
			}
		}
		LabOrder order = new LabOrder(preset, cells, ROUNDS, 1, null, Map.of(), Map.of(), List.of(),
				List.of("biggest-word-mono is left out: mono is not installed.",
						"The broker did not start. The level messages is left out."));
		return new ClaimJudge(order, forks, counted).all();
	}

	private static Judged find(List<Judged> all, String id) {
		return all.stream().filter((one) -> one.claim().id().equals(id)).findFirst().orElseThrow();
	}

}
