package io.tweebyte.load.data;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

	private final Set<Pair> existing;

	/**
	 * @param users public ones
	 * @param existing pairs that are not wanted
	 */
	Pairs(List<UUID> users, Collection<Pair> existing) {
		this.users = users;
		this.existing = new HashSet<>(existing);
	}

	/** All places in the row, also those of pairs that are not wanted. */
	long places() {
		return (long) this.users.size() * (this.users.size() - 1);
	}

	/**
	 * The pairs of some places.
	 * @param from the first place, from 0
	 * @param to the place after the last
	 */
	Stream<Pair> between(long from, long to) {
		return LongStream.range(from, to).mapToObj(this::pair).filter((pair) -> !this.existing.contains(pair));
	}

	private Pair pair(long place) {
		int count = this.users.size();
		int first = (int) (place % count);
		int distance = 1 + (int) (place / count);
		return new Pair(this.users.get(first), this.users.get((first + distance) % count));
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
