package io.tweebyte.shared.limit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Lets a server work on a few requests of each client address at once. Further ones wait
 * in their order, without a thread and without a connection to the database, so that no
 * client takes all of them from others. IPv6 clients are counted by their /64 network.
 * Safe for use by several threads.
 */
public final class ClientQueues {

	private final int limit;

	private final Map<String, Client> clients = new HashMap<>();

	/** The limit is per client address. */
	public ClientQueues(int limit) {
		this.limit = limit;
	}

	/**
	 * Starts a request now, or when an earlier one of the client leaves.
	 * @param address empty for calls of other services, which never wait: what they work
	 * for has waited already
	 * @param start must not throw
	 */
	public Place enter(String address, Runnable start) {
		if (address.isEmpty()) {
			start.run();
			return () -> {
			};
		}
		Request request = new Request(ClientAddress.network(address), start);
		if (takesPlace(request)) {
			start.run();
		}
		return () -> leave(request);
	}

	private synchronized boolean takesPlace(Request request) {
		Client client = this.clients.computeIfAbsent(request.network, (unseen) -> new Client());
		if (client.working < this.limit) {
			client.working++;
			request.started = true;
			return true;
		}
		client.waiting.addLast(request);
		return false;
	}

	private void leave(Request request) {
		Request next = next(request);
		if (next != null) {
			next.start.run();
		}
	}

	private synchronized Request next(Request leaving) {
		Client client = this.clients.get(leaving.network);
		if (leaving.left) {
			return null;
		}
		leaving.left = true;
		if (!leaving.started) {
			client.waiting.remove(leaving);
			return null;
		}
		Request next = client.waiting.pollFirst();
		if (next != null) {
			next.started = true;
		}
		else if (--client.working == 0) {
			this.clients.remove(leaving.network);
		}
		return next;
	}

	synchronized int clients() {
		return this.clients.size();
	}

	/** The place of a request that works or waits. */
	@FunctionalInterface
	public interface Place {

		/** Must be called when the request ends, however it ends; again has no effect. */
		void leave();

	}

	private static final class Client {

		private final Deque<Request> waiting = new ArrayDeque<>();

		private int working;

	}

	private static final class Request {

		private final String network;

		private final Runnable start;

		private boolean started;

		private boolean left;

		private Request(String network, Runnable start) {
			this.network = network;
			this.start = start;
		}

	}

}
