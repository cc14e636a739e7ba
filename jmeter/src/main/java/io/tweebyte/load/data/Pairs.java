package io.tweebyte.load.data;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * All pairs of different users of whom the first does not follow the second yet. Those
 * that are near to each other in the row have different users, so that no row of a table
 * is fought for.
 */
public class Pairs {

	private final List<UUID> users;

	/** The places of pairs that are not wanted, in order. */
	private final long[] taken;

	/**
	 * @param users public ones
	 * @param existing pairs that are not wanted
	 */
	Pairs(List<UUID> users, Collection<Pair> existing) {
		this.users = users;
		Map<UUID, Integer> numbers = new HashMap<>();
		users.forEach((user) -> numbers.put(user, numbers.size()));
		this.taken = existing.stream()
			.filter((pair) -> numbers.containsKey(pair.from()) && numbers.containsKey(pair.to()))
			.mapToLong((pair) -> place(numbers.get(pair.from()), numbers.get(pair.to())))
			.distinct()
			.sorted()
			.toArray();
	}

	/** How many pairs there are. */
	long count() {
		return (long) this.users.size() * (this.users.size() - 1) - this.taken.length;
	}

	/**
	 * Some of the pairs.
	 * @param from the first of them, from 0
	 * @param to the one after the last
	 */
	Stream<Pair> between(long from, long to) {
		return LongStream.range(from, to).mapToObj((number) -> pair(number + takenBefore(number)));
	}

	/** How many places that are not wanted come before the pair of a number. */
	private int takenBefore(long number) {
		int low = 0;
		int high = this.taken.length;
		while (low < high) {
			int middle = (low + high) >>> 1;
			if (this.taken[middle] - middle <= number) {
				low = middle + 1;
			}
			else {
				high = middle;
			}
		}
		return low;
	}

	private Pair pair(long place) {
		int first = (int) (place % this.users.size());
		int distance = 1 + (int) (place / this.users.size());
		return new Pair(this.users.get(first), this.users.get((first + distance) % this.users.size()));
	}

	private long place(int first, int second) {
		int distance = Math.floorMod(second - first, this.users.size());
		return (distance - 1L) * this.users.size() + first;
	}

	/**
	 * Two users, or a user and a thing.
	 *
	 * @param from who does it
	 * @param to to whom or what
	 */
	public record Pair(UUID from, UUID to) {
	}

}
