package io.tweebyte.load.bench;

import java.net.http.HttpRequest;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.load.watch.WorkMeter;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.machine.ProcessMeter;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.machine.WatchedProcess;

/**
 * Measures what requests make all processes do that work for a response.
 *
 * @param connections how many requests at a time
 * @param warmUp how many times as many requests come before
 */
record CostMeter(StatementCounts statements, int connections, int warmUp, Consumer<String> progress) {

	private static final String GATEWAY = "gateway";

	/** Returns how many requests can be measured when none may be repeated. */
	int share(int requests) {
		return Math.max(1, requests / (1 + this.warmUp));
	}

	/** Measures some requests after the warm-up; the backend must do nothing else. */
	Cost measure(Model backend, RequestKind kind, Target target, int count, IntFunction<HttpRequest.Builder> requests)
			throws SQLException, InterruptedException {
		this.progress.accept(backend.label() + " " + kind.label());
		List<WatchedProcess> processes = target.processes();
		int first = count * this.warmUp;
		CountedCalls.run(this.connections, 0, first, requests);
		try (ProcessMeter meter = new ProcessMeter()) {
			Map<String, Footprint> before = meter.footprints(processes);
			WorkMeter counter = WorkMeter.begin(processes, Optional.of(this.statements));
			ProcessMeter.Measurement measurement = meter.begin(processes);
			CountedCalls.Outcome outcome = CountedCalls.run(this.connections, first, count, requests);
			Map<String, ProcessUse> use = measurement.end();
			WorkMeter.Work work = counter.end();
			Map<String, Footprint> after = meter.footprints(processes);
			Map<String, Double> served = figures(work.calls(), (calls) -> calls / count);
			served.remove(GATEWAY);
			Map<String, Double> live = figures(after, Footprint::heap);
			Map<String, Double> grown = new LinkedHashMap<>(live);
			grown.replaceAll((service, bytes) -> bytes - before.get(service).heap());
			return new Cost(backend, kind, count, outcome.failures(), outcome.failure(),
					figures(use, (process) -> process.cpu() / count),
					figures(work.statements(), (texts) -> figures(texts, (calls) -> (double) calls / count)), served,
					allocated(use, count), live, grown, (double) outcome.bytes() / count,
					(double) outcome.checksum() / count);
		}
	}

	/** Of JVMs alone. */
	private static Map<String, Double> allocated(Map<String, ProcessUse> use, int count) {
		Map<String, Double> allocated = figures(use, (process) -> process.allocated() / count);
		allocated.values().removeIf((bytes) -> bytes.isNaN());
		return allocated;
	}

	private static <T, R> Map<String, R> figures(Map<String, T> all, Function<T, R> figure) {
		Map<String, R> figures = new LinkedHashMap<>();
		all.forEach((name, one) -> figures.put(name, figure.apply(one)));
		return figures;
	}

}
