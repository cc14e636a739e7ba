package io.tweebyte.feed;

import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.LongSupplier;

import io.tweebyte.shared.cache.CachedValues.FollowedIds;

/**
 * Whom the readers of streams follow, as long as nothing says that it has changed. Safe
 * for use by several threads.
 */
public final class KnownFollows {

	private final int capacity;

	private final Duration kept;

	private final Duration fresh;

	private final LongSupplier nanoTime;

	private final Clock clock;

	private final LinkedHashMap<UUID, Known> leastUsedFirst = new LinkedHashMap<>(16, 0.75F, true);

	/** Reads in progress, which a change makes worthless. */
	private final Map<UUID, Set<Read>> reads = new HashMap<>();

	private long size;

	/**
	 * Creates it without any.
	 * @param capacity in followed users of all readers together
	 * @param kept after which it is forgotten, in case a message was lost
	 * @param fresh how old it may be, counted from when the interaction service was
	 * called
	 * @param nanoTime a clock like {@link System#nanoTime}
	 */
	public KnownFollows(int capacity, Duration kept, Duration fresh, LongSupplier nanoTime, Clock clock) {
		this.capacity = capacity;
		this.kept = kept;
		this.fresh = fresh;
		this.nanoTime = nanoTime;
		this.clock = clock;
	}

	public synchronized Optional<PackedIds> find(UUID reader) {
		return Optional.ofNullable(this.leastUsedFirst.get(reader))
			.filter((known) -> this.nanoTime.getAsLong() - known.begin < known.time.toNanos())
			.map(Known::followed);
	}

	/** Begins to read whom a user follows; must be ended. */
	public synchronized Read begin(UUID reader) {
		Read read = new Read(reader, this.nanoTime.getAsLong());
		this.reads.computeIfAbsent(reader, (key) -> new HashSet<>()).add(read);
		return read;
	}

	/** Returns how long the ids may be used, which others may have read long before. */
	private Duration time(FollowedIds found) {
		Duration fresh = Duration.between(this.clock.instant(), found.readAt().plus(this.fresh));
		return (fresh.compareTo(this.kept) < 0) ? fresh : this.kept;
	}

	private synchronized void end(Read read, PackedIds followed, Duration time) {
		Set<Read> others = this.reads.get(read.reader);
		// a change has removed it otherwise
		if (others != null && others.remove(read)) {
			if (others.isEmpty()) {
				this.reads.remove(read.reader);
			}
			if (followed != null) {
				forget(read.reader);
				Known known = new Known(followed, read.begin, time);
				this.leastUsedFirst.put(read.reader, known);
				this.size += known.size();
				shrink();
			}
		}
	}

	private void shrink() {
		Iterator<Known> known = this.leastUsedFirst.values().iterator();
		while (this.size > this.capacity && known.hasNext()) {
			this.size -= known.next().size();
			known.remove();
		}
	}

	/** Forgets whom a user follows, because it has changed. */
	public synchronized void change(UUID reader) {
		this.reads.remove(reader);
		forget(reader);
	}

	private void forget(UUID reader) {
		Known known = this.leastUsedFirst.remove(reader);
		this.size -= (known != null) ? known.size() : 0;
	}

	/** Forgets all, because it is unknown what has changed. */
	public synchronized void clear() {
		this.reads.clear();
		this.leastUsedFirst.clear();
		this.size = 0;
	}

	/** One read of whom a user follows. */
	public final class Read {

		private final UUID reader;

		private final long begin;

		private Read(UUID reader, long begin) {
			this.reader = reader;
			this.begin = begin;
		}

		/**
		 * Ends the read, and keeps what it has found unless that has changed meanwhile.
		 * @return whom the user follows
		 */
		public PackedIds end(FollowedIds found) {
			PackedIds followed = PackedIds.of(found.ids());
			KnownFollows.this.end(this, followed, time(found));
			return followed;
		}

		/** Ends a read that has failed; of no effect on one that has ended. */
		public void fail() {
			KnownFollows.this.end(this, null, null);
		}

	}

	private record Known(PackedIds followed, long begin, Duration time) {

		/** A reader who follows no user takes memory, too. */
		private int size() {
			return this.followed.size() + 1;
		}

	}

}
