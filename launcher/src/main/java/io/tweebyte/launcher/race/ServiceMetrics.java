package io.tweebyte.launcher.race;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.launcher.service.PrometheusText;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.workspace.Model;

/**
 * What a service reports about itself.
 *
 * @param threads platform threads of its JVM
 * @param heap bytes of the heap in use
 * @param waiting tasks that wait for a thread or an event loop, and requests that wait
 * for a connection to a database
 * @param requests requests that it works on
 */
record ServiceMetrics(long threads, long heap, long waiting, long requests) {

	private static final Duration TIMEOUT = Duration.ofMillis(2500);

	private static final String THREADS = "jvm_threads_live_threads";

	private static final String MEMORY = "jvm_memory_used_bytes";

	private static final String REQUESTS = "http_server_requests_active_seconds";

	/** Each model has some of them. */
	private static final List<String> QUEUES = List.of("executor_queued_tasks", "netty_eventexecutor_tasks_pending",
			"hikaricp_connections_pending", "r2dbc_pool_pending_connections");

	/** What a scheduler has in its queue is not due yet. */
	private static final String SCHEDULED = "name=\"taskScheduler\"";

	private static final List<String> NAMES = Stream.concat(Stream.of(THREADS, MEMORY, REQUESTS), QUEUES.stream())
		.toList();

	/** Returns nothing if the service does not respond. */
	static Optional<ServiceMetrics> read(ServiceProcess service) {
		return PrometheusText.read(service.managementUrl().resolve("/actuator/prometheus"), TIMEOUT, NAMES)
			.map((text) -> of(text, service.model()));
	}

	static ServiceMetrics of(PrometheusText text, Model model) {
		long active = sum(text, REQUESTS + "_count", "");
		// WebFlux counts requests to the management port, too, and so this reading
		long requests = (model == Model.REACTIVE) ? Math.max(0, active - 1) : active;
		return new ServiceMetrics(sum(text, THREADS, ""), sum(text, MEMORY, "area=\"heap\""),
				QUEUES.stream().mapToLong((queue) -> sum(text, queue, "")).sum(), requests);
	}

	private static long sum(PrometheusText text, String name, String label) {
		return (long) text.sum((line) -> (line.startsWith(name + "{") || line.startsWith(name + " "))
				&& line.contains(label) && !line.contains(SCHEDULED));
	}

}
