package io.tweebyte.load.plan;

import java.util.List;

import io.tweebyte.load.data.TweetScale;

/**
 * What a run compares, and for how long.
 *
 * @param preset the name of the preset that it follows
 * @param backends as on the command line; the first is the one that others are compared
 * with
 * @param users numbers of simulated users, ascending
 * @param starts how often all backends are started
 * @param seconds the limit of the whole run
 * @param warmUpSeconds the limit of the warm-up of each start
 * @param scale the name of the amount of data
 * @param heap the limit of each service's heap, such as 256m
 * @param seed decides the order of slices
 */
public record RunOrder(String preset, List<String> backends, List<String> scenarios, List<Integer> users, int starts,
		int seconds, int warmUpSeconds, String scale, String heap, long seed) {

	public List<BackendSpec> specs() {
		return this.backends.stream().map(BackendSpec::parse).toList();
	}

	/** Returns the labels of the backends, the reference first. */
	public List<String> labels() {
		return specs().stream().map(BackendSpec::label).toList();
	}

	public TweetScale tweets() {
		return TweetScale.named(this.scale);
	}

	public List<Scenario> acts() {
		return Choice.named("scenario", this.scenarios, Scenario.values());
	}

	/**
	 * Returns the blocks with a number of users. With more users than the fewest only
	 * scenarios of one request are measured.
	 */
	public List<Block> blocks(int level) {
		return acts().stream()
			.filter((scenario) -> scenario.isPrimary() || level == this.users.getFirst())
			.map((scenario) -> new Block(scenario, level))
			.toList();
	}

	/** Returns the order for one of the backends alone. */
	public RunOrder only(String backend) {
		return new RunOrder(this.preset, List.of(backend), this.scenarios, this.users, this.starts, this.seconds,
				this.warmUpSeconds, this.scale, this.heap, this.seed);
	}

	/** Returns the same order with another number of starts. */
	public RunOrder withStarts(int count) {
		return new RunOrder(this.preset, this.backends, this.scenarios, this.users, count, this.seconds,
				this.warmUpSeconds, this.scale, this.heap, this.seed);
	}

	RunOrder withSeed(long other) {
		return new RunOrder(this.preset, this.backends, this.scenarios, this.users, this.starts, this.seconds,
				this.warmUpSeconds, this.scale, this.heap, other);
	}

	/** Returns all blocks, those with the fewest users first. */
	public List<Block> blocks() {
		return this.users.stream().flatMap((level) -> blocks(level).stream()).toList();
	}

}
