package io.tweebyte.load.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * The order of slices within the rounds of a start, drawn from the seed. A measured round
 * has one slice of each backend, and one of a twin: a second set of the first backend's
 * services, or a backend once more, drawn such that all get the same load.
 */
public final class Rotation {

	private final long seed;

	private final int start;

	private final List<String> backends;

	private final boolean ownTwin;

	/**
	 * @param start the number of the start, from 1
	 */
	public Rotation(int start, RunOrder order) {
		this.seed = order.seed();
		this.start = start;
		this.backends = order.labels();
		this.ownTwin = order.ownTwin();
	}

	/** Returns one slot of each backend. */
	public List<Slot> once(String block, int round) {
		return shuffled(once(), random(block, round));
	}

	/** Returns one slot of everything that must become warm. */
	public List<Slot> warmUp(String block, int round) {
		return this.ownTwin ? measured(block, round) : once(block, round);
	}

	/**
	 * Returns one slot of each backend and one twin.
	 * @param round from 1
	 */
	public List<Slot> measured(String block, int round) {
		Slot twin = new Slot(this.ownTwin ? Slot.twinOf(this.backends.getFirst()) : twin(block, round), true);
		return shuffled(Stream.concat(once().stream(), Stream.of(twin)).toList(), random(block, round));
	}

	/** Each of as many rounds as there are backends has another twin. */
	private String twin(String block, int round) {
		int size = this.backends.size();
		return shuffled(this.backends, random(block, -1 - (round - 1) / size)).get((round - 1) % size);
	}

	private List<Slot> once() {
		return this.backends.stream().map((backend) -> new Slot(backend, false)).toList();
	}

	/** Returns things in an order of their own for each round. */
	public <T> List<T> shuffled(List<T> things, int round) {
		return shuffled(things, random("", round));
	}

	private Random random(String block, int round) {
		return new Random(((this.seed * 31 + this.start) * 31 + block.hashCode()) * 31 + round);
	}

	private static <T> List<T> shuffled(List<T> things, Random random) {
		List<T> order = new ArrayList<>(things);
		Collections.shuffle(order, random);
		return order;
	}

}
