package io.tweebyte.load.watch;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

import io.tweebyte.servers.process.Pause;

/**
 * Reads what a service has done so far from its own metrics. Asks for a full collection,
 * so never within a window: a JVM counts what it allocates when it collects.
 */
public class ServiceMeter {

	private static final String ALLOCATED = "jvm_gc_memory_allocated_bytes_total";

	private static final String COLLECTIONS = "jvm_gc_pause_seconds_count";

	private static final String SERVED = "http_server_requests_seconds_count{";

	private static final String MANAGEMENT = "uri=\"/actuator";

	/** Fetched now and then to verify tokens: no part of a request. */
	private static final List<String> FETCHED = List.of("uri=\"/.well-known", "uri=\"/internal/users/password-changes");

	private static final long PATIENCE = TimeUnit.SECONDS.toNanos(5);

	private static final Duration POLL = Duration.ofMillis(10);

	private final Metrics metrics = new Metrics();

	/**
	 * Reads a service.
	 * @return what it has done since its start; {@code NaN} for what it does not tell
	 */
	public Reading read(Watched service) throws InterruptedException {
		URI address = service.metrics().orElseThrow();
		double before = this.metrics.sum(address, named(COLLECTIONS)).orElse(Double.NaN);
		new LiveHeap().collect(List.of(service));
		awaitCollection(address, before);
		return this.metrics.read(address)
			.map(ServiceMeter::reading)
			.orElse(new Reading(Double.NaN, Double.NaN, Double.NaN));
	}

	/**
	 * The requests that a service has answered, but for metrics and keys; empty for what
	 * is no service or does not answer.
	 */
	public Optional<Double> served(Watched service) {
		return service.metrics()
			.map((address) -> URI.create(address + "?includedNames=http_server_requests_seconds"))
			.flatMap(this.metrics::read)
			.map((text) -> reading(text).served());
	}

	static Reading reading(String text) {
		Predicate<String> requests = named(SERVED)
			.and((line) -> !line.contains(MANAGEMENT) && FETCHED.stream().noneMatch(line::contains));
		return new Reading(Metrics.sum(text, named(ALLOCATED)), Metrics.sum(text, requests),
				Metrics.sum(text, named(Metrics.HEAP)));
	}

	/** The counters follow the collection in a thread of their own. */
	private void awaitCollection(URI address, double before) {
		long end = System.nanoTime() + PATIENCE;
		while (System.nanoTime() < end && this.metrics.sum(address, named(COLLECTIONS)).orElse(before) <= before) {
			Pause.of(POLL);
		}
	}

	private static Predicate<String> named(String name) {
		return (line) -> line.startsWith(name);
	}

	/**
	 * What a service has done.
	 *
	 * @param allocated bytes that it allocated
	 * @param served requests that it answered, but for metrics and keys
	 * @param live bytes on its heap, a moment after the garbage has gone
	 */
	public record Reading(double allocated, double served, double live) {
	}

}
