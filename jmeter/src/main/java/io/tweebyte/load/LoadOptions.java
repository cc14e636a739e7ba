package io.tweebyte.load;

import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

import com.sun.management.OperatingSystemMXBean;
import picocli.CommandLine.Option;

import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.jmeter.LoadPlan;

/**
 * What is to be measured, as the command line has it.
 */
class LoadOptions {

	private static final int MOST_USERS = 1000;

	private static final int LONGEST_SECONDS = 3600;

	private static final int MOST_REPEATS = 50;

	private static final int SEEDS = 1_000_000;

	@Option(names = "--preset", defaultValue = "quick", paramLabel = "NAME", description = {
			"smoke: shows within 3 minutes that both backends work; its figures are no results.",
			"quick, the default: all scenarios at a few levels, sessions in the open model, and one backend against "
					+ "itself, within 15 minutes.",
			"paper: the study's 4 scenarios at 7 levels and sessions in the open model, 5 times, each with a backend "
					+ "and databases of its own; two days." })
	private String preset;

	@Option(names = "--backends", split = ",", paramLabel = "NAME",
			description = "Which: async, async-virtual, reactive; all of them otherwise, but for smoke without async-virtual.")
	private List<String> backends;

	@Option(names = "--scenarios", split = ",", paramLabel = "NAME",
			description = "What the users do: user-summary, follow, tweet-update, user-tweets, mixed, log-in (at a rate "
					+ "only); the preset's otherwise.")
	private List<String> scenarios;

	@Option(names = "--users", split = ",", paramLabel = "N",
			description = "Numbers of simulated users, a cell each, 1 to 1000; the preset's otherwise.")
	private List<Integer> users;

	@Option(names = "--model", defaultValue = "closed", paramLabel = "NAME",
			description = "closed, the default: each user waits for an answer before asking again. open: requests arrive "
					+ "at a rate, whatever becomes of the answers.")
	private String model;

	@Option(names = "--rate", split = ",", paramLabel = "N",
			description = "Arrivals a second in the open model, a cell each, 1 to " + LoadPlan.MOST_RATE
					+ "; 20 otherwise. An arrival of mixed " + "is a session.")
	private List<Integer> rate;

	@Option(names = "--repeat", paramLabel = "N",
			description = "How often each comparison is made, 1 to 50; the preset's otherwise.")
	private Integer repeat;

	@Option(names = "--via", defaultValue = "gateway", paramLabel = "NAME",
			description = "gateway, the default. service: past the gateway and without tokens.")
	private String via;

	@Option(names = "--target", paramLabel = "URL",
			description = "The gateway of a backend that runs elsewhere, with the same data (./tweebyte data); name it "
					+ "with --backends. Only what JMeter sees is known of it.")
	private URI target;

	@Option(names = "--shared-machine",
			description = "The target runs on this machine: what others use of its CPU time is taken for the target's own, and "
					+ "marks no cell.")
	private boolean sharedMachine;

	@Option(names = "--key", paramLabel = "FILE",
			description = "The private key (PEM) that signs tokens for the target; this checkout's otherwise.")
	private Path key;

	@Option(names = "--seed", paramLabel = "N",
			description = "Decides what comes before what; drawn and printed otherwise.")
	private Long seed;

	@Option(names = "--scale", paramLabel = "NAME",
			description = "How much data: tiny, small, paper, or a number of tweets; the preset's otherwise.")
	private String scale;

	@Option(names = "--duration", paramLabel = "SECONDS",
			description = "The measured window, 1 to 3600; the preset's otherwise.")
	private Integer duration;

	@Option(names = "--heap", paramLabel = "SIZE",
			description = "The limit of each service's heap, such as 256m, the default, or 1g, which paper takes where the "
					+ "machine has 10 GB of memory.")
	private String heap;

