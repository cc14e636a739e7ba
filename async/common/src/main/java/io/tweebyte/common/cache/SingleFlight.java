package io.tweebyte.common.cache;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;

/** Fills a key once at a time, for every caller that misses it meanwhile. */
public final class SingleFlight<T> {

	private final ConcurrentMap<String, CompletableFuture<T>> flights = new ConcurrentHashMap<>();

	public CompletableFuture<T> run(String key, Supplier<CompletableFuture<T>> fill) {
		CompletableFuture<Supplier<CompletableFuture<T>>> begin = new CompletableFuture<>();
		CompletableFuture<T> flight = begin.thenCompose(Supplier::get)
			.whenComplete((value, failure) -> this.flights.remove(key));
		CompletableFuture<T> other = this.flights.putIfAbsent(key, flight);
		if (other != null) {
			return other.copy();
		}
		begin.complete(fill);
		return flight.copy();
	}

}
