package io.tweebyte.load.plan;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.load.data.TweetScale;

/**
 * What a run compares, and for how long.
 *
 * @param backends as on the command line; the first is the one that others are compared
 * with
 * @param users numbers of simulated users, ascending
 * @param seconds the limit of the whole run
 * @param warmUpSeconds the limit of the warm-up of each start
 * @param heap the limit of each service's heap, such as 256m
 * @param seed decides the order of slices
 * @param pairs whether the first backend runs with one of the others at a time, because
 * memory does not suffice for all
 * @param ownTwin whether the first backend is compared with a second set of its own
 * services; otherwise each backend with itself, on the same JVMs
 */
public record RunOrder(String preset, List<String> backends, List<String> scenarios, List<Integer> users, int starts,
		int seconds, int warmUpSeconds, String scale, String heap, long seed, Boolean pairs, Boolean ownTwin) {

	/**
	 * What a page of 1,000 tweets takes in a service while it waits: 1,000 of them ended
	 * one with 512 MiB.
	 */
	private static final int PAGE_MEBIBYTES = 2;

	/** Runs of the past have neither. */
	public RunOrder {
		pairs = Boolean.TRUE.equals(pairs);
		ownTwin = Boolean.TRUE.equals(ownTwin);
	}

	/** All backends run at the same time. */
	public RunOrder(String preset, List<String> backends, List<String> scenarios, List<Integer> users, int starts,
			int seconds, int warmUpSeconds, String scale, String heap, long seed) {
		this(preset, backends, scenarios, users, starts, seconds, warmUpSeconds, scale, heap, seed, false, false);
	}

	public List<BackendSpec> specs() {
		return this.backends.stream().map(BackendSpec::parse).toList();
	}

	/** Returns what is up at the same time: the backends, and a twin of its own. */
	public List<BackendSpec> allSpecs() {
		List<BackendSpec> specs = specs();
		return this.ownTwin ? Stream.concat(specs.stream(), Stream.of(specs.getFirst().twin())).toList() : specs;
	}

	/**
	 * Returns the labels of the backends, the reference first. Those of a run of the past
	 * may name backends that there are no more.
	 */
	public List<String> labels() {
		return this.backends.stream().map(BackendSpec::label).toList();
	}

	/** Returns the conditions of a backend that is started; empty for others. */
	public Optional<BackendConditions> conditions(String label) {
		return this.backends.stream()
			.filter((backend) -> BackendSpec.label(backend).equals(label))
			.findFirst()
			.flatMap(BackendSpec::conditions);
	}

	/**
	 * Returns from how many milliseconds on a response of a backend is too slow at the
	 * knee: the scenario's, and what the backend's own delays add.
	 */
	public long slowMillis(Scenario scenario, String backend) {
		return scenario.slowMillis() + conditions(backend).map(BackendConditions::delays)
			.map(RequestPath.of(scenario)::waits)
			.orElse(Duration.ZERO)
			.toMillis();
	}

	public TweetScale tweets() {
		return TweetScale.named(this.scale);
	}

	public List<Scenario> acts() {
		return Choice.named("scenario", this.scenarios, Scenario.values());
	}

	/**
	 * Returns the blocks with a number of users. With more users than the fewest only
	 * scenarios of one request are measured, and pages of 1,000 tweets only as far as
	 * they fit into the heap.
	 */
	public List<Block> blocks(int level) {
		return acts().stream()
			.filter((scenario) -> scenario.isPrimary() || level == this.users.getFirst())
			.filter((scenario) -> scenario != Scenario.USER_TWEETS || level * PAGE_MEBIBYTES <= heapMebibytes())
			.map((scenario) -> new Block(scenario, level))
			.toList();
	}

	public long heapMebibytes() {
		long number = Long.parseLong(this.heap.replaceAll("\\D", ""));
		return this.heap.toLowerCase(Locale.ROOT).endsWith("g") ? number << 10 : number;
	}

	public boolean isOverload() {
		return this.preset.equals(LoadPreset.OVERLOAD.label());
	}

	public RunOrder only(String... some) {
		return with(List.of(some), this.starts, this.seed, false, false);
	}

	public RunOrder inPairs() {
		return with(this.backends, this.starts, this.seed, true, false);
	}

	public RunOrder withOwnTwin(boolean own) {
		return with(this.backends, this.starts, this.seed, this.pairs, own);
	}

	/** Returns into how many starts one of all backends is divided. */
	public int parts() {
		return this.pairs ? this.backends.size() - 1 : 1;
	}

	/** Returns how many starts there are, those of each pair included. */
	public int allStarts() {
		return this.starts * parts();
	}

	/** Returns the order of a start, from 1 to {@link #allStarts()}. */
	public RunOrder at(int start) {
		return this.pairs ? only(this.backends.getFirst(), this.backends.get(1 + (start - 1) % parts())) : this;
	}

	public RunOrder withStarts(int count) {
		return with(this.backends, count, this.seed, this.pairs, this.ownTwin);
	}

	RunOrder withSeed(long other) {
		return with(this.backends, this.starts, other, this.pairs, this.ownTwin);
	}

	private RunOrder with(List<String> otherBackends, int count, long otherSeed, boolean inPairs, boolean own) {
		return new RunOrder(this.preset, otherBackends, this.scenarios, this.users, count, this.seconds,
				this.warmUpSeconds, this.scale, this.heap, otherSeed, inPairs, own);
	}

	/** Returns all blocks, those with the fewest users first. */
	public List<Block> blocks() {
		return this.users.stream().flatMap((level) -> blocks(level).stream()).toList();
	}

}
