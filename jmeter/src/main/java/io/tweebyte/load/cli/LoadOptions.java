package io.tweebyte.load.cli;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.plan.Choice;
import io.tweebyte.load.plan.LoadPreset;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is compared, as the command line has it; the preset's where it is silent. */
class LoadOptions {

	static final int MOST_USERS = 1000;

	private static final int MOST_STARTS = 20;

	private static final int SEEDS = 1_000_000;

	private static final Duration LEAST_TIME = Duration.ofMinutes(1);

	private static final Duration MOST_TIME = Duration.ofHours(24);

	@Parameters(arity = "0..1", defaultValue = "quick", paramLabel = "PRESET",
			description = "smoke, quick (the default), waiting: requests that wait for others, overload: more requests than "
					+ "a backend can serve, study, workloads: fan-outs, searches, caches, pictures and streams, or paper: the "
					+ "study's own protocol, for some days.")
	private String preset;

	@Option(names = "--backends", split = ",", paramLabel = "NAME",
			description = "Which: async, reactive, virtual, or a file that describes a backend that runs already; the "
					+ "others are compared with the first. More behind a name: +gateway=virtual takes that service from "
					+ "another backend; :gateway, :zero-trust or :off says who verifies tokens; :delay=200 lets each "
					+ "response of a service to another one wait so many milliseconds, 0 to 5000, and :delay=200@tweet those "
					+ "of the tweet service, @postgres or @redis each round trip to it; :pool=50 gives each service so many "
					+ "connections to its database and to each other service; :production keeps the limits of production; "
					+ "with :model=timer the stand-in for a language model sends its words at constant times.")
	private List<String> backends;

	@Option(names = "--scenarios", split = ",", paramLabel = "NAME", completionCandidates = Scenarios.class,
			description = "What the users do: ${COMPLETION-CANDIDATES}.")
	private List<String> scenarios;

	@Option(names = "--users", split = ",", paramLabel = "N",
			description = "Numbers of simulated users, 1 to 1000. With more than the fewest, scenarios of one request "
					+ "alone are measured, and pages of 1,000 tweets as far as they fit into the heap.")
	private List<Integer> users;

	@Option(names = "--starts", paramLabel = "N",
			description = "How often all backends are started, 1 to 20. From 3 on, differences can be claimed.")
	private Integer starts;

	@Option(names = "--time", paramLabel = "TIME", description = "The limit of the whole run, such as 90s, 20m or 2h.")
	private String time;

	@Option(names = "--seed", paramLabel = "N", description = "Decides the order of slices; drawn otherwise.")
	private Long seed;

	@Option(names = "--scale", paramLabel = "NAME",
			description = "How much data: tiny, small, paper, or a number of tweets.")
	private String scale;

	@Option(names = "--heap", paramLabel = "SIZE",
			description = "The limit of each service's heap, such as 256m or 1g.")
	private String heap;

	@Option(names = "--own-twin", negatable = true,
			description = "Whether the first backend is compared with a second set of its own services, where memory "
					+ "suffices, and not each backend with itself on the same JVMs; so in the preset study.")
	private Boolean ownTwin;

	/**
	 * Returns the order.
	 * @throws IllegalArgumentException for what is no choice, with those that are
	 */
	RunOrder order() {
		LoadPreset chosen = Choice.named("preset", List.of(this.preset), LoadPreset.values()).getFirst();
		RunOrder usual = chosen.order((this.seed != null) ? this.seed : ThreadLocalRandom.current().nextInt(SEEDS));
		RunOrder order = new RunOrder(chosen.label(),
				(this.backends == null) ? usual.backends() : this.backends.stream().distinct().toList(),
				(this.scenarios == null) ? usual.scenarios()
						: Choice.named("scenario", this.scenarios, Scenario.values())
							.stream()
							.map(Scenario::label)
							.toList(),
				(this.users == null) ? usual.users() : users(),
				(this.starts == null) ? usual.starts() : RigTask.inRange("--starts", this.starts, 1, MOST_STARTS),
				(this.time == null) ? usual.seconds() : seconds(this.time), usual.warmUpSeconds(),
				(this.scale == null) ? usual.scale() : TweetScale.named(this.scale).label(), heap(usual), usual.seed())
			.withOwnTwin((this.ownTwin != null) ? this.ownTwin : usual.ownTwin());
		if (order.specs().stream().map((spec) -> spec.label()).distinct().count() < order.backends().size()) {
			throw new IllegalArgumentException("Two backends have the same name.");
		}
		order.users().stream().filter((level) -> order.blocks(level).isEmpty()).findFirst().ifPresent((level) -> {
			throw new IllegalArgumentException(
					("--users=%d leaves nothing to measure: pages of 1,000 tweets for so many "
							+ "do not fit into a heap of %s, and others are no scenarios of one request. Set --heap, or name "
							+ "other --scenarios.")
						.formatted(level, order.heap()));
		});
		// only what is started here can be started twice
		return order.withOwnTwin(order.ownTwin() && order.specs().getFirst().setup().isPresent());
	}

	private String heap(RunOrder usual) {
		if (this.heap == null) {
			return usual.heap();
		}
		BackendStarter.flags(this.heap);
		return this.heap;
	}

	private List<Integer> users() {
		return this.users.stream()
			.map((number) -> RigTask.inRange("--users", number, 1, MOST_USERS))
			.distinct()
			.sorted()
			.toList();
	}

	private static int seconds(String text) {
		try {
			Duration time = Duration.parse("PT" + text);
			if (time.compareTo(LEAST_TIME) < 0 || time.compareTo(MOST_TIME) > 0) {
				throw new IllegalArgumentException("--time goes from 1m to 24h, not " + text);
			}
			return (int) time.toSeconds();
		}
		catch (DateTimeParseException ex) {
			throw new IllegalArgumentException("--time is a number with s, m or h, such as 20m, not " + text, ex);
		}
	}

	static final class Scenarios implements Iterable<String> {

		@Override
		public Iterator<String> iterator() {
			return Stream.of(Scenario.values()).map(Scenario::label).iterator();
		}

	}

}
