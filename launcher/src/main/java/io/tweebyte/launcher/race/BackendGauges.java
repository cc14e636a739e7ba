package io.tweebyte.launcher.race;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

import io.tweebyte.launcher.backend.Backend;

/**
 * What the services of a backend occupy together, as the race page shows it. A figure is
 * null if one of the services does not have it: a sum of fewer would mislead.
 *
 * @param gateway the port of the gateway, by which the page knows the backend
 * @param resident bytes of memory
 * @param heap bytes
 */
record BackendGauges(String name, int gateway, Long threads, Long resident, Long heap, Long waiting, Long requests,
		StreamCounts.Figures streams) {

	private static final int BYTES_PER_KIBIBYTE = 1024;

	/** Reads all services at the same time. */
	static BackendGauges read(Backend backend, StreamCounts.Figures streams) {
		List<Optional<ServiceMetrics>> services = atOnce(backend.processes(), ServiceMetrics::read);
		List<Optional<Long>> resident = backend.processes().stream().map((service) -> resident(service.pid())).toList();
		return new BackendGauges(backend.label(), backend.gateway().getPort(), sum(services, ServiceMetrics::threads),
				sum(resident, Function.identity()), sum(services, ServiceMetrics::heap),
				sum(services, ServiceMetrics::waiting), sum(services, ServiceMetrics::requests), streams);
	}

	/** Returns the bytes of memory of a process, which are known on Linux alone. */
	private static Optional<Long> resident(long pid) {
		try {
			return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status"))
				.stream()
				.filter((line) -> line.startsWith("VmRSS:"))
				.map((line) -> Long.parseLong(line.replaceAll("\\D", "")) * BYTES_PER_KIBIBYTE)
				.findFirst();
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	/** Returns what is read of each, in their order. */
	static <T, R> List<R> atOnce(Collection<T> all, Function<T, R> read) {
		return all.stream()
			.map((one) -> CompletableFuture.supplyAsync(() -> read.apply(one), Thread::startVirtualThread))
			.toList()
			.stream()
			.map(CompletableFuture::join)
			.toList();
	}

	private static <T> Long sum(List<Optional<T>> services, Function<T, Long> figure) {
		if (services.stream().anyMatch(Optional::isEmpty)) {
			return null;
		}
		return services.stream().flatMap(Optional::stream).mapToLong(figure::apply).sum();
	}

}
