package io.tweebyte.load.plan;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.measuring.stats.DrawnOrder;

/**
 * The order of slices within the rounds of a start, drawn from the seed. A measured round
 * has one slice of each backend, and one of a twin: a second set of the first backend's
 * services, or a backend once more, drawn such that all get the same load.
 *
 * @param start the number of the start, from 1
 */
public record Rotation(int start, RunOrder order) {

	public List<Slot> once(String block, int round) {
		return DrawnOrder.of(once(), seed(block, round));
	}

	/** Returns one slot of everything that must become warm. */
	public List<Slot> warmUp(String block, int round) {
		return this.order.ownTwin() ? measured(block, round) : once(block, round);
	}

	/** Returns one slot of each backend and one twin; the first round is number 1. */
	public List<Slot> measured(String block, int round) {
		String twin = this.order.ownTwin() ? Slot.twinOf(this.order.labels().getFirst()) : twin(block, round);
		return DrawnOrder.of(Stream.concat(once().stream(), Stream.of(new Slot(twin, true))).toList(),
				seed(block, round));
	}

	/** Each of as many rounds as there are backends has another twin. */
	private String twin(String block, int round) {
		List<String> backends = this.order.labels();
		int size = backends.size();
		return DrawnOrder.of(backends, seed(block, -1 - (round - 1) / size)).get((round - 1) % size);
	}

	private List<Slot> once() {
		return this.order.labels().stream().map((backend) -> new Slot(backend, false)).toList();
	}

	/** Returns things in an order of their own for each round. */
	public <T> List<T> shuffled(List<T> things, int round) {
		return DrawnOrder.of(things, seed("", round));
	}

	private long seed(String block, int round) {
		return ((this.order.seed() * 31 + this.start) * 31 + block.hashCode()) * 31 + round;
	}

}
