package io.tweebyte.common.cache;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;

import reactor.core.publisher.Mono;

/** Fills a key once at a time, for every caller that misses it meanwhile. */
public final class SingleFlight<T> {

	private final ConcurrentMap<String, Mono<T>> flights = new ConcurrentHashMap<>();

	public Mono<T> run(String key, Supplier<Mono<T>> fill) {
		return Mono.defer(() -> this.flights.computeIfAbsent(key, (same) -> flight(same, fill)));
	}

	private Mono<T> flight(String key, Supplier<Mono<T>> fill) {
		// model: a request that is cancelled must not end the flight of others
		return Mono.defer(fill).doOnTerminate(() -> this.flights.remove(key)).cache();
	}

}
