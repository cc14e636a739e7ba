package io.tweebyte.common.cache;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;

import reactor.core.publisher.Mono;

/**
 * Fills a key once at a time: whoever misses it meanwhile waits for the same value.
 */
public final class SingleFlight<T> {

	private final ConcurrentMap<String, Mono<T>> flights = new ConcurrentHashMap<>();

	/**
	 * Fills a key, or joins whoever does.
	 */
	public Mono<T> run(String key, Supplier<Mono<T>> fill) {
		return Mono.defer(() -> this.flights.computeIfAbsent(key, (same) -> flight(same, fill)));
	}

	private Mono<T> flight(String key, Supplier<Mono<T>> fill) {
		// model: whoever hangs up must not end the flight of the others
		return Mono.defer(fill).doOnTerminate(() -> this.flights.remove(key)).cache();
	}

}
