package io.tweebyte.load.record;

import java.util.Map;
import java.util.TreeMap;

/**
 * The work that a fixed number of requests caused, counted exactly.
 *
 * @param start the number of the start, from 1
 * @param requests how many were sent
 * @param statements SQL statements per request, by service
 * @param calls HTTP requests that each service handled, per request
 * @param bytes of response bodies per request
 */
public record WorkRecord(int start, String block, String backend, int requests, Map<String, Double> statements,
		Map<String, Double> calls, double bytes) {

	public WorkRecord {
		statements = new TreeMap<>(statements);
		calls = new TreeMap<>(calls);
	}

	/** Returns SQL statements of all services per request. */
	public double allStatements() {
		return this.statements.values().stream().mapToDouble(Double::doubleValue).sum();
	}

}
