package io.tweebyte.load.watch;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

import io.tweebyte.launcher.service.PrometheusText;
import io.tweebyte.measuring.machine.WatchedProcess;

/**
 * Counts what requests cause in a time: SQL statements, and requests to services.
 *
 * @param before requests that services had handled at the begin; without those whose
 * metrics could not be read
 */
public record WorkMeter(List<WatchedProcess> processes, Optional<StatementCounts> statements,
		Map<String, Double> before) {

	/** To read the metrics of a service. */
	static final Duration TIMEOUT = Duration.ofMillis(900);

	private static final String REQUESTS = "http_server_requests_seconds";

	private static final String COUNT = REQUESTS + "_count{";

	/** Metrics, and what is fetched now and then to verify tokens. */
	private static final List<String> NO_WORK = List.of("uri=\"/actuator", "uri=\"/.well-known",
			"uri=\"/internal/users/password-changes");

	/** Services count a request a moment after its response. */
	private static final Duration SETTLE = Duration.ofMillis(200);

	/** Begins to count; {@code statements} is empty where that is not possible. */
	public static WorkMeter begin(List<WatchedProcess> processes, Optional<StatementCounts> statements)
			throws SQLException {
		if (statements.isPresent()) {
			statements.get().reset();
		}
		return new WorkMeter(processes, statements, served(processes));
	}

	public Work end() throws SQLException, InterruptedException {
		Thread.sleep(SETTLE);
		Map<String, Map<String, Long>> sent = this.statements.isPresent() ? this.statements.get().byService()
				: Map.of();
		Map<String, Double> calls = new TreeMap<>(served(this.processes));
		calls.keySet().retainAll(this.before.keySet());
		calls.replaceAll((service, count) -> count - this.before.get(service));
		return new Work(sent, calls);
	}

	/** Returns the requests that services have handled since they started. */
	private static Map<String, Double> served(List<WatchedProcess> processes) {
		Map<String, Double> served = new ConcurrentHashMap<>();
		processes.parallelStream()
			.forEach((process) -> process.metrics()
				.flatMap((address) -> PrometheusText.read(address, TIMEOUT, List.of(REQUESTS)))
				.ifPresent((metrics) -> served.put(process.name(), requests(metrics))));
		return served;
	}

	static double requests(PrometheusText metrics) {
		return metrics.sum((line) -> line.startsWith(COUNT) && NO_WORK.stream().noneMatch(line::contains));
	}

	/**
	 * What was done.
	 *
	 * @param statements how often by service and text; empty where they are not counted
	 * @param calls requests that each service handled, the gateway among them; without
	 * services whose metrics could not be read at the begin or at the end
	 */
	public record Work(Map<String, Map<String, Long>> statements, Map<String, Double> calls) {

		public long statements(String service) {
			return this.statements.getOrDefault(service, Map.of()).values().stream().mapToLong(Long::longValue).sum();
		}

	}

}
