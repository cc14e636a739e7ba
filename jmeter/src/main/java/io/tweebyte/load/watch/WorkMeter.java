package io.tweebyte.load.watch;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

import io.tweebyte.measuring.machine.WatchedProcess;

/** Counts what requests cause in a time: SQL statements, and requests to services. */
public final class WorkMeter {

	/** Services count a request a moment after its response. */
	private static final Duration SETTLE = Duration.ofMillis(200);

	private final List<WatchedProcess> processes;

	private final Optional<StatementCounts> statements;

	private final Map<String, Double> before;

	private WorkMeter(List<WatchedProcess> processes, Optional<StatementCounts> statements) {
		this.processes = processes;
		this.statements = statements;
		this.before = served();
	}

	/**
	 * Begins to count.
	 * @param processes those that have metrics count
	 * @param statements empty where they cannot be counted
	 */
	public static WorkMeter begin(List<WatchedProcess> processes, Optional<StatementCounts> statements)
			throws SQLException {
		if (statements.isPresent()) {
			statements.get().reset();
		}
		return new WorkMeter(processes, statements);
	}

	/** Returns what was done since the begin. */
	public Work end() throws SQLException, InterruptedException {
		Thread.sleep(SETTLE);
		Map<String, Map<String, Long>> sent = this.statements.isPresent() ? this.statements.get().byService()
				: Map.of();
		Map<String, Double> calls = new TreeMap<>(served());
		calls.replaceAll((service, count) -> count - this.before.getOrDefault(service, 0.0));
		return new Work(sent, calls);
	}

	private Map<String, Double> served() {
		Map<String, Double> served = new ConcurrentHashMap<>();
		this.processes.parallelStream()
			.forEach((process) -> process.metrics()
				.ifPresent((address) -> ServedRequests.read(address)
					.ifPresent((count) -> served.put(process.name(), count))));
		return served;
	}

	/**
	 * What was done.
	 *
	 * @param statements how often by service and text; empty where they are not counted
	 * @param calls requests that each service handled, the gateway among them
	 */
	public record Work(Map<String, Map<String, Long>> statements, Map<String, Double> calls) {

		/** Returns how many statements a service sent. */
		public long statements(String service) {
			return this.statements.getOrDefault(service, Map.of()).values().stream().mapToLong(Long::longValue).sum();
		}

	}

}
