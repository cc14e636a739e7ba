package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.jmeter.FakeBackend.Trouble;
import io.tweebyte.load.plan.Scenario;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.within;

/**
 * Every plan against a server whose delay, errors and arrivals are known. Two at a time:
 * they mostly wait.
 */
@Execution(ExecutionMode.CONCURRENT)
class PlansIntegrationTests {

	/** Users and the burst of the first arrivals are there. */
	private static final Duration SETTLED = Duration.ofSeconds(3);

	private static final Duration DURATION = Duration.ofSeconds(9);

	/** Enough to see each kind of trouble. */
	private static final Duration SHORT = Duration.ofSeconds(5);

	private static final int PLENTY = 20_000;

	/** What the sessions' users think for, on average. */
	private static final int THINKING = 100;

	@TempDir
	private Path folder;

	@ParameterizedTest
	@MethodSource("io.tweebyte.load.jmeter.PlanRun#scenarios")
	void findsEverythingThatIsWrongAndTheDelay(Scenario scenario) throws Exception {
		keepsTimeInOneOfThreeAttempts(SHORT, (duration) -> findEverythingThatIsWrongAndTheDelay(scenario, duration));
	}

	private ThrowingCallable findEverythingThatIsWrongAndTheDelay(Scenario scenario, Duration duration)
			throws Exception {
		int users = (scenario == Scenario.MIXED) ? 30 : 5;
		Duration delay = Duration.ofMillis(30);
		try (FakeBackend backend = new FakeBackend(delay, EnumSet.complementOf(EnumSet.of(Trouble.NONE)))) {
			List<PlanRun.Sample> samples = run(scenario, Entry.gateway(backend.uri()), users, OptionalInt.empty(),
					PLENTY, duration);
			assertThat(samples).hasSize(backend.count());
			assertThat(kinds(samples)).isEqualTo(injected(backend));
			assertThat(backend.connections).hasSizeLessThanOrEqualTo(
					users + injected(backend, Trouble.CUT_OFF) + injected(backend, Trouble.REFUSED));
			double pause = delay.toMillis() + ((scenario == Scenario.MIXED) ? THINKING : 0);
			return () -> {
				assertThat(kinds(samples)).isNotEmpty();
				assertThat(median(samples)).isBetween(30L, 150L);
				// a busy machine slows the plan down; a needless pause would do so more
				assertThat(rate(samples)).isBetween(0.1 * users / pause * 1000, 1.1 * users / pause * 1000);
			};
		}
	}

	private static int injected(FakeBackend backend, Trouble trouble) {
		return backend.injected.getOrDefault(trouble, new AtomicInteger()).get();
	}

	/** The timer is the same in all plans, as {@link PlanTests} holds. */
	@ParameterizedTest
	@EnumSource(value = Scenario.class, names = { "USER_SUMMARY", "MIXED" })
	void sendsAtTheRateOfTheOpenModelHoweverLongAnswersTake(Scenario scenario) throws Exception {
		keepsTimeInOneOfThreeAttempts(DURATION, (duration) -> sendAtTheRateOfTheOpenModel(scenario, duration));
	}

	/** A session has on average those that the shares of its plan make by default. */
	private static double requestsPerArrival(Scenario scenario) {
		return (scenario == Scenario.MIXED) ? 2.7 : 1;
	}

	private ThrowingCallable sendAtTheRateOfTheOpenModel(Scenario scenario, Duration duration) throws Exception {
		int rate = 40;
		// all of them, because JMeter makes up for a pause of the machine in a burst
		double arrivals = rate * duration.toSeconds();
		try (FakeBackend backend = new FakeBackend(Duration.ofMillis(200), EnumSet.noneOf(Trouble.class))) {
			List<PlanRun.Sample> samples = run(scenario, Entry.gateway(backend.uri()), 60, OptionalInt.of(rate), PLENTY,
					duration);
			assertThat(samples).hasSize(backend.count()).allMatch(PlanRun.Sample::success);
			assertThat(backend.connections).hasSizeLessThanOrEqualTo(60);
			return () -> {
				assertThat(samples.size() / requestsPerArrival(scenario)).isCloseTo(arrivals, within(0.25 * arrivals));
				assertThat(median(samples)).isBetween(200L, 400L);
			};
		}
	}

	/**
	 * No plan can keep a rate while other processes take the processors, so later
	 * attempts last longer; what is sent and counted must be right in each.
	 */
	private static void keepsTimeInOneOfThreeAttempts(Duration first, Attempt attempt) throws Exception {
		for (int i = 1; i < 3; i++) {
			if (catchThrowable(attempt.lasting(first.multipliedBy(i))) == null) {
				return;
			}
		}
		assertThatCode(attempt.lasting(first.multipliedBy(3))).doesNotThrowAnyException();
	}

