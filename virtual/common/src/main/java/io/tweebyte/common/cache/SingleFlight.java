package io.tweebyte.common.cache;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

import io.tweebyte.common.threads.Await;

/** Fills a key once at a time, for every caller that misses it meanwhile. */
public final class SingleFlight<T> {

	private final ConcurrentMap<String, FutureTask<T>> flights = new ConcurrentHashMap<>();

	public T run(String key, Supplier<T> fill) {
		FutureTask<T> flight = new FutureTask<>(fill::get);
		FutureTask<T> other = this.flights.putIfAbsent(key, flight);
		if (other != null) {
			return Await.result(other);
		}
		try {
			flight.run();
			return Await.result(flight);
		}
		finally {
			this.flights.remove(key);
		}
	}

}
