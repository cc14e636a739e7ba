package io.tweebyte.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.jmeter.Jtl;
import io.tweebyte.load.stats.Sample;
import io.tweebyte.load.stats.SampleFixtures;
import io.tweebyte.load.stats.Samples;
import io.tweebyte.load.stats.Series;
import io.tweebyte.load.watch.MachineState;
import io.tweebyte.load.watch.Observation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class CellJudgeTests {

	private static final long START = 1_000_000;

	private static final Timing TIMING = new Timing(Duration.ofSeconds(1), Duration.ofSeconds(2),
			Duration.ofSeconds(10));

	private static final Cell CELL = Cell.closed(Contender.ASYNC, Scenario.USER_SUMMARY, 1);

	private final CellJudge judge = new CellJudge(TIMING, OptionalDouble.of(150), false);

	@Test
	void countsACellInWhichAllIsWell() {
		CellResult result = judge(new Jtl(Samples.of(load()), Optional.empty()), List.of());
		assertThat(result.failures()).isEmpty();
		assertThat(result.counts()).isTrue();
		assertThat(result.figures().orElseThrow().throughput()).isEqualTo(100);
		assertThat(result.usage().get("gateway").cpuPerRequest()).isCloseTo(1, within(0.001));
	}

	@Test
	void beginsTheWindowAfterRampUpAndWarmUpOfTheFirstRequestInTime() {
		List<Sample> samples = new ArrayList<>(load());
		samples.add(samples.removeFirst());
		CellResult result = judge(new Jtl(Samples.of(samples), Optional.empty()), List.of());
		assertThat(result.window().orElseThrow().from()).isEqualTo(START + 3_000);
		assertThat(result.window().orElseThrow().to()).isEqualTo(START + 13_000);
	}

	@Test
	void doesNotCountADamagedFile() {
		CellResult result = judge(new Jtl(Samples.of(load()), Optional.of("samples.jtl is damaged")), List.of());
		assertThat(result.failures()).containsExactly("samples.jtl is damaged");
	}

	@Test
	void doesNotCountACellWithoutSamples() {
		CellResult result = judge(new Jtl(new Samples(), Optional.empty()), List.of("gateway died during the cell"));
		assertThat(result.failures()).containsExactly("gateway died during the cell; no request was made");
		assertThat(result.figures()).isEmpty();
	}

	@Test
	void doesNotCountACellWithTooFewSamples() {
		List<Sample> few = load().stream().filter((sample) -> sample.start() % 500 == 0).toList();
		assertThat(judge(new Jtl(Samples.of(few), Optional.empty()), List.of()).failures()).anySatisfy(
				(failure) -> assertThat(failure).isEqualTo("20 samples in the window, at least 666 are needed"));
	}

	@Test
	void doesNotCountACellWithTooManyErrors() {
		List<Sample> samples = new ArrayList<>(load());
		samples.add(SampleFixtures.failure(START + 5_000, 1, "degraded"));
		CellResult withOne = judge(new Jtl(Samples.of(samples), Optional.empty()), List.of());
		assertThat(withOne.counts()).isTrue();
		assertThat(withOne.warnings()).contains("1 of 1001 requests failed: {degraded=1}");
		samples.add(SampleFixtures.failure(START + 5_000, 1, "degraded"));
		assertThat(judge(new Jtl(Samples.of(samples), Optional.empty()), List.of()).failures())
			.anySatisfy((failure) -> assertThat(failure).isEqualTo("2 of 1002 requests failed: {degraded=2}"));
	}

	@Test
	void doesNotCountACellWhoseProcessDidNothing() {
		Map<String, Observation> observations = observations();
		observations.put("user", constant());
		CellResult result = this.judge.judge(CELL, recording(load(), observations, rising(0.5)), List.of());
		assertThat(result.failures()).containsExactly("user did no work: it was not what answered");
	}

	@Test
	void doesNotCountACellWhoseProcessWasNotWatchedToTheEnd() {
		Map<String, Observation> observations = observations();
		Observation cut = new Observation(new Series(), new Series());
		cut.cpu().add(START, 1);
		cut.cpu().add(START + 5_000, 600);
		observations.put("user", cut);
		CellResult result = this.judge.judge(CELL, recording(load(), observations, rising(0.5)), List.of());
		assertThat(result.failures()).containsExactly("the CPU time of user is not known over the whole window");
	}

	@Test
	void saysThatTheWarmUpWasNotFlat() {
		assertThat(judge(new Jtl(Samples.of(load()), Optional.empty()), List.of()).warnings()).isEmpty();
		List<Sample> slower = new ArrayList<>(load());
		slower.replaceAll(
				(sample) -> (sample.start() < START + 2_700) ? SampleFixtures.success(sample.start(), 15) : sample);
		CellResult result = judge(new Jtl(Samples.of(slower), Optional.empty()), List.of());
		assertThat(result.counts()).isTrue();
		assertThat(result.warnings()).containsExactly("not flat after 2 s of warm-up");
		assertThat(result.conditions().orElseThrow().warm()).isFalse();
		assertThat(result.window().orElseThrow().from()).isEqualTo(START + 3_000);
	}

	@Test
	void marksAWindowInWhichTheBackendWasStillWarming() {
		List<Sample> samples = new ArrayList<>();
		for (long start = START; start < START + 16_000; start += (start < START + 8_000) ? 14 : 10) {
			samples.add(SampleFixtures.success(start, 9));
		}
		CellResult result = this.judge.judge(CELL, recording(samples, observations(), rising(0.2)), List.of());
		assertThat(result.counts()).isTrue();
		assertThat(result.marks()).containsExactly(
				"still warming: 40 % more requests/s in the second half of the window",
				"still warming: 29 % less CPU a request in the second half of the window");
	}

	@Test
	void doesNotMarkForWhatAServiceDoesThatHasNoPartInTheAnswer() {
		Map<String, Observation> observations = observations();
		Series burst = new Series();
		for (long instant = START; instant <= START + 16_000; instant += 1_000) {
			burst.add(instant, Math.max(0, instant - START - 8_000) * 0.05);
		}
		observations.put("tweet", new Observation(burst, new Series()));
		assertThat(this.judge.judge(CELL, recording(load(), observations, rising(0.3)), List.of()).marks()).isEmpty();
	}

	@Test
	void saysThatTheLinesOfAFileWereUsedUp() {
		List<Sample> cut = load().stream().filter((sample) -> sample.start() < START + 7_500).toList();
		Cell follow = Cell.closed(Contender.ASYNC, Scenario.FOLLOW, 1);
		assertThat(this.judge.judge(follow, ended(cut, START + 8_500), List.of()).failures())
			.containsExactly("JMeter ended 6 s before its window was over: the lines of follows.csv were used up");
		assertThat(this.judge.judge(CELL, ended(cut, START + 8_500), List.of()).failures())
			.containsExactly("JMeter ended 6 s before its window was over");
		assertThat(this.judge.judge(CELL, ended(load(), START + 14_000), List.of()).failures()).isEmpty();
	}

	@Test
	void doesNotCountACellInWhoseWindowTheClockWasSet() {
		Recording recording = recording(load(), observations(), rising(0.2));
		for (long instant = START; instant < START + 16_000; instant += 1_000) {
			recording.clock().add(instant, (instant < START + 9_000) ? 500 : 650);
		}
		assertThat(this.judge.judge(CELL, recording, List.of()).failures())
			.containsExactly("the machine's clock was set by 150 ms within the window");
	}

	@Test
	void doesNotCountAnOpenCellInWhichNoUserWasFree() {
		Cell cell = new Cell(Contender.ASYNC, Scenario.USER_SUMMARY, LoadModel.OPEN, 25, Purpose.COMPARISON, 1);
		List<Sample> samples = new ArrayList<>();
		for (int user = 0; user < 50; user++) {
			for (long start = START + user * 40; start < START + 15_000; start += 2_000) {
				samples.add(SampleFixtures.success(start, 1_998, "user-" + user, 50));
			}
		}
		assertThat(this.judge.judge(cell, recording(samples, observations(), rising(0.2)), List.of()).failures())
			.containsExactly("all 50 users were busy at once: arrivals waited, and the model was not open");
		samples.removeIf((sample) -> sample.thread().equals("user-7"));
		assertThat(this.judge.judge(cell, recording(samples, observations(), rising(0.2)), List.of()).failures())
			.isEmpty();
	}

	@Test
	void countsFewUsersWhoThink() {
		Cell cell = Cell.closed(Contender.ASYNC, Scenario.MIXED, 1);
		List<Sample> few = load().stream().filter((sample) -> sample.start() % 500 == 0).toList();
		assertThat(this.judge.judge(cell, recording(few, observations(), rising(0.2)), List.of()).failures()).isEmpty();
	}

	@Test
	void letsAServiceIdleThatHasNoPartInTheAnswer() {
		Map<String, Observation> observations = observations();
		observations.put("interaction", constant());
		observations.put("postgres", constant());
		assertThat(this.judge.judge(CELL, recording(load(), observations, rising(0.5)), List.of()).failures())
			.isEmpty();
	}

	@Test
	void saysNothingOfAFileThatWasSpoiltByTheEndOfTheBackend() {
		Jtl jtl = new Jtl(Samples.of(load()), Optional.of("samples.jtl is damaged"));
		assertThat(judge(jtl, List.of("gateway died during the cell")).failures())
			.containsExactly("gateway died during the cell");
	}

	@Test
	void marksAGeneratorThatTookTooMuch() {
		Map<String, Observation> observations = observations();
		int cores = Runtime.getRuntime().availableProcessors();
		observations.put(CellRunner.GENERATOR, new Observation(rising(0.45 * cores), new Series()));
		CellResult result = this.judge.judge(CELL, recording(load(), observations, rising(cores * 0.5)), List.of());
		assertThat(result.counts()).isTrue();
		assertThat(result.marks()).containsExactly("the generator took 45 % of the machine");
	}

	@Test
	void marksTimeThatOtherMachinesStole() {
		double stolen = 0.2 * 16_000 * Runtime.getRuntime().availableProcessors();
		CellResult result = this.judge.judge(CELL,
				recording(load(), observations(), rising(0.2), OptionalDouble.empty(), stolen), List.of());
		assertThat(result.marks()).containsExactly("other machines stole 20 % of this one's CPU time");
		assertThat(result.conditions().orElseThrow().loadAfter()).isEqualTo(1.5);
	}

	@Test
	void marksAMachineThatWasShortOfMemory() {
		Recording calm = recording(load(), observations(), rising(0.2));
		MachineState after = new MachineState(START + 16_000, 1.5, 0, 0, 0, 320);
		Recording swapping = new Recording(calm.jtl(), calm.ended(), calm.observations(), calm.machine(), calm.clock(),
				calm.liveHeaps(), calm.served(), calm.before(), after);
		assertThat(this.judge.judge(CELL, swapping, List.of()).marks())
			.containsExactly("something waited for memory in 2 % of the time");
	}

	@Test
	void marksAnArrivalRateThatWasMissed() {
		assertThat(open(100).marks()).isEmpty();
		assertThat(open(108).marks()).isEmpty();
		assertThat(open(115).marks()).containsExactly("100.0 arrivals/s instead of 115");
		assertThat(open(115).counts()).isTrue();
	}

	@Test
	void doesNotCountACellThatSomethingElseAnswered() {
		Recording recording = recording(load(), observations(), rising(0.2), OptionalDouble.of(500), 0);
		assertThat(this.judge.judge(CELL, recording, List.of()).failures())
			.containsExactly("the backend under test served 500 of 1500 requests: it was not what answered");
	}

	@Test
	void takesRefusalsOfAnOverloadForWhatTheyAreAndNothingElse() {
		Cell overload = new Cell(Contender.ASYNC, Scenario.USER_SUMMARY, LoadModel.CLOSED, 1, Purpose.OVERLOAD, 1);
		List<Sample> samples = new ArrayList<>(load());
		for (int refusal = 0; refusal < 50; refusal++) {
			samples.add(SampleFixtures.failure(START + 5_000, 1, "503"));
		}
		Recording refused = recording(samples, observations(), rising(0.2));
		assertThat(this.judge.judge(overload, refused, List.of()).counts()).isTrue();
		assertThat(this.judge.judge(CELL, refused, List.of()).counts()).isFalse();
		samples.add(SampleFixtures.failure(START + 6_000, 1, "500"));
		samples.add(SampleFixtures.failure(START + 6_000, 1, "500"));
		assertThat(this.judge.judge(overload, recording(samples, observations(), rising(0.2)), List.of()).failures())
			.containsExactly("2 of 1052 requests failed: {500=2}");
	}

	private CellResult open(int rate) {
		List<Sample> sessions = load().stream()
			.map((sample) -> SampleFixtures.success(sample.start(), 9, "user-" + sample.start(), 1))
			.toList();
		Cell cell = new Cell(Contender.ASYNC, Scenario.USER_SUMMARY, LoadModel.OPEN, rate, Purpose.COMPARISON, 1);
		return this.judge.judge(cell, recording(sessions, observations(), rising(0.2)), List.of());
	}

	@Test
	void marksStrangersAndAGeneratorAtItsLimit() {
		CellJudge near = new CellJudge(TIMING, OptionalDouble.of(50), false);
		int cores = Runtime.getRuntime().availableProcessors();
		CellResult result = near.judge(CELL, recording(load(), observations(), rising(cores)), List.of());
		assertThat(result.counts()).isTrue();
		assertThat(result.ranks()).isFalse();
		assertThat(result.marks()).hasSize(2);
		assertThat(result.marks().get(0))
			.isEqualTo("within 1.5x of the 50 requests/s that JMeter and a stub reach together");
		assertThat(result.marks().get(1)).startsWith("strangers took");
		assertThat(result.usage().get("gateway").cpuPerRequest()).isCloseTo(1, within(0.001));
	}

	@Test
	void takesNobodyForAStrangerOnASharedMachine() {
		CellJudge shared = new CellJudge(TIMING, OptionalDouble.empty(), true);
		int cores = Runtime.getRuntime().availableProcessors();
		CellResult result = shared.judge(CELL, recording(load(), observations(), rising(cores)), List.of());
		assertThat(result.strangersShare()).isNaN();
		assertThat(result.ranks()).isTrue();
	}

	private CellResult judge(Jtl jtl, List<String> failures) {
		return this.judge.judge(CELL, new Recording(jtl, OptionalLong.empty(), observations(), rising(0.2),
				new Series(), Map.of(), OptionalDouble.empty(), machine(START, 0), machine(START + 16_000, 0)),
				failures);
	}

	private static Recording ended(List<Sample> samples, long instant) {
		return new Recording(new Jtl(Samples.of(samples), Optional.empty()), OptionalLong.of(instant), observations(),
				rising(0.2), new Series(), Map.of(), OptionalDouble.empty(), machine(START, 0),
				machine(START + 16_000, 0));
	}

	private static Recording recording(List<Sample> samples, Map<String, Observation> observations, Series machine) {
		return recording(samples, observations, machine, OptionalDouble.empty(), 0);
	}

	private static Recording recording(List<Sample> samples, Map<String, Observation> observations, Series machine,
			OptionalDouble served, double stolen) {
		return new Recording(new Jtl(Samples.of(samples), Optional.empty()), OptionalLong.empty(), observations,
				machine, new Series(), Map.of(), served, machine(START, 0), machine(START + 16_000, stolen));
	}

	private static MachineState machine(long instant, double stolen) {
		return new MachineState(instant, 1.5, stolen, 0, 0, 0);
	}

	/**
	 * One user, 9 ms of latency and 1 ms of gap for 15 seconds: 100 requests a second.
	 */
	private static List<Sample> load() {
		List<Sample> samples = new ArrayList<>();
		for (long start = START; start < START + 15_000; start += 10) {
			samples.add(SampleFixtures.success(start, 9));
		}
		return samples;
	}

	private static Map<String, Observation> observations() {
		Map<String, Observation> observations = new LinkedHashMap<>();
		observations.put("gateway", new Observation(rising(0.1), new Series()));
		observations.put(CellRunner.GENERATOR, new Observation(rising(0.05), new Series()));
		return observations;
	}

	private static Observation constant() {
		return new Observation(rising(0), new Series());
	}

	/** CPU time of so many busy cores, read at uneven times. */
	private static Series rising(double cores) {
		Series series = new Series();
		for (long instant = START - 700; instant < START + 16_000; instant += 1_137) {
			series.add(instant, instant * cores);
		}
		return series;
	}

}
