package io.tweebyte.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.load.FakeBackend.Trouble;
import io.tweebyte.load.jmeter.JMeter;
import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.watch.Watched;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/**
 * The plan and the rig against servers whose figures are known: one that is well, and one
 * of whose answers one in ten is wrong.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CellRunnerIntegrationTests {

	private static final int USERS = 5;

	private static final Timing TIMING = new Timing(Duration.ofSeconds(1), Duration.ofSeconds(1),
			Duration.ofSeconds(4));

	private static final Duration DELAY = Duration.ofMillis(30);

	@TempDir
	static Path folder;

	private FakeBackend well;

	private CellResult ofWell;

	private FakeBackend troubled;

	private CellResult ofTroubled;

	@BeforeAll
	void measureBoth() throws Exception {
		FakeBackend.data(folder, 1);
		this.well = new FakeBackend(DELAY, EnumSet.noneOf(Trouble.class));
		this.ofWell = measure(this.well, "well");
		this.troubled = new FakeBackend(DELAY, EnumSet.complementOf(EnumSet.of(Trouble.NONE)));
		this.ofTroubled = measure(this.troubled, "troubled");
	}

	@AfterAll
	void close() {
		this.well.close();
		this.troubled.close();
	}

	@Test
	void findsTheDelayAndTheRateOfTheServer() {
		CellFigures figures = this.ofWell.figures().orElseThrow();
		assertThat(this.ofWell.failures()).isEmpty();
		assertThat(figures.errors()).isZero();
		assertThat(figures.p50()).isBetween(30.0, 40.0);
		assertThat(figures.mean()).isBetween(30.0, 45.0);
		assertThat(figures.throughput()).isCloseTo(USERS / 0.033, within(25.0));
		assertThat(figures.law().impliedUsers()).isCloseTo(USERS, within(0.15));
	}

	@Test
	void writesDownEveryRequestThatTheServerSaw() throws IOException {
		try (var lines = Files.lines(folder.resolve("well/samples.jtl"))) {
			assertThat(lines.count() - 1).isEqualTo(this.well.count());
		}
	}

	@Test
	void keepsOneConnectionForEachUserAndSendsEachToken() {
		assertThat(this.well.connections).hasSize(USERS);
		assertThat(this.well.requests).hasSize(FakeBackend.USERS)
			.contains("id-1 Bearer token-1", "id-7 Bearer token-7");
	}

	@Test
	void measuresTheProcessesBesideTheLoad() {
		Map<String, CellResult.Usage> usage = this.ofWell.usage();
		assertThat(usage).containsOnlyKeys(CellRunner.GENERATOR, CellRunner.RIG);
		assertThat(usage.get(CellRunner.RIG).cpuPerRequest()).isBetween(0.001, 10.0);
		assertThat(usage.get(CellRunner.GENERATOR).cpuPerRequest()).isBetween(0.05, 20.0);
		assertThat(this.ofWell.generatorShare()).isBetween(0.0, 1.0);
		assertThat(this.ofWell.cpuLaw().orElseThrow().holds()).isTrue();
	}

	@Test
	void findsTheShareOfErrorsAndTheirKinds() {
		CellFigures figures = this.ofTroubled.figures().orElseThrow();
		assertThat((double) figures.errors() / figures.requests()).isCloseTo(0.1, within(0.01));
		assertThat(figures.errorKinds()).containsOnlyKeys("503", "degraded", "body", "NoHttpResponseException");
		assertThat(figures.errorKinds().values())
			.allSatisfy((count) -> assertThat(count).isCloseTo(figures.errors() / 4, within(2L)));
		assertThat(figures.p50()).isGreaterThanOrEqualTo(30);
	}

	@Test
	void doesNotCountACellWithErrors() {
		assertThat(this.ofTroubled.counts()).isFalse();
	}

	@Test
	void tellsThatTheBackendDied() throws Exception {
		Process victim = new ProcessBuilder("sleep", "60").start();
		victim.destroy();
		Watched gateway = Watched.alone("gateway", victim.pid());
		CellResult result = runner().run(cell(), new Target(this.well.uri(), List.of(gateway)), folder,
				folder.resolve("died"));
		assertThat(result.counts()).isFalse();
		assertThat(String.join(" ", result.failures())).contains("gateway died or was halted during the cell");
	}

	@Test
	void summarisesTheCellSecondBySecond() throws IOException {
		List<String> seconds = Files.readAllLines(folder.resolve("well/seconds.csv"));
		assertThat(seconds.getFirst())
			.isEqualTo("second,requests,errors,mean_ms,p50_ms,p90_ms,p99_ms,cpu_jmeter,cpu_rig");
		int requests = seconds.stream()
			.filter((line) -> line.matches("[0-3],.*"))
			.mapToInt((line) -> Integer.parseInt(line.split(",")[1]))
			.sum();
		assertThat(requests).isEqualTo(this.ofWell.figures().orElseThrow().requests());
		assertThat(Files.readAllLines(folder.resolve("well/latencies.csv"))).hasSize(106);
		assertThat(this.ofWell.conditions().orElseThrow().watching()).isBetween(0.0, 1.0);
	}

	@Test
	void stopsTheLoadOnceItsWindowIsOver() throws Exception {
		Timing patient = new Timing(Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(3));
		long start = System.nanoTime();
		CellResult result = runner(patient).run(cell(), target(this.well), folder, folder.resolve("patient"));
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(45));
		assertThat(result.failures()).isEmpty();
		assertThat(result.conditions().orElseThrow().warm()).isTrue();
	}

	@Test
	void tellsThatTheLinesOfAFileWereUsedUp(@TempDir Path few) throws Exception {
		try (FakeBackend backend = new FakeBackend(DELAY, EnumSet.noneOf(Trouble.class))) {
			CellResult result = runner().run(Cell.closed(Contender.ASYNC, Scenario.FOLLOW, USERS), target(backend),
					FakeBackend.data(few, 20), folder.resolve("used-up"));
			assertThat(result.failures()).singleElement()
				.asString()
				.matches("JMeter ended \\d s before its window was over: the lines of follows.csv were used up");
		}
	}

	@Test
	void survivesACellThatDoesNotFitIntoTheMemory() throws Exception {
		CellJudge judge = new CellJudge(TIMING, OptionalDouble.empty(), false) {

			@Override
			CellResult judge(Cell cell, Recording recording, List<String> known) {
				throw new OutOfMemoryError("as by a test");
			}

		};
		CellResult result = runner(TIMING, judge).run(cell(), target(this.well), folder.resolve("nowhere"),
				folder.resolve("large"));
		assertThat(result.failures()).singleElement().asString().contains("do not fit into the rig's memory");
	}

	@Test
	void tellsThatJMeterFailed() throws Exception {
		int before = this.well.count();
		CellResult result = runner().run(cell(), target(this.well), folder.resolve("nowhere"),
				folder.resolve("failed"));
		assertThat(result.counts()).isFalse();
		assertThat(this.well.count()).isEqualTo(before);
	}

	private static CellResult measure(FakeBackend backend, String name) throws IOException, InterruptedException {
		return runner().run(cell(), target(backend), folder, folder.resolve(name));
	}

	private static CellRunner runner() {
		return runner(TIMING);
	}

	private static CellRunner runner(Timing timing) {
		return runner(timing, new CellJudge(timing, OptionalDouble.empty(), false));
	}

	private static CellRunner runner(Timing timing, CellJudge judge) {
		JMeter jmeter = new JMeter(Path.of("engine/target/jmeter"), Path.of("settings"));
		Progress silent = new Progress(new PrintWriter(System.out), false, timing.total());
		return new CellRunner(jmeter, Path.of("plans"), timing, 1, judge, silent);
	}

	private static Cell cell() {
		return Cell.closed(Contender.ASYNC, Scenario.USER_SUMMARY, USERS);
	}

	private static Target target(FakeBackend backend) {
		return new Target(backend.uri(), List.of());
	}

}
