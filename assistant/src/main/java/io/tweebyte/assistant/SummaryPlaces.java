package io.tweebyte.assistant;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.LongSupplier;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Deadline;

/**
 * Bounds the summaries that are written at once. A place that nobody gives back, because
 * a response was given up before it began, is free again when its summary would be over.
 * Safe for use by several threads.
 */
public final class SummaryPlaces {

	private static final UUID NOBODY = new UUID(0, 0);

	private final int limit;

	private final int limitPerUser;

	private final Duration time;

	private final LongSupplier nanoTime;

	private final Map<UUID, Integer> perUser = new HashMap<>();

	/** In the order in which they were taken, which is that of their ends. */
	private final Deque<Place> taken = new ArrayDeque<>();

	private int total;

	/** The clock is one like {@link System#nanoTime}. */
	SummaryPlaces(int limit, int limitPerUser, Duration time, LongSupplier nanoTime) {
		this.limit = limit;
		this.limitPerUser = limitPerUser;
		this.time = time;
		this.nanoTime = nanoTime;
	}

	/**
	 * Takes a place, or fails with 429 or 503.
	 * @param user null where tokens are off
	 */
	public synchronized Place take(UUID user) {
		while (!this.taken.isEmpty() && this.taken.peekFirst().isOver()) {
			this.taken.removeFirst().end();
		}
		UUID key = (user != null) ? user : NOBODY;
		int own = this.perUser.getOrDefault(key, 0);
		if (own >= this.limitPerUser) {
			throw ApiException.tooManyRequests(1);
		}
		if (this.total >= this.limit) {
			throw ApiException.unavailable(Messages.BUSY);
		}
		this.total++;
		this.perUser.put(key, own + 1);
		Place place = new Place(key, Deadline.in(this.time, this.nanoTime));
		this.taken.addLast(place);
		return place;
	}

	private synchronized void giveBack(Place place) {
		if (!place.ended) {
			place.ended = true;
			this.total--;
			this.perUser.computeIfPresent(place.user, (key, own) -> (own > 1) ? own - 1 : null);
		}
	}

	/** The place of one summary. */
	public final class Place {

		private final UUID user;

		private final Deadline deadline;

		private boolean ended;

		private Place(UUID user, Deadline deadline) {
			this.user = user;
			this.deadline = deadline;
		}

		private boolean isOver() {
			return this.ended || this.deadline.remaining().isZero();
		}

		/** Gives the place back, once. */
		public void end() {
			giveBack(this);
		}

	}

}
