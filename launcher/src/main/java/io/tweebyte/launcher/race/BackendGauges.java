package io.tweebyte.launcher.race;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * What the services of a backend occupy together, as the race page shows it. A figure is
 * null if one of the services does not have it: a sum of fewer would mislead.
 *
 * @param gateway the port of the gateway, by which the page knows the backend
 * @param resident bytes of memory
 * @param heap bytes
 */
record BackendGauges(String name, int gateway, Long threads, Long resident, Long heap, Long waiting, Long requests,
		StreamFigures streams) {

	/** Reads all services at the same time. */
	static BackendGauges read(RaceBackend backend, StreamFigures streams) {
		List<Optional<ServiceMetrics>> services = backend.services()
			.stream()
			.map((service) -> CompletableFuture.supplyAsync(() -> ServiceMetrics.read(service),
					Thread::startVirtualThread))
			.toList()
			.stream()
			.map(CompletableFuture::join)
			.toList();
		return new BackendGauges(backend.name(), backend.gateway().getPort(), sum(services, ServiceMetrics::threads),
				sum(services, ServiceMetrics::resident), sum(services, ServiceMetrics::heap),
				sum(services, ServiceMetrics::waiting), sum(services, ServiceMetrics::requests), streams);
	}

	private static Long sum(List<Optional<ServiceMetrics>> services, Function<ServiceMetrics, Long> figure) {
		long sum = 0;
		for (Optional<ServiceMetrics> service : services) {
			Optional<Long> one = service.map(figure);
			if (one.isEmpty()) {
				return null;
			}
			sum += one.get();
		}
		return sum;
	}

}
