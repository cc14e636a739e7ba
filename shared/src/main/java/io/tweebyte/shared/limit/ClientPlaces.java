package io.tweebyte.shared.limit;

import java.util.HashMap;
import java.util.Map;

/**
 * Places that requests or connections of clients take in a server, bounded in total and
 * per client address. IPv6 clients are counted by their /64 network. Safe for use by
 * several threads.
 */
public final class ClientPlaces {

	private final int limit;

	private final int limitPerAddress;

	private final Map<String, Integer> perAddress = new HashMap<>();

	private int total;

	/**
	 * Creates the bounds.
	 * @param limit how many places there are
	 * @param limitPerAddress how many of them one address may take
	 */
	public ClientPlaces(int limit, int limitPerAddress) {
		this.limit = limit;
		this.limitPerAddress = limitPerAddress;
	}

	/**
	 * Takes a place if there is one.
	 * @param address the client's address
	 */
	public boolean tryTake(String address) {
		return tryTakeFor(ClientAddress.network(address));
	}

	private synchronized boolean tryTakeFor(String network) {
		int own = this.perAddress.getOrDefault(network, 0);
		if (this.total >= this.limit || own >= this.limitPerAddress) {
			return false;
		}
		this.total++;
		this.perAddress.put(network, own + 1);
		return true;
	}

	/**
	 * Gives back a place that was taken.
	 * @param address the client's address
	 */
	public void giveBack(String address) {
		giveBackOf(ClientAddress.network(address));
	}

	private synchronized void giveBackOf(String network) {
		this.total--;
		this.perAddress.computeIfPresent(network, (key, own) -> (own > 1) ? own - 1 : null);
	}

	/**
	 * Returns how many addresses are counted.
	 */
	synchronized int addresses() {
		return this.perAddress.size();
	}

}
