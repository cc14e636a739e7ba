package io.tweebyte.launcher.race;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

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

	private static final int TIMEOUT_MILLIS = 2500;

	private static final String THREADS = "jvm_threads_live_threads";

	private static final String MEMORY = "jvm_memory_used_bytes";

	private static final String REQUESTS = "http_server_requests_active_seconds_count{";

	/** Each model has some of them. */
	private static final List<String> QUEUES = List.of("executor_queued_tasks", "netty_eventexecutor_tasks_pending",
			"hikaricp_connections_pending", "r2dbc_pool_pending_connections");

	/** What a scheduler has in its queue is not due yet. */
	private static final String SCHEDULED = "name=\"taskScheduler\"";

	private static final String QUERY = "/actuator/prometheus?includedNames="
			+ String.join(",", List.of(THREADS, MEMORY, "http_server_requests_active_seconds")) + ","
			+ String.join(",", QUEUES);

	/** Returns nothing if the service does not respond. */
	static Optional<ServiceMetrics> read(RaceBackend.Service service) {
		try {
			HttpURLConnection connection = (HttpURLConnection) service.managementUrl()
				.resolve(QUERY)
				.toURL()
				.openConnection();
			connection.setConnectTimeout(TIMEOUT_MILLIS);
			connection.setReadTimeout(TIMEOUT_MILLIS);
			try (InputStream body = connection.getInputStream()) {
				return Optional.of(of(new String(body.readAllBytes(), StandardCharsets.UTF_8), service.model()));
			}
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	/** Reads metrics in the text format of Prometheus. */
	static ServiceMetrics of(String text, Model model) {
		return new ServiceMetrics(sum(text, THREADS, ""), sum(text, MEMORY, "area=\"heap\""),
				QUEUES.stream().mapToLong((queue) -> sum(text, queue, "")).sum(), requests(text, model));
	}

	private static long requests(String text, Model model) {
		long all = text.lines().filter((line) -> line.startsWith(REQUESTS)).mapToLong(ServiceMetrics::value).sum();
		// WebFlux counts requests to the management port, too, and so this reading
		return (model == Model.REACTIVE) ? Math.max(0, all - 1) : all;
	}

	private static long sum(String text, String name, String label) {
		return text.lines()
			.filter((line) -> line.startsWith(name + "{") || line.startsWith(name + " "))
			.filter((line) -> line.contains(label) && !line.contains(SCHEDULED))
			.mapToLong(ServiceMetrics::value)
			.sum();
	}

	private static long value(String line) {
		return (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
	}

}
