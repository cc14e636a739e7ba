package io.tweebyte.gateway.filter;

import io.tweebyte.shared.limit.ClientPlaces;

/**
 * A body that needs a place once it is large. A service holds a body several times over
 * while it understands it: a hundred of the largest ones would take all of its memory.
 */
final class LargeBody {

	// many times what the operations need
	private static final int SMALL = 16 * 1024;

	private final ClientPlaces places;

	private final String address;

	private boolean hasPlace;

	private boolean over;

	/**
	 * Creates the body's claim to a place.
	 * @param address the client's address
	 */
	LargeBody(ClientPlaces places, String address) {
		this.places = places;
		this.address = address;
	}

	/**
	 * Tells whether the body may go on.
	 * @param read how many bytes of it there are by now
	 * @return whether it is small or has a place, which is taken if there is one
	 */
	synchronized boolean hasPlace(long read) {
		if (read > SMALL && !this.hasPlace && !this.over) {
			this.hasPlace = this.places.tryTake(this.address);
		}
		return read <= SMALL || this.hasPlace;
	}

	/**
	 * Gives the place back, if there is one. There is none from then on.
	 */
	synchronized void giveBack() {
		this.over = true;
		if (this.hasPlace) {
			this.hasPlace = false;
			this.places.giveBack(this.address);
		}
	}

}
