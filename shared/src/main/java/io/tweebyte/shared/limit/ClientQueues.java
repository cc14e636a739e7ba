package io.tweebyte.shared.limit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;

import io.tweebyte.shared.api.Service;

/**
 * Lets each service work on a few requests of each client address at once. Further ones
 * wait in their order, so that no client takes all processors and connections from
 * others, and no service that hangs takes the others from a client. IPv6 clients are
 * counted by their /64 network. Safe for use by several threads.
 */
public final class ClientQueues {

	private final int limit;

	private final Executor executor;

	/** The starts of each client's requests in their order: the first ones are run. */
	private final Map<Client, List<Runnable>> clients = new HashMap<>();

	/**
	 * The limit is per client address and service; the executor starts those that have
	 * waited. It may run them itself only if they never end at once: each would start the
	 * next one.
	 */
	public ClientQueues(int limit, Executor executor) {
		this.limit = limit;
		this.executor = executor;
	}

	/**
	 * Starts a request now, or when an earlier one of the client leaves.
	 * @param start of this request alone; must not throw
	 * @return what must run when the request ends, however it ends; a second run has no
	 * effect
	 */
	public Runnable enter(String address, Service service, Runnable start) {
		Client client = new Client(ClientAddress.network(address), service);
		if (isWorkedOn(client, start)) {
			start.run();
		}
		return () -> leave(client, start);
	}

	private synchronized boolean isWorkedOn(Client client, Runnable added) {
		List<Runnable> requests = this.clients.computeIfAbsent(client, (unseen) -> new ArrayList<>());
		requests.add(added);
		return requests.size() <= this.limit;
	}

	private void leave(Client client, Runnable leaving) {
		Runnable next = next(client, leaving);
		if (next != null) {
			this.executor.execute(next);
		}
	}

	private synchronized Runnable next(Client client, Runnable leaving) {
		List<Runnable> requests = this.clients.getOrDefault(client, List.of());
		int place = requests.indexOf(leaving);
		if (place < 0) {
			return null;
		}
		requests.remove(place);
		if (requests.isEmpty()) {
			this.clients.remove(client);
		}
		return (place < this.limit && requests.size() >= this.limit) ? requests.get(this.limit - 1) : null;
	}

	synchronized int clients() {
		return this.clients.size();
	}

	private record Client(String network, Service service) {
	}

}
