package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.jmeter.FakeBackend.Trouble;
import io.tweebyte.load.plan.Scenario;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** JMeter in slices, against two backends that know who called them. */
// a JMeter beside those of other tests would take time from them
@Isolated
class SlicedLoadIntegrationTests {

	private static final int USERS = 4;

	/** Bytes per second. */
	private static final int SLOW = 100_000;

	@TempDir
	private static Path data;

	private static SlicedLoad load;

	@TempDir
	private Path folder;

	private FakeBackend first;

	private FakeBackend second;

	@BeforeAll
	static void startJMeter() throws IOException {
		FakeBackend.data(data, 10_000);
		load = started(data, Scenario.USER_SUMMARY, Scenario.TWEET_UPDATE, Scenario.FOLLOW, Scenario.SUMMARY_STREAM,
				Scenario.DOWNLOAD, Scenario.DOWNLOAD_SLOW);
	}

	@AfterAll
	static void stopJMeter() {
		load.close();
	}

	@BeforeEach
	void startBackends() throws IOException {
		this.first = new FakeBackend(Duration.ofMillis(5), Set.of());
		this.second = new FakeBackend(Duration.ofMillis(5), Set.of());
	}

	@AfterEach
	void stopBackends() {
		this.first.close();
		this.second.close();
	}

	@Test
	void sendsEachSliceToItsBackendOverConnectionsThatStayOpen() throws Exception {
		for (int round = 0; round < 5; round++) {
			for (Scenario scenario : Set.of(Scenario.USER_SUMMARY, Scenario.TWEET_UPDATE)) {
				isAllOf(load.run(slice(scenario, this.first, 300, 0)), this.first, this.second, round);
				isAllOf(load.run(slice(scenario, this.second, 300, 0)), this.second, this.first, round);
			}
		}
		assertThat(this.first.connections).hasSize(2 * USERS);
		assertThat(this.second.connections).hasSize(2 * USERS);
	}

	@Test
	void closesTheConnectionsToBackendsOfAnotherStart() throws Exception {
		SliceRequest request = slice(Scenario.USER_SUMMARY, this.first, 300, 0);
		load.run(request);
		load.run(request);
		assertThat(this.first.connections).hasSize(USERS);
		load.run(request.inStart(2));
		load.run(request.inStart(2));
		assertThat(this.first.connections).hasSize(2 * USERS);
	}

	private static void isAllOf(SliceResponse slice, FakeBackend active, FakeBackend idle, int round) {
		assertThat(slice.drained()).isTrue();
		assertThat(slice.failures()).isEmpty();
		assertThat(slice.millis()).isGreaterThanOrEqualTo(290);
		assertThat(slice.connects()).isEqualTo((round == 0) ? USERS : 0);
		assertThat(slice.requests()).isEqualTo(active.takeCount()).isPositive();
		assertThat(idle.takeCount()).isZero();
	}

	@Test
	void beginsAsManyIterationsAsOrdered() throws Exception {
		for (int iterations : new int[] { 1, 50, 7 }) {
			SliceResponse slice = load.run(slice(Scenario.USER_SUMMARY, this.second, 0, iterations));
			assertThat(slice.requests()).isEqualTo(iterations).isEqualTo(this.second.takeCount());
		}
	}

	@Test
	void countsFailuresByTheirKind() throws Exception {
		try (FakeBackend failing = new FakeBackend(Duration.ofMillis(1), EnumSet.of(Trouble.REFUSED))) {
			SliceResponse slice = load.run(slice(Scenario.USER_SUMMARY, failing, 0, 100));
			assertThat(slice.failures()).isEqualTo(Map.of("503", failing.injected.get(Trouble.REFUSED).get()));
		}
	}

	@Test
	void sendsAtARate() throws Exception {
		SliceResponse slice = load.run(atRate(200, this.first));

		assertThat(slice.drained()).isTrue();
		// five standard deviations of a Poisson process
		assertThat(slice.requests()).isEqualTo(this.first.takeCount()).isBetween(130, 270);
		assertThat(load.run(atRate(200, this.second)).requests()).isEqualTo(slice.requests());
		assertThat(sum(slice.latencies())).isEqualTo(slice.requests());
		assertThat(slice.latencies().keySet()).allMatch((micros) -> micros >= 5000);
	}

	@Test
	void countsTheTimeThatARequestWaitsForAFreeUser() throws Exception {
		try (FakeBackend slow = new FakeBackend(Duration.ofMillis(100), Set.of())) {
			// each user can begin 10 iterations per second
			SliceResponse slice = load.run(atRate(20 * USERS, slow));

			assertThat(slice.drained()).isTrue();
			assertThat(slice.late()).isGreaterThan(slice.requests() / 4);
			assertThat(slice.latencies().keySet()).anyMatch((micros) -> micros > 500_000);
			assertThat(slice.times().keySet()).allMatch((millis) -> millis < 500);
		}
	}

