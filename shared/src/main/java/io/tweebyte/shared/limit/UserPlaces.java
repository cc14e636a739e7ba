package io.tweebyte.shared.limit;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.SequencedSet;
import java.util.UUID;
import java.util.function.LongSupplier;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Deadline;

/**
 * Bounds the responses of one kind that are in progress at once, such as streams. A place
 * that is not given back, because a response was given up before it began, is free again
 * when its response would be over. Safe for use by several threads.
 */
public final class UserPlaces {

	private static final UUID NO_USER = new UUID(0, 0);

	private final int limit;

	private final int limitPerUser;

	private final Duration time;

	private final LongSupplier nanoTime;

	private final Map<UUID, Integer> perUser = new HashMap<>();

	/** In the order in which they were taken, which is that of their ends. */
	private final SequencedSet<Place> taken = new LinkedHashSet<>();

	/**
	 * Creates places that are all free.
	 * @param time after which a response is over in any case
	 * @param nanoTime a clock like {@link System#nanoTime}
	 */
	public UserPlaces(int limit, int limitPerUser, Duration time, LongSupplier nanoTime) {
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
		giveBackOverdue();
		UUID key = (user != null) ? user : NO_USER;
		int own = this.perUser.getOrDefault(key, 0);
		if (own >= this.limitPerUser) {
			throw ApiException.tooManyRequests(1);
		}
		if (this.taken.size() >= this.limit) {
			throw ApiException.unavailable(Messages.BUSY);
		}
		this.perUser.put(key, own + 1);
		Place place = new Place(key, Deadline.in(this.time, this.nanoTime));
		this.taken.addLast(place);
		return place;
	}

	/** Returns how many places are taken. */
	public synchronized int taken() {
		giveBackOverdue();
		return this.taken.size();
	}

	private void giveBackOverdue() {
		this.taken.stream().takeWhile(Place::isOver).toList().forEach(this::end);
	}

	private synchronized void giveBack(Place place) {
		if (this.taken.remove(place)) {
			this.perUser.computeIfPresent(place.user, (key, own) -> (own > 1) ? own - 1 : null);
		}
	}

	private synchronized void end(Place place) {
		place.isEnded = true;
		giveBackUnused(place);
	}

	private synchronized void keep(Place place) {
		place.kept++;
	}

	private synchronized void release(Place place) {
		place.kept--;
		giveBackUnused(place);
	}

	private void giveBackUnused(Place place) {
		if (place.isEnded && place.kept == 0) {
			giveBack(place);
		}
	}

	private synchronized boolean renew(Place place) {
		boolean isHeld = !place.isEnded && this.taken.remove(place);
		if (isHeld) {
			place.deadline = Deadline.in(this.time, this.nanoTime);
			this.taken.addLast(place);
		}
		return isHeld;
	}

	/** The place of one response. */
	public final class Place {

		private final UUID user;

		private Deadline deadline;

		private boolean isEnded;

		/** How much of the response's work keeps it. */
		private int kept;

		private Place(UUID user, Deadline deadline) {
			this.user = user;
			this.deadline = deadline;
		}

		private boolean isOver() {
			return this.deadline.remaining().isZero();
		}

		/**
		 * Keeps the place for as long as when it was taken.
		 * @return false when it is free already, so that the response must end
		 */
		public boolean renew() {
			return UserPlaces.this.renew(this);
		}

		/**
		 * Keeps the place for work that may outlast the response.
		 * @return ends it; to be run once
		 */
		public Runnable keep() {
			UserPlaces.this.keep(this);
			return () -> release(this);
		}

		/** Gives the place back, once, when no work keeps it. */
		public void end() {
			UserPlaces.this.end(this);
		}

	}

}