	@Test
	void changesEveryTweetToATextItNeverHad() throws Exception {
		try (FakeBackend backend = new FakeBackend(Duration.ofMillis(2), EnumSet.noneOf(Trouble.class))) {
			run(Scenario.TWEET_UPDATE, Entry.gateway(backend.uri()), 4, OptionalInt.empty(), PLENTY);
			assertThat(backend.bodies).hasSizeGreaterThan(100)
				.doesNotHaveDuplicates()
				.allMatch((body) -> body.matches("\\{\"content\":\"The text of \\d [\\d.]+\"}"));
		}
	}

	@ParameterizedTest
	@EnumSource(value = Scenario.class, names = { "FOLLOW", "MIXED" })
	void endsWhenWhatCanBeUsedOnceIsUsedUp(Scenario scenario) throws Exception {
		try (FakeBackend backend = new FakeBackend(Duration.ofMillis(2), EnumSet.noneOf(Trouble.class))) {
			run(scenario, Entry.gateway(backend.uri()), 3, OptionalInt.empty(), 20);
			List<String> follows = backend.paths.stream().filter((path) -> path.contains("/follows/")).toList();
			assertThat(follows).doesNotHaveDuplicates()
				.hasSizeBetween((scenario == Scenario.MIXED) ? 3 : 20, (scenario == Scenario.MIXED) ? 4 : 20);
			assertThat(backend.count(FakeResponse.LIKE)).isBetween((scenario == Scenario.MIXED) ? 9 : 0,
					(scenario == Scenario.MIXED) ? 10 : 0);
			assertThat(new HashSet<>(backend.paths)).hasSize(backend.count());
		}
	}

	@Test
	void asksServicesThemselvesWithoutAPrefix() throws Exception {
		try (FakeBackend users = new FakeBackend(Duration.ZERO, EnumSet.noneOf(Trouble.class));
				FakeBackend tweets = new FakeBackend(Duration.ZERO, EnumSet.noneOf(Trouble.class));
				FakeBackend interactions = new FakeBackend(Duration.ZERO, EnumSet.noneOf(Trouble.class))) {
			Map<ServiceName, URI> services = Map.of(ServiceName.USER, users.uri(), ServiceName.TWEET, tweets.uri(),
					ServiceName.INTERACTION, interactions.uri());
			run(Scenario.MIXED, Entry.services(services), 3, OptionalInt.empty(), 20);
			assertThat(users.paths).isNotEmpty().allMatch((path) -> path.startsWith("/users/"));
			assertThat(tweets.paths).isNotEmpty().allMatch((path) -> path.startsWith("/tweets/"));
			assertThat(interactions.paths).isNotEmpty().allMatch((path) -> path.matches("/(follows|likes|replies)/.*"));
		}
	}

	private List<PlanRun.Sample> run(Scenario scenario, Entry entry, int users, OptionalInt rate, int uses)
			throws IOException, InterruptedException {
		return run(scenario, entry, users, rate, uses, DURATION);
	}

	private List<PlanRun.Sample> run(Scenario scenario, Entry entry, int users, OptionalInt rate, int uses,
			Duration duration) throws IOException, InterruptedException {
		FakeBackend.data(this.folder, uses);
		List<PlanRun.Sample> samples = PlanRun.of(scenario.plan(Path.of("plans")), this.folder, entry, users, rate,
				duration);
		assertThat(Files.readString(this.folder.resolve("jmeter.log"))).doesNotContain(" ERROR ", " WARN ");
		return samples;
	}

	private static Map<String, Integer> kinds(List<PlanRun.Sample> samples) {
		return samples.stream()
			.filter((sample) -> !sample.success())
			.collect(Collectors.toMap(PlanRun.Sample::kind, (sample) -> 1, Integer::sum, TreeMap::new));
	}

	private static Map<String, Integer> injected(FakeBackend backend) {
		return backend.injected.entrySet()
			.stream()
			.collect(Collectors.toMap((entry) -> entry.getKey().kind(), (entry) -> entry.getValue().get(), Integer::sum,
					TreeMap::new));
	}

	private static long median(List<PlanRun.Sample> samples) {
		return samples.stream()
			.filter(PlanRun.Sample::success)
			.map(PlanRun.Sample::elapsed)
			.sorted()
			.skip(samples.stream().filter(PlanRun.Sample::success).count() / 2)
			.findFirst()
			.orElseThrow();
	}

	/** Requests per second once all users are at work. */
	private static double rate(List<PlanRun.Sample> samples) {
		long start = samples.stream().mapToLong(PlanRun.Sample::start).min().orElseThrow() + SETTLED.toMillis();
		long end = samples.stream().mapToLong(PlanRun.Sample::start).max().orElseThrow();
		return samples.stream().filter((sample) -> sample.start() > start).count() * 1000.0 / (end - start);
	}

	private interface Attempt {

		/** What must be true of the time that the requests took. */
		ThrowingCallable lasting(Duration duration) throws Exception;

	}

}
