package io.tweebyte.launcher.race;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a service occupies, and what waits in it.
 *
 * @param threads platform threads of its JVM
 * @param resident bytes of memory; null where there is no {@code /proc}
 * @param heap bytes of the heap in use
 * @param waiting tasks that wait for a thread or an event loop, and requests that wait
 * for a connection to a database
 * @param requests requests that it works on
 */
record ServiceMetrics(long threads, Long resident, long heap, long waiting, long requests) {

	private static final int TIMEOUT_MILLIS = 900;

	private static final int BYTES_PER_KIBIBYTE = 1024;

	private static final String THREADS = "jvm_threads_live_threads";

	private static final String MEMORY = "jvm_memory_used_bytes";

	private static final String REQUESTS = "http_server_requests_active_seconds";

	/** Each model has some of them. */
	private static final List<String> QUEUES = List.of("executor_queued_tasks", "netty_eventexecutor_tasks_pending",
			"hikaricp_connections_pending", "r2dbc_pool_pending_connections");

	private static final String QUERY = "/actuator/prometheus?includedNames="
			+ String.join(",", List.of(THREADS, MEMORY, REQUESTS)) + "," + String.join(",", QUEUES);

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
				return Optional
					.of(of(new String(body.readAllBytes(), StandardCharsets.UTF_8), resident(service.pid())));
			}
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	/** Reads metrics in the text format of Prometheus. */
	static ServiceMetrics of(String text, Long resident) {
		return new ServiceMetrics(sum(text, THREADS, ""), resident, sum(text, MEMORY, "area=\"heap\""),
				QUEUES.stream().mapToLong((queue) -> sum(text, queue, "")).sum(), requests(text));
	}

	/** Those for metrics are not counted. */
	private static long requests(String text) {
		return text.lines()
			.filter((line) -> line.startsWith(REQUESTS + "_count") || line.startsWith(REQUESTS + "_gcount"))
			.filter((line) -> !line.contains("/actuator"))
			.mapToLong(ServiceMetrics::value)
			.sum();
	}

	private static long sum(String text, String name, String label) {
		return text.lines()
			.filter((line) -> line.startsWith(name + "{") || line.startsWith(name + " "))
			.filter((line) -> line.contains(label))
			.mapToLong(ServiceMetrics::value)
			.sum();
	}

	private static long value(String line) {
		return (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
	}

	private static Long resident(long pid) {
		try {
			return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status"))
				.stream()
				.filter((line) -> line.startsWith("VmRSS:"))
				.map((line) -> Long.parseLong(line.replaceAll("\\D", "")) * BYTES_PER_KIBIBYTE)
				.findFirst()
				.orElse(null);
		}
		catch (IOException ex) {
			return null;
		}
	}

}