	/**
	 * The order.
	 * @throws IllegalArgumentException for what is no choice, with those that are
	 */
	LoadOrder order() {
		Preset chosen = one("preset", this.preset, Preset.values());
		LoadModel load = one("model", this.model, LoadModel.values());
		Via entry = one("entry", this.via, Via.values());
		List<Contender> contenders = (this.backends == null) ? chosen.contenders()
				: Choice.named("backend", this.backends, Contender.values());
		List<Scenario> acts = (this.scenarios == null) ? chosen.scenarios()
				: Choice.named("scenario", this.scenarios, Scenario.values());
		requireOneBackendElsewhere(contenders, entry);
		requireRateOfLogIns(acts, load);
		List<Integer> rates = Ranges.check("--rate", this.rate, List.of(chosen.openRate()), 1, LoadPlan.MOST_RATE);
		List<Integer> levels = Ranges.check("--users", this.users, List.of(), 1, MOST_USERS);
		int repeats = number("--repeat", this.repeat, chosen.repeats(), MOST_REPEATS);
		LoadOrder order = new LoadOrder(chosen, contenders, acts, (load == LoadModel.OPEN) ? rates : levels, load,
				rates.getFirst(), repeats, entry, Optional.ofNullable(this.target), this.sharedMachine,
				Optional.ofNullable(this.key).map((file) -> file.toAbsolutePath().toString()),
				(this.seed == null) ? ThreadLocalRandom.current().nextInt(SEEDS) : this.seed,
				(this.scale == null) ? chosen.scale() : TweetScale.named(this.scale), timing(chosen.timing()),
				chosen.settling(), heap(chosen));
		refuseWhatWouldBeIgnored(order);
		return order;
	}

	private void refuseWhatWouldBeIgnored(LoadOrder order) {
		if (this.users != null && order.model() == LoadModel.OPEN) {
			throw new IllegalArgumentException(
					"--users is of the closed model: --rate says how much arrives in the open one");
		}
		boolean open = order.blocks()
			.stream()
			.flatMap((block) -> block.cells().stream())
			.anyMatch((cell) -> cell.model() == LoadModel.OPEN);
		if (this.rate != null && !open) {
			throw new IllegalArgumentException(
					"--rate is of the open model, of which this run has no cell: --model open");
		}
		if (this.rate != null && this.rate.size() > 1 && order.model() == LoadModel.CLOSED) {
			throw new IllegalArgumentException("The closed model has one open cell beside it, for one --rate");
		}
		if (this.sharedMachine && this.target == null) {
			throw new IllegalArgumentException("--shared-machine is of a --target, of which there is none");
		}
		if (this.key != null && this.target == null) {
			throw new IllegalArgumentException("--key signs tokens for a --target, of which there is none");
		}
		if (this.heap != null && this.target != null) {
			throw new IllegalArgumentException("--heap is of services that are started here, which a --target is not");
		}
	}

	private String heap(Preset chosen) {
		if (this.heap == null) {
			return chosen
				.heap(((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getTotalMemorySize());
		}
		Laboratory.flags(this.heap);
		return this.heap;
	}

	private Timing timing(Timing usual) {
		int seconds = number("--duration", this.duration, (int) usual.measured().toSeconds(), LONGEST_SECONDS);
		return new Timing(usual.rampUp(), usual.warmUp(), Duration.ofSeconds(seconds));
	}

	/** Password checks fill every core there is: as many as can be are no measurement. */
	private void requireRateOfLogIns(List<Scenario> acts, LoadModel load) {
		if (acts.contains(Scenario.LOG_IN) && (load != LoadModel.OPEN || this.rate == null)) {
			throw new IllegalArgumentException("log-in has a rate, as in --scenarios log-in --model open --rate 5");
		}
	}

	private void requireOneBackendElsewhere(List<Contender> contenders, Via entry) {
		if (this.key != null && !Files.isReadable(this.key)) {
			throw new IllegalArgumentException("--key: there is no readable file " + this.key);
		}
		if (this.target == null) {
			return;
		}
		if (contenders.size() != 1) {
			throw new IllegalArgumentException("Say with --backends which one runs at " + this.target);
		}
		if (entry != Via.GATEWAY) {
			throw new IllegalArgumentException("A backend elsewhere is asked at its gateway");
		}
		if (this.target.getHost() == null || !List.of("http", "https").contains(this.target.getScheme())) {
			throw new IllegalArgumentException("--target is an address such as http://host:8080, not " + this.target);
		}
	}

	private static int number(String option, Integer given, int usual, int most) {
		return Ranges.check(option, (given == null) ? null : List.of(given), List.of(usual), 1, most).getFirst();
	}

	private static <C extends Choice> C one(String what, String name, C[] choices) {
		return Choice.named(what, List.of(name), choices).getFirst();
	}

}