	private static int sum(Map<Long, Integer> counts) {
		return counts.values().stream().mapToInt(Integer::intValue).sum();
	}

	private static SliceRequest atRate(double rate, FakeBackend backend) {
		return SliceRequest.open(Scenario.USER_SUMMARY.label(), rate, 1000, 17, PlanVariables.variables(backend.uri()));
	}

	@Test
	void notesWhenEventsCame() throws Exception {
		SliceResponse slice = load.run(slice(Scenario.SUMMARY_STREAM, this.first, 0, 20));

		assertThat(slice.failures()).isEmpty();
		assertThat(sum(slice.firstEvents())).isEqualTo(20);
		assertThat(slice.firstEvents().keySet()).allMatch((micros) -> micros >= 4990);
		assertThat(sum(slice.gaps())).isEqualTo(2 * 20);
		// between the first and the second there is a comment
		assertThat(mean(slice.gaps())).isBetween(14_000.0, 60_000.0);
		assertThat(load.run(slice(Scenario.USER_SUMMARY, this.first, 0, 20)).firstEvents()).isEmpty();
	}

	private static double mean(Map<Long, Integer> times) {
		return times.entrySet().stream().mapToDouble((time) -> time.getKey() * time.getValue()).sum() / sum(times);
	}

	@Test
	void readsAsSlowlyAsAScenarioSays() throws Exception {
		int bytes = FakeResponse.picture("tweet-1").length();
		SliceResponse fast = load.run(slice(Scenario.DOWNLOAD, this.first, 0, 2 * USERS));
		SliceResponse slow = load.run(slice(Scenario.DOWNLOAD_SLOW, this.first, 0, USERS));

		assertThat(fast.failures()).isEmpty();
		assertThat(slow.failures()).isEmpty();
		assertThat(slow.bytes()).isEqualTo((long) USERS * bytes);
		long least = 1000L * bytes / SLOW;
		assertThat(slow.times().keySet()).allMatch((millis) -> millis >= least);
		assertThat(fast.times().keySet()).allMatch((millis) -> millis < least);
	}

	@Test
	void usesEachLineOfDataOnce() throws Exception {
		for (int round = 0; round < 4; round++) {
			load.run(slice(Scenario.FOLLOW, this.first, 0, 40));
			load.run(slice(Scenario.FOLLOW, this.second, 0, 40));
		}
		assertThat(this.first.paths).hasSize(160)
			.doesNotHaveDuplicates()
			.doesNotContainAnyElementsOf(this.second.paths);
	}

	@Test
	void endsASliceWhoseDataIsUsedUp() throws Exception {
		FakeBackend.data(this.folder, 10);
		try (SlicedLoad ending = started(this.folder, Scenario.FOLLOW)) {
			int requests = 0;
			for (int slice = 0; slice < 50 && requests < 10; slice++) {
				SliceResponse response = ending.run(slice(Scenario.FOLLOW, this.first, 500, 0));
				assertThat(response.drained()).isTrue();
				requests += response.requests();
			}
			assertThat(requests).isEqualTo(10);
			assertThat(ending.run(slice(Scenario.FOLLOW, this.first, 100, 0)).requests()).isZero();
		}
	}

	@Test
	void namesTheLogWhenJMeterCannotReadAPlan() throws IOException {
		Path plan = Files.writeString(this.folder.resolve("broken.jmx"), "<jmeterTestPlan/>");
		assertThatThrownBy(
				() -> jmeter().startSliced(driver(), Map.of("broken", plan), Map.of(), Map.of(), this.folder))
			.isInstanceOf(IOException.class)
			.hasMessageContaining("jmeter.out");
	}

	private static SlicedLoad started(Path data, Scenario... scenarios) throws IOException {
		Map<String, Path> plans = new HashMap<>();
		for (Scenario scenario : scenarios) {
			plans.put(scenario.label(), scenario.plan(Path.of("plans").toAbsolutePath()));
		}
		Map<String, String> properties = PlanVariables.properties(data, USERS);
		properties.put("bytes-per-second." + Scenario.DOWNLOAD_SLOW.label(), Integer.toString(SLOW));
		return jmeter().startSliced(driver(), plans, Map.of(), properties, data);
	}

	private static JMeter jmeter() {
		return new JMeter(Path.of("engine/target/jmeter"), Path.of("settings"));
	}

	private static Path driver() {
		return Path.of("driver/target/classes").toAbsolutePath();
	}

	private static SliceRequest slice(Scenario scenario, FakeBackend backend, long millis, int iterations) {
		URI address = backend.uri();
		return new SliceRequest(scenario.label(), USERS, millis, iterations, 0, 0, 1, PlanVariables.variables(address));
	}

}
