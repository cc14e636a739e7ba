package io.tweebyte.shared.limit;

/** The place that one request of a client may take. Safe for use by several threads. */
public final class ClientPlace {

	private final ClientPlaces places;

	private final String address;

	private boolean taken;

	private boolean over;

	public ClientPlace(ClientPlaces places, String address) {
		this.places = places;
		this.address = address;
	}

	/** Returns whether the request has the place, from now on or since before. */
	public synchronized boolean take() {
		if (!this.taken && !this.over) {
			this.taken = this.places.tryTake(this.address);
		}
		return this.taken;
	}

	/** Gives the place back. It cannot be taken any more. */
	public synchronized void end() {
		if (this.taken) {
			this.places.giveBack(this.address);
		}
		this.taken = false;
		this.over = true;
	}

}
