package io.tweebyte.assistant;

import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;

/** Bounds the summaries that are written at once. Safe for use by several threads. */
public final class SummaryPlaces {

	private static final UUID NOBODY = new UUID(0, 0);

	private final int limit;

	private final int limitPerUser;

	private final Map<UUID, Integer> perUser = new HashMap<>();

	private int total;

	SummaryPlaces(int limit, int limitPerUser) {
		this.limit = limit;
		this.limitPerUser = limitPerUser;
	}

	/**
	 * Takes a place, or fails with 429 or 503.
	 * @param user null where tokens are off
	 */
	public synchronized Place take(UUID user) {
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
		return new Place(key);
	}

	private synchronized void giveBack(UUID user) {
		this.total--;
		this.perUser.computeIfPresent(user, (key, own) -> (own > 1) ? own - 1 : null);
	}

	/** The place of one summary. */
	public final class Place {

		private final UUID user;

		private boolean ended;

		private Place(UUID user) {
			this.user = user;
		}

		/** Gives the place back, once. */
		public void end() {
			synchronized (SummaryPlaces.this) {
				if (!this.ended) {
					this.ended = true;
					giveBack(this.user);
				}
			}
		}

	}

}
