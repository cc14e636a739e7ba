package io.tweebyte.load;

import java.sql.SQLException;
import java.util.ArrayList;
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
import java.util.function.ToDoubleFunction;

import io.tweebyte.load.watch.ProcessTime;
import io.tweebyte.load.watch.ServiceMeter;
import io.tweebyte.load.watch.ServiceMeter.Reading;
import io.tweebyte.load.watch.Watched;

/**
 * Measures what each kind of request costs a backend that runs.
 */
class TweetBench {

	private static final String GATEWAY = "gateway";

	private final int connections;

	private final int requests;

	private final int warmUp;

	private final ServiceStatements statements;

	private final Consumer<String> progress;

	private final ServiceMeter meter = new ServiceMeter();

	/**
	 * @param connections how many requests at a time
	 * @param requests how many are measured of a short kind
	 * @param warmUp how many times as many come before
	 * @param statements counts what the databases do
	 * @param progress is told each kind
	 */
	TweetBench(int connections, int requests, int warmUp, ServiceStatements statements, Consumer<String> progress) {
		this.connections = connections;
		this.requests = requests;
		this.warmUp = warmUp;
		this.statements = statements;
		this.progress = progress;
	}

	/**
	 * Measures all kinds, reads first.
	 * @throws SQLException when statements cannot be counted
	 * @throws InterruptedException when the run is broken off
	 */
	List<TweetCost> measure(Contender contender, Target target, TweetRequests made)
			throws SQLException, InterruptedException {
		List<TweetCost> costs = new ArrayList<>();
		readings(target);
		Map<String, Reading> idle = readings(target);
		// Reading allocates, too: as much as between two readings of an idle service.
		Map<String, Double> reading = difference(idle, readings(target), 1, Reading::allocated);
		for (TweetOperation operation : TweetOperation.values()) {
			this.progress.accept(contender.label() + " " + operation.label());
			costs.add(measure(contender, operation, target, made, reading));
		}
		return costs;
	}

	private TweetCost measure(Contender contender, TweetOperation operation, Target target, TweetRequests made,
			Map<String, Double> reading) throws SQLException, InterruptedException {
		int count = Math.max(1, Math.min(operation.count(this.requests), made.most(operation) / (1 + this.warmUp)));
		int before = count * this.warmUp;
		CountedCalls.run(this.connections, 0, before, (number) -> made.request(operation, number));
		Map<String, Reading> start = readings(target);
		this.statements.reset();
		Map<String, Double> cpuAtStart = cpu(target);
		CountedCalls.Outcome outcome = CountedCalls.run(this.connections, before, count,
				(number) -> made.request(operation, number));
		Map<String, Double> cpu = cpu(target);
		cpu.replaceAll((process, millis) -> (millis - cpuAtStart.get(process)) / count);
		Map<String, Map<String, Double>> asked = perRequest(this.statements.byService(), count);
		Map<String, Reading> end = readings(target);
		Map<String, Double> served = difference(start, end, count, Reading::served);
		served.remove(GATEWAY);
		Map<String, Double> allocated = difference(start, end, count, Reading::allocated);
		allocated.replaceAll((service, bytes) -> Math.max(0, bytes - reading.get(service) / count));
		return new TweetCost(contender, operation, count, outcome.failures(), outcome.failure(), cpu, asked, served,
				allocated, live(end), difference(start, end, 1, Reading::live), (double) outcome.bytes() / count,
				outcome.checksum());
	}

	/** All at once: a collection takes as long as it takes to ask for it. */
	private Map<String, Reading> readings(Target target) throws InterruptedException {
		List<Watched> services = target.processes().stream().filter((one) -> one.metrics().isPresent()).toList();
		Map<String, Reading> readings = new LinkedHashMap<>();
		try (ExecutorService threads = Executors.newCachedThreadPool()) {
			List<Callable<Reading>> tasks = new ArrayList<>();
			services.forEach((service) -> tasks.add(() -> this.meter.read(service)));
			List<Future<Reading>> answers = threads.invokeAll(tasks);
			for (int service = 0; service < services.size(); service++) {
				readings.put(services.get(service).name(), answers.get(service).get());
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

	private static Map<String, Double> live(Map<String, Reading> readings) {
		Map<String, Double> live = new LinkedHashMap<>();
		readings.forEach((service, reading) -> live.put(service, reading.live()));
		return live;
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
			Map<String, Double> rates = new TreeMap<>();
			statements.forEach((text, number) -> rates.put(text, (double) number / count));
			each.put(service, rates);
		});
		return each;
	}

}
