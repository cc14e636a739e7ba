package io.tweebyte.load.bench;

import java.net.http.HttpRequest;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;

import io.tweebyte.load.backend.Target;
import io.tweebyte.load.plan.BackendName;
import io.tweebyte.load.watch.ProcessTime;
import io.tweebyte.load.watch.ServiceMeter;
import io.tweebyte.load.watch.ServiceMeter.Reading;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.load.watch.Watched;

/** Measures what requests make all processes do that work for a response. */
final class CostMeter {

	private static final String GATEWAY = "gateway";

	private final ServiceMeter meter = new ServiceMeter();

	private final StatementCounts statements;

	private final int connections;

	private final int warmUp;

	private final Consumer<String> progress;

	/**
	 * @param connections how many requests at a time
	 * @param warmUp how many times as many requests come before
	 * @param progress is told each kind of request
	 */
	CostMeter(StatementCounts statements, int connections, int warmUp, Consumer<String> progress) {
		this.statements = statements;
		this.connections = connections;
		this.warmUp = warmUp;
		this.progress = progress;
	}

	/** How many of so many requests can be measured when none may be repeated. */
	int share(int requests) {
		return Math.max(1, requests / (1 + this.warmUp));
	}

	/**
	 * Measures some requests after the warm-up.
	 * @param target the backend, which does nothing else
	 * @param requests makes the request of a number
	 */
	Cost measure(BackendName backend, RequestKind kind, Target target, int count,
			IntFunction<HttpRequest.Builder> requests) throws SQLException, InterruptedException {
		this.progress.accept(backend.label() + " " + kind.label());
		int first = count * this.warmUp;
		CountedCalls.run(this.connections, 0, first, requests);
		readings(target);
		Map<String, Reading> idle = readings(target);
		Map<String, Reading> start = readings(target);
		// Reading allocates, too: as much as between two readings of an idle service.
		Map<String, Double> reading = difference(idle, start, 1, Reading::allocated);
		this.statements.reset();
		Map<String, Double> cpuAtStart = cpu(target);
		CountedCalls.Outcome outcome = CountedCalls.run(this.connections, first, count, requests);
		Map<String, Double> cpu = cpu(target);
		cpu.replaceAll((process, millis) -> (millis - cpuAtStart.get(process)) / count);
		Map<String, Map<String, Double>> sent = perRequest(this.statements.byService(), count);
		Map<String, Reading> end = readings(target);
		Map<String, Double> served = difference(start, end, count, Reading::served);
		served.remove(GATEWAY);
		Map<String, Double> allocated = difference(start, end, count, Reading::allocated);
		allocated.replaceAll((service, bytes) -> Math.max(0, bytes - reading.get(service) / count));
		Map<String, Double> live = new LinkedHashMap<>();
		end.forEach((service, last) -> live.put(service, last.live()));
		return new Cost(backend, kind, count, outcome.failures(), outcome.failure(), cpu, sent, served, allocated, live,
				difference(start, end, 1, Reading::live), (double) outcome.bytes() / count,
				(double) outcome.checksum() / count);
	}

	/** All at the same time: a collection takes as long as it takes to ask for it. */
	private Map<String, Reading> readings(Target target) throws InterruptedException {
		List<Watched> services = target.processes().stream().filter((one) -> one.metrics().isPresent()).toList();
		Map<String, Reading> readings = new LinkedHashMap<>();
		try (ExecutorService threads = Executors.newCachedThreadPool()) {
			List<Future<Reading>> read = threads.invokeAll(
					services.stream().<Callable<Reading>>map((service) -> () -> this.meter.read(service)).toList());
			for (int service = 0; service < services.size(); service++) {
				readings.put(services.get(service).name(), read.get(service).get());
			}
		}
		catch (ExecutionException ex) {
			throw new IllegalStateException("A service cannot be read", ex.getCause());
		}
		return readings;
	}

	private static Map<String, Double> cpu(Target target) {
		Map<String, Double> millis = new LinkedHashMap<>();
		target.processes().forEach((process) -> millis.put(process.name(), ProcessTime.millis(process)));
		return millis;
	}

	private static Map<String, Double> difference(Map<String, Reading> start, Map<String, Reading> end, int count,
			ToDoubleFunction<Reading> figure) {
		Map<String, Double> difference = new LinkedHashMap<>();
		start.forEach((service, reading) -> difference.put(service,
				(figure.applyAsDouble(end.get(service)) - figure.applyAsDouble(reading)) / count));
		return difference;
	}

	private static Map<String, Map<String, Double>> perRequest(Map<String, Map<String, Long>> calls, int count) {
		Map<String, Map<String, Double>> each = new TreeMap<>();
		calls.forEach((service, statements) -> {
			Map<String, Double> rates = each.computeIfAbsent(service, (name) -> new TreeMap<>());
			statements.forEach((text, number) -> rates.put(text, (double) number / count));
		});
		return each;
	}

}
