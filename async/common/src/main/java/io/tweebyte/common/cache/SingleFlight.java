package io.tweebyte.common.cache;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;

/** Fills a key once at a time, for every caller that misses it meanwhile. */
public final class SingleFlight<T> {

	private final ConcurrentMap<String, CompletableFuture<T>> flights = new ConcurrentHashMap<>();

	public CompletableFuture<T> run(String key, Supplier<CompletableFuture<T>> fill) {
		CompletableFuture<T> flight = new CompletableFuture<>();
		CompletableFuture<T> other = this.flights.putIfAbsent(key, flight);
		if (other != null) {
			return other.copy();
		}
		// a flight that cannot even begin ends too
		CompletableFuture.completedFuture(fill).thenCompose(Supplier::get).whenComplete((value, failure) -> {
			this.flights.remove(key);
			if (failure != null) {
				flight.completeExceptionally(failure);
			}
			else {
				flight.complete(value);
			}
		});
		return flight.copy();
	}

}
