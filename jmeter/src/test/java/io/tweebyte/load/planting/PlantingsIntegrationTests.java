package io.tweebyte.load.planting;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import io.tweebyte.load.judge.Comparison;
import io.tweebyte.load.judge.ProcessCost;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Isolated;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Whole runs against real backends, of which one is spoilt on purpose, some 55 minutes in
 * all. Both backends are async, with the same flags and agent.
 */
@Isolated
@EnabledIfSystemProperty(named = "tweebyte.plantings", matches = "true",
		disabledReason = "takes 55 minutes of a machine that does nothing else: -Dtweebyte.plantings=true")
class PlantingsIntegrationTests {

	private static final String SUMMARY = "user-summary";

	private static final String TWEETS = "user-tweets";

	/** With 0 nothing is planted, and only the test that must find nothing runs. */
	private static final String SHARE_PROPERTY = "tweebyte.plantings.share";

	private static final double SHARE = Double.parseDouble(System.getProperty(SHARE_PROPERTY, "0.1"));

	private static final String NOTHING = "0(\\.0*)?";

	private static final int BURN_STARTS = 2;

	private static final int BURN_SECONDS = 1080;

	/** The same run as that of the next test, but for what is planted. */
	@Test
	void findsNothingWhereNothingIsPlanted() throws Exception {
		RunResult result = new PlantedRun("nothing", BURN_STARTS, BURN_SECONDS, List.of(SUMMARY, TWEETS),
				(one) -> one.burn(0))
			.run();
		assertThat(result.comparisons()).hasSize(2).allMatch(Comparison::isCompared);
		// two JVMs of one jar may differ by some percent
		assertThat(result.comparisons()).allSatisfy((comparison) -> assertThat(isFound(comparison)).isFalse());
		assertThat(result.itself().values()).hasSize(2).allMatch(Judgement::isTrusted);
	}

	/** Returns whether as much as half of what is usually planted is shown. */
	private static boolean isFound(Comparison comparison) {
		PairedRatio ratio = comparison.compared().orElseThrow();
		return comparison.verdict() == Verdict.INDICATED && Math.abs(ratio.value() - 1) > 0.1 / 2;
	}

	@Test
	@DisabledIfSystemProperty(named = SHARE_PROPERTY, matches = NOTHING)
	void findsATenthMoreCpuInOneHandler() throws Exception {
		PlantedRun run = new PlantedRun("burn", BURN_STARTS, BURN_SECONDS, List.of(SUMMARY, TWEETS),
				(one) -> one.burn(SHARE));
		RunResult result = run.run();
		PairedRatio planted = ratio(result, SUMMARY);
		// the direction
		assertThat(isFound(comparison(result, SUMMARY))).isTrue();
		assertThat(planted.interval().low()).isGreaterThan(1);
		// the amount: the reference went on getting faster after the planting
		double expected = run.planted() / cost(result, SUMMARY);
		assertThat(planted.value() - 1).isBetween(expected / 2, expected * 2);
		// the process
		Map<String, Double> more = moreByProcess(result, SUMMARY);
		assertThat(more.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey()).isEqualTo("user");
		assertThat(more.get("user")).isGreaterThan(more.values().stream().mapToDouble(Double::doubleValue).sum() / 2);
		assertThat(process(result, SUMMARY, "user").ratio().orElseThrow().interval().low()).isGreaterThan(1);
		// the scenario: two JVMs of one jar may differ by some percent
		assertThat(Math.abs(ratio(result, TWEETS).value() - 1)).isLessThan((planted.value() - 1) / 2);
		// neither backend differs from itself
		assertThat(result.itself().values()).hasSize(2).allMatch(Judgement::isTrusted);
		assertThat(result.pooled()).hasValueSatisfying((itself) -> assertThat(itself).matches(Judgement::isTrusted));
	}

	@Test
	@DisabledIfSystemProperty(named = SHARE_PROPERTY, matches = NOTHING)
	void disqualifiesABackendOfWhichOneInAHundredRequestsFails() throws Exception {
		RunResult result = new PlantedRun("fail", 1, 420, List.of(SUMMARY, TWEETS), (run) -> run.fail(100)).run();
		assertThat(comparison(result, SUMMARY).verdict()).isEqualTo(Verdict.DISQUALIFIED);
		assertThat(comparison(result, SUMMARY).reason())
			.matches("(0\\.[7-9]|1\\.[0-3]) % of the requests to async:gateway failed");
		assertThat(comparison(result, TWEETS).isCompared()).isTrue();
		assertThat(result.costs()).filteredOn((cost) -> cost.backend().equals(PlantedRun.REFERENCE))
			.hasSize(2)
			.allMatch((cost) -> cost.errors() == 0);
	}

	@Test
	@DisabledIfSystemProperty(named = SHARE_PROPERTY, matches = NOTHING)
	void seesThatAProcessOfABackendWithoutLoadIsFrozen() throws Exception {
		PlantedRun run = new PlantedRun("freeze", 1, 420, List.of(SUMMARY), PlantingsIntegrationTests::freeze);
		RunResult result = run.run();
		assertThat(result.run().starts()).singleElement()
			.extracting(StartRecord::problems)
			.isEqualTo(Map.of("async:gateway tweet", "has ended or was stopped"));
		assertThat(result.run().complete()).isFalse();
		assertThat(result.comparisons()).noneMatch(Comparison::isCompared);
		List<SliceRecord> measured = run.slices().stream().filter((one) -> one.phase() == Phase.MEASURED).toList();
		// within one round, of which the first slice waits until the process goes on
		assertThat(measured).hasSizeBetween(1, 3);
		assertThat(measured.getFirst().around().stopped()).containsExactly("async:gateway tweet");
	}

	/** The signal that ends it at last has no effect before it goes on. */
	private static void freeze(PlantedRun run) throws IOException, InterruptedException {
		String pid = Long.toString(run.pid("tweet"));
		assertThat(new ProcessBuilder("kill", "-STOP", pid).start().waitFor()).isZero();
		new ProcessBuilder("sh", "-c", "sleep 20; kill -CONT " + pid).start();
	}

	private static Comparison comparison(RunResult result, String scenario) {
		return result.comparisons()
			.stream()
			.filter((one) -> one.block().scenario().label().equals(scenario))
			.findFirst()
			.orElseThrow();
	}

	private static PairedRatio ratio(RunResult result, String scenario) {
		return comparison(result, scenario).compared().orElseThrow();
	}

	/** CPU of all processes for a request of the reference, in ms. */
	private static double cost(RunResult result, String scenario) {
		return processes(result, scenario).filter((cost) -> cost.backend().equals(PlantedRun.REFERENCE))
			.mapToDouble((cost) -> cost.use().work())
			.sum();
	}

	private static Map<String, Double> moreByProcess(RunResult result, String scenario) {
		Map<String, Double> more = new TreeMap<>();
		processes(result, scenario).forEach((cost) -> more.merge(cost.process(),
				(cost.backend().equals(PlantedRun.PLANTED) ? 1 : -1) * cost.use().work(), Double::sum));
		return more;
	}

	private static ProcessCost process(RunResult result, String scenario, String name) {
		return processes(result, scenario)
			.filter((cost) -> cost.process().equals(name) && cost.backend().equals(PlantedRun.PLANTED))
			.findFirst()
			.orElseThrow();
	}

	private static Stream<ProcessCost> processes(RunResult result, String scenario) {
		return result.processes().stream().filter((cost) -> cost.block().scenario().label().equals(scenario));
	}

}
