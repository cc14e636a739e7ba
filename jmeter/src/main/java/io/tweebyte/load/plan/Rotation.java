package io.tweebyte.load.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The order of slices within the rounds of a start, drawn from the seed. A measured round
 * has one slice of each backend, and one of a twin: a second set of the first backend's
 * services, or a backend once more, drawn such that all get the same load.
 *
 * @param start the number of the start, from 1
 */
public record Rotation(int start, RunOrder order) {

	public List<Slot> once(String block, int round) {
		return shuffled(once(), random(block, round));
	}

	/** Returns one slot of everything that must become warm. */
	public List<Slot> warmUp(String block, int round) {
		return this.order.ownTwin() ? measured(block, round) : once(block, round);
	}

	/** Returns one slot of each backend and one twin; the first round is number 1. */
	public List<Slot> measured(String block, int round) {
		String twin = this.order.ownTwin() ? Slot.twinOf(this.order.labels().getFirst()) : twin(block, round);
		return shuffled(Stream.concat(once().stream(), Stream.of(new Slot(twin, true))).toList(), random(block, round));
	}

	/** Each of as many rounds as there are backends has another twin. */
	private String twin(String block, int round) {
		List<String> backends = this.order.labels();
		int size = backends.size();
		return shuffled(backends, random(block, -1 - (round - 1) / size)).get((round - 1) % size);
	}

	private List<Slot> once() {
		return this.order.labels().stream().map((backend) -> new Slot(backend, false)).toList();
	}

	/** Returns things in an order of their own for each round. */
	public <T> List<T> shuffled(List<T> things, int round) {
		return shuffled(things, random("", round));
	}

	/**
	 * {@link java.util.Random} begins with nearly the same bits for seeds that follow
	 * each other. With four slots, one of them was last in most rounds of a start.
	 */
	private RandomGenerator random(String block, int round) {
		return new SplittableRandom(((this.order.seed() * 31 + this.start) * 31 + block.hashCode()) * 31 + round);
	}

	private static <T> List<T> shuffled(List<T> things, RandomGenerator random) {
		List<T> shuffled = new ArrayList<>(things);
		Collections.shuffle(shuffled, random);
		return shuffled;
	}

}
