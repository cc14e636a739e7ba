package io.tweebyte.load.data;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
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

	Pairs(List<UUID> users, Collection<Pair> existing) {
		Set<UUID> known = Set.copyOf(users);
		this.users = users;
		this.existing = existing.stream()
			.filter((pair) -> known.contains(pair.from()) && known.contains(pair.to()))
			.collect(Collectors.toSet());
	}

	long count() {
		return places() - this.existing.size();
	}

	private long places() {
		return (long) this.users.size() * (this.users.size() - 1);
	}

	/** Returns pairs from a place on, counted from 0, to the one before another. */
	Stream<Pair> between(long from, long to) {
		return LongStream.range(0, places())
			.mapToObj(this::pair)
			.filter((pair) -> !this.existing.contains(pair))
			.skip(from)
			.limit(to - from);
	}

	private Pair pair(long place) {
		int first = (int) (place % this.users.size());
		int distance = 1 + (int) (place / this.users.size());
		return new Pair(this.users.get(first), this.users.get((first + distance) % this.users.size()));
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
