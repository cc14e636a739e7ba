package io.tweebyte.shared.limit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets a server work on a few requests of each client address at once. Further ones wait
 * in their order, so that no client takes all processors and connections from others.
 * IPv6 clients are counted by their /64 network. Safe for use by several threads.
 */
public final class ClientQueues {

	private final int limit;

	/** The requests of each client in their order: the first ones are worked on. */
	private final Map<String, List<Request>> clients = new HashMap<>();

	/** The limit is per client address. */
	public ClientQueues(int limit) {
		this.limit = limit;
	}

	/**
	 * Starts a request now, or when an earlier one of the client leaves.
	 * @param start must not throw
	 * @return must be run when the request ends, however it ends; again has no effect
	 */
	public Runnable enter(String address, Runnable start) {
		Request request = new Request(ClientAddress.network(address), start);
		if (isWorkedOn(request)) {
			start.run();
		}
		return () -> leave(request);
	}

	private synchronized boolean isWorkedOn(Request added) {
		List<Request> requests = this.clients.computeIfAbsent(added.network, (unseen) -> new ArrayList<>());
		requests.add(added);
		return requests.size() <= this.limit;
	}

	private void leave(Request request) {
		Request next = next(request);
		if (next != null) {
			next.start.run();
		}
	}

	private synchronized Request next(Request leaving) {
		List<Request> requests = this.clients.getOrDefault(leaving.network, List.of());
		int place = requests.indexOf(leaving);
		if (place < 0) {
			return null;
		}
		requests.remove(place);
		if (requests.isEmpty()) {
			this.clients.remove(leaving.network);
		}
		return (place < this.limit && requests.size() >= this.limit) ? requests.get(this.limit - 1) : null;
	}

	synchronized int clients() {
		return this.clients.size();
	}

	// not a record: each request is equal to itself alone
	private static final class Request {

		private final String network;

		private final Runnable start;

		private Request(String network, Runnable start) {
			this.network = network;
			this.start = start;
		}

	}

}
