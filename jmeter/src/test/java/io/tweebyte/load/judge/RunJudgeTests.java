package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class RunJudgeTests {

	private static final int ROUNDS = 12;

	@Test
	void indicatesADifferenceAfterTwoStarts() {
		Comparison comparison = only(new SimulatedRun(2, ROUNDS, "user-tweets").result());
		assertThat(comparison.verdict()).isEqualTo(Verdict.INDICATED);
		assertThat(comparison.ratio().orElseThrow().value()).isCloseTo(1.3, within(0.05));
		assertThat(Sentence.of(comparison, false))
			.matches("Reactive needs (29|30|31) % more CPU per request than async "
					+ "for a page of a user's 1,000 tweets \\(95 %: 2\\d to 3\\d %\\)\\. Indicated\\.");
	}

	@Test
	void claimsADifferenceAfterThreeStartsInAScenarioNamedBeforehand() {
		RunResult result = new SimulatedRun(4, ROUNDS, "user-tweets", "mixed").result();
		assertThat(result.comparisons()).extracting(Comparison::verdict)
			.containsExactly(Verdict.CLAIM, Verdict.INDICATED);
		assertThat(result.caveats()).noneMatch((caveat) -> caveat.contains("indicated"));
	}

	@Test
	void comparesTheFirstBackendWithASecondSetOfItsServices() {
		RunResult result = new SimulatedRun(3, ROUNDS, "follow").withOwnTwin()
			.costs((backend) -> Map.of("async twin", 1.1, "reactive", 1.3).getOrDefault(backend, 1.0))
			.result();
		assertThat(result.pooled().orElseThrow().value()).isCloseTo(1.1, within(0.03));
		assertThat(result.pooled().orElseThrow().rounds()).isEqualTo(3 * ROUNDS);
		// the twin is no part of its backend
		assertThat(only(result).ratio().orElseThrow().value()).isCloseTo(1.3, within(0.04));
	}

	@Test
	void leavesOutAStartThatWasBrokenOff() {
		SimulatedRun simulated = new SimulatedRun(3, ROUNDS, "user-tweets");
		RunRecord run = simulated.run();
		RunRecord broken = new RunRecord(run.order(), run.conditions(), run.starts().subList(0, 2), run.remarks());
		assertThat(only(RunJudge.of(broken, simulated.slices(), List.of())).ratio().orElseThrow().rounds())
			.isEqualTo(2 * ROUNDS);
	}

	@Test
	void namesTheBackendsFromWhichMostRequestsGetNoResponse() {
		List<SliceRecord> slices = new SimulatedRun(1, 1, "follow")
			.change((slice) -> slice.backend().equals("async")
					? SimulatedRun.with(slice,
							SimulatedRun.response(100,
									Map.of("503", 40, "Non HTTP response code: java.net.SocketException", 51), 0))
					: slice)
			.slices();
		assertThat(StartRecord.unreachable(slices)).isEqualTo(
				Map.of("async", "most requests get no response: Non HTTP response code: java.net.SocketException"));
	}

	@Test
	void findsEqualBackendsEqual() {
		Comparison comparison = only(new SimulatedRun(4, 30, "follow").costs((backend) -> 1).result());
		assertThat(comparison.verdict()).isEqualTo(Verdict.EQUAL);
		assertThat(Sentence.of(comparison, true))
			.startsWith("Reactive and async need the same CPU per request within 5 % for a follow with 10 users");
	}

	@Test
	void isNotMisledByAMachineThatBecomesTwiceAsSlow() {
		RunResult result = new SimulatedRun(3, 30, "follow").costs((backend) -> 1)
			.change((slice) -> SimulatedRun.slower(slice, 1 + (slice.round() + slice.position() / 4.0) / 30))
			.result();
		assertThat(only(result).ratio().orElseThrow().value()).isCloseTo(1, within(0.02));
		assertThat(result.pooled().orElseThrow().value()).isCloseTo(1, within(0.02));
	}

	@Test
	void comparesEachBackendWithItself() {
		RunResult result = new SimulatedRun(3, 20, "follow", "user-tweets").result();
		assertThat(result.itself()).containsOnlyKeys("follow-10", "user-tweets-10");
		PairedRatio pooled = result.pooled().orElseThrow();
		assertThat(pooled.value()).isCloseTo(1, within(0.03));
		assertThat(pooled.rounds()).isEqualTo(3 * 20 * 2);
	}

	@Test
	void disqualifiesABackendWithOnePercentOfErrors() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow").change((slice) -> slice.backend().equals("reactive")
				? SimulatedRun.with(slice, SimulatedRun.response(1000, Map.of("500", 10), 0)) : slice)
			.result();
		Comparison comparison = only(result);
		assertThat(comparison.verdict()).isEqualTo(Verdict.DISQUALIFIED);
		assertThat(Sentence.of(comparison, false))
			.isEqualTo("Reactive and async are not compared for a follow: 1.0 % of the requests to reactive failed.");
		assertThat(result.isWhole()).isFalse();
	}

	@Test
	void doesNotCompareUnequalWork() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow")
			.work(work("async", Map.of("interaction", 3.0), Map.of("gateway", 1.0)),
					work("reactive", Map.of("interaction", 4.0), Map.of("gateway", 1.0)))
			.result();
		assertThat(only(result).verdict()).isEqualTo(Verdict.NOT_COMPARED);
		assertThat(Sentence.of(only(result), false)).isEqualTo("Reactive and async are not compared for a follow: "
				+ "3.00 SQL statements per request in async, 4.00 in reactive.");
	}

	@Test
	void comparesWorkByServiceAndTolerantOfWhatDependsOnData() {
		Map<String, Double> statements = Map.of("interaction", 3.55, "user", 0.1);
		WorkRecord async = work("async", statements, Map.of("gateway", 1.0, "interaction", 1.0, "user", 0.1));
		WorkRecord more = work("reactive", Map.of("interaction", 3.5, "user", 0.17),
				Map.of("gateway", 1.0, "interaction", 1.0, "user", 0.17));
		WorkRecord another = work("reactive", Map.of("interaction", 4.55, "user", 0.1),
				Map.of("gateway", 1.0, "interaction", 1.0, "user", 1.1));
		assertThat(EqualWork.differences(more, async, 0.02, 0)).isEmpty();
		assertThat(EqualWork.differences(another, async, 0.02, 0)).containsExactly(
				"3.55 SQL statements per call of the interaction service in async, 4.55 in reactive",
				"0.10 calls of the user service per request in async, 1.10 in reactive",
				"1.00 SQL statements per call of the user service in async, 0.09 in reactive");
	}

	@Test
	void takesTheBytesOfAllSlicesNotOfTheFewRequestsThatWereCounted() {
		WorkRecord few = new WorkRecord(1, "follow-10", "reactive", 20, Map.of(), Map.of("gateway", 1.0), 300);
		RunResult result = new SimulatedRun(2, ROUNDS, "follow")
			.work(work("async", Map.of(), Map.of("gateway", 1.0)), few)
			.result();
		assertThat(only(result).isCompared()).isTrue();
	}

	@Test
	void noticesThatAnotherBackendHandledTheRequests() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow")
			.work(work("async", Map.of(), Map.of("gateway", 0.0, "interaction", 0.0)),
					work("reactive", Map.of(), Map.of("gateway", 0.0, "interaction", 0.0)))
			.result();
		assertThat(only(result).verdict()).isEqualTo(Verdict.DISQUALIFIED);
		assertThat(only(result).reason()).isEqualTo("requests to async were handled by another backend");
	}

	@Test
	void doesNotKnowWhoHandledRequestsWhoseGatewayWasNotCounted() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow")
			.work(work("async", Map.of(), Map.of("tweet", 0.0)),
					work("reactive", Map.of(), Map.of("gateway", 1.0, "tweet", 0.0)))
			.result();
		assertThat(only(result).isCompared()).isTrue();
	}

	@Test
	void namesAFrozenProcess() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow")
			.change((slice) -> isIn(slice, 2, 3)
					? SimulatedRun.with(slice, SimulatedRun.around(List.of("reactive user"), 10)) : slice)
			.result();
		assertThat(result.caveats()).contains("Slices excluded, stopped: reactive user: 3 of follow-10.");
		assertThat(only(result).ratio().orElseThrow().rounds()).isEqualTo(2 * ROUNDS - 1);
	}

	@Test
	void saysWhereLatenciesLackSlices() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow")
			.change((slice) -> (slice.backend().equals("reactive") && !slice.twin() && slice.round() == 3)
					? SimulatedRun.late(slice) : slice)
			.result();
		assertThat(result.caveats()).contains("Slices left out of latencies, so that these look shorter, because "
				+ "requests had to wait for a free user of the load generator: 2 of follow-10 with reactive.");
	}

	@Test
	void leavesDisturbedRoundsOut() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow").change((slice) -> (slice.round() <= 3)
				? SimulatedRun.slower(SimulatedRun.with(slice, SimulatedRun.around(List.of(), 400)),
						slice.backend().equals("async") ? 3 : 1)
				: slice)
			.result();
		assertThat(only(result).ratio().orElseThrow().rounds()).isEqualTo(2 * (ROUNDS - 3));
		assertThat(only(result).ratio().orElseThrow().value()).isCloseTo(1.3, within(0.05));
	}

	@Test
	void keepsDisturbedRoundsWhereThereAreTooMany() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow")
			.change((slice) -> SimulatedRun.with(slice, SimulatedRun.around(List.of(), 400)))
			.result();
		assertThat(only(result).ratio().orElseThrow().rounds()).isEqualTo(2 * ROUNDS);
		assertThat(result.caveats()).anyMatch((caveat) -> caveat.contains("more than a third of the rounds"));
	}

	@Test
	void leavesJitCompilationOut() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow")
			.change((slice) -> slice.backend().equals("async") ? SimulatedRun.compiling(slice, 500) : slice)
			.result();
		assertThat(only(result).ratio().orElseThrow().value()).isCloseTo(1.3, within(0.05));
		assertThat(result.costs().getFirst().all().jit()).isCloseTo(500.0 * result.costs().getFirst().slices(),
				within(1.0));
	}

	@Test
	void saysInWhichProcessADifferenceArises() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow").result();
		assertThat(result.processes()).hasSize(4);
		ProcessCost user = result.processes()
			.stream()
			.filter((cost) -> cost.backend().equals("reactive") && cost.process().equals("user"))
			.findFirst()
			.orElseThrow();
		assertThat(user.use().cpu()).isCloseTo(1.3 * 3 / 4, within(0.05));
		assertThat(user.ratio().orElseThrow().value()).isCloseTo(1.3, within(0.05));
		assertThat(user.use().allocated()).isCloseTo(1000, within(1.0));
	}

	@Test
	void reportsMemoryAndThreadsAfterTheLastSliceOfEachStart() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow").result();
		assertThat(result.processes()).filteredOn((cost) -> cost.process().equals("user"))
			.extracting(ProcessCost::occupied)
			.containsOnly(new Footprint(1.5 * SimulatedRun.MEMORY + ROUNDS, Double.NaN, 40));
		assertThat(result.processes()).filteredOn((cost) -> cost.process().equals("gateway"))
			.allSatisfy((cost) -> assertThat(cost.occupied().resident()).isNaN());
	}

	@Test
	void knowsWhenABackendWasReadyIfTheRigHasStartedIt() {
		Footprint small = new Footprint(SimulatedRun.MEMORY, Double.NaN, 40);
		List<AtRest> whole = new SimulatedRun(2, ROUNDS, "follow")
			.atRest(Map.of("async", Map.of("gateway", small, "user", small), "reactive", Map.of("user", small)))
			.result()
			.atRest()
			.stream()
			.filter(AtRest::isWhole)
			.toList();
		assertThat(whole).extracting(AtRest::backend).containsExactly("async", "reactive");
		assertThat(whole).extracting(AtRest::ready).containsExactly(20.0, Double.NaN);
		assertThat(whole).extracting((one) -> one.footprint().threads()).containsExactly(80.0, 40.0);
	}

	@Test
	void comparesTheMeanWorkOfAllStarts() {
		Map<String, Double> calls = Map.of("gateway", 1.0, "interaction", 1.0);
		WorkRecord more = new WorkRecord(2, "follow-10", "async", 200, Map.of("interaction", 3.6), calls, 20);
		WorkRecord fewer = new WorkRecord(2, "follow-10", "reactive", 200, Map.of("interaction", 3.5), calls, 20);
		SimulatedRun run = new SimulatedRun(2, ROUNDS, "follow").work(work("async", Map.of("interaction", 3.5), calls),
				more, work("reactive", Map.of("interaction", 3.6), calls), fewer);
		assertThat(only(run.result()).isCompared()).isTrue();
		assertThat(EqualWork.isEqual(List.of(more, fewer), 0.02)).isFalse();
	}

	@Test
	void namesEachBackendAgainstTheFirst() {
		RunResult result = new SimulatedRun(4, ROUNDS, "follow").of("async", "reactive", "virtual")
			.costs((backend) -> switch (backend) {
				case "reactive" -> 1.3;
				case "virtual" -> 0.8;
				default -> 1;
			})
			.result();
		assertThat(result.comparisons()).extracting(Comparison::name)
			.containsExactly("follow-10 reactive/async", "follow-10 virtual/async", "follow-10 virtual/reactive");
		assertThat(result.comparisons()).extracting(Comparison::verdict)
			.containsExactly(Verdict.CLAIM, Verdict.CLAIM, Verdict.INDICATED);
	}

	@Test
	void leavesOutAStartInWhichSomethingWasWrong() {
		SimulatedRun simulated = new SimulatedRun(3, ROUNDS, "follow");
		RunRecord run = simulated.run();
		List<StartRecord> starts = new ArrayList<>(run.starts());
		starts.set(2, StartRecord.of(3, System.nanoTime(), List.of(), Map.of("async", "has ended or was stopped")));
		RunResult result = RunJudge.of(new RunRecord(run.order(), run.conditions(), starts, run.remarks()),
				simulated.slices(), List.of());
		assertThat(only(result).ratio().orElseThrow().rounds()).isEqualTo(2 * ROUNDS);
		assertThat(only(result).verdict()).isEqualTo(Verdict.INDICATED);
	}

	private static WorkRecord work(String backend, Map<String, Double> statements, Map<String, Double> calls) {
		return new WorkRecord(1, "follow-10", backend, 200, statements, calls, 20);
	}

	private static boolean isIn(SliceRecord slice, int start, int round) {
		return slice.start() == start && slice.round() == round;
	}

	private static Comparison only(RunResult result) {
		assertThat(result.comparisons()).hasSize(1);
		return result.comparisons().getFirst();
	}

	@Test
	void derivesTheRatioOfBackendsThatNeverRanTogether() {
		RunResult result = new SimulatedRun(3, ROUNDS, "follow").inPairs("async", "virtual", "reactive")
			.costs((backend) -> switch (backend) {
				case "reactive" -> 1.3;
				case "virtual" -> 1.15;
				default -> 1;
			})
			.result();
		assertThat(result.comparisons()).extracting(Comparison::name)
			.containsExactly("follow-10 virtual/async", "follow-10 reactive/async", "follow-10 reactive/virtual");
		assertThat(result.comparisons()).extracting(Comparison::verdictText)
			.containsExactly("claim", "claim", "indicated, derived");
		PairedRatio derived = result.comparisons().getLast().ratio().orElseThrow();
		assertThat(derived.value()).isCloseTo(1.3 / 1.15, within(0.03));
		assertThat(derived.precision()).isGreaterThan(result.comparisons().get(1).ratio().orElseThrow().precision());
		assertThat(result.run().measured()).isEqualTo(3);
		assertThat(result.caveats()).contains("Memory did not suffice for all backends at the same time: async was "
				+ "started with one of the others at a time. Ratios of the others to each other are derived: quotients "
				+ "of two ratios, with added variances.");
		assertThat(result.caveats()).noneMatch((caveat) -> caveat.contains("interrupted"));
	}

	@Test
	void doesNotDeriveFromUnequalWork() {
		RunResult result = new SimulatedRun(2, ROUNDS, "follow").inPairs("async", "virtual", "reactive")
			.work(work("async", Map.of("user", 1.0), Map.of("user", 1.0)),
					work("virtual", Map.of("user", 2.0), Map.of("user", 1.0)))
			.result();
		assertThat(result.comparisons()).extracting(Comparison::verdict)
			.containsExactly(Verdict.NOT_COMPARED, Verdict.INDICATED, Verdict.NOT_COMPARED);
	}

}
