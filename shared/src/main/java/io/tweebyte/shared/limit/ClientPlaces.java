package io.tweebyte.shared.limit;

import java.util.HashMap;
import java.util.Map;

/**
 * Bounds the requests or connections in a server, in total and per client address. IPv6
 * clients are counted by their /64 network. Safe for use by several threads.
 */
public final class ClientPlaces {

	private final int limit;

	private final int limitPerAddress;

	private final int reserved;

	private final Map<String, Integer> perAddress = new HashMap<>();

	private int total;

	public ClientPlaces(int limit, int limitPerAddress) {
		this(limit, limitPerAddress, 0);
	}

	private ClientPlaces(int limit, int limitPerAddress, int reserved) {
		this.limit = limit;
		this.limitPerAddress = limitPerAddress;
		this.reserved = reserved;
	}

	/** Reserves a quarter of the places for addresses with at most a 16th of them. */
	public static ClientPlaces withReserve(int limit, int limitPerAddress) {
		return new ClientPlaces(limit, limitPerAddress, (limitPerAddress < limit) ? limit / 4 : 0);
	}

	/** Leaves at most one of so many parts of the places, rounded up, to one address. */
	public static ClientPlaces divided(int limit, int parts) {
		return new ClientPlaces(limit, Math.ceilDiv(limit, parts));
	}

	public synchronized boolean tryTake(String address) {
		String network = ClientAddress.network(address);
		int own = this.perAddress.getOrDefault(network, 0);
		boolean scarce = this.limit - this.total <= this.reserved;
		if (this.total >= this.limit || own >= this.limitPerAddress
				|| (scarce && own >= Math.max(1, this.reserved / 4))) {
			return false;
		}
		this.total++;
		this.perAddress.put(network, own + 1);
		return true;
	}

	public synchronized void giveBack(String address) {
		this.total--;
		this.perAddress.computeIfPresent(ClientAddress.network(address), (key, own) -> (own > 1) ? own - 1 : null);
	}

	synchronized int addresses() {
		return this.perAddress.size();
	}

}
