package io.tweebyte.common.cache;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

import io.tweebyte.common.threads.Await;
import io.tweebyte.common.threads.Subtasks;

/** Fills a key once at a time, for every caller that misses it meanwhile. */
public final class SingleFlight<T> {

	private final ConcurrentMap<String, FutureTask<T>> flights = new ConcurrentHashMap<>();

	public T run(String key, Supplier<T> fill) {
		FutureTask<T> flight = new FutureTask<>(() -> fill(key, fill));
		FutureTask<T> other = this.flights.putIfAbsent(key, flight);
		if (other != null) {
			return Await.result(other);
		}
		// a thread of its own: others wait for it when this caller gives up
		Subtasks.start(flight);
		return Await.result(flight);
	}

	private T fill(String key, Supplier<T> fill) {
		try {
			return fill.get();
		}
		finally {
			this.flights.remove(key);
		}
	}

}
