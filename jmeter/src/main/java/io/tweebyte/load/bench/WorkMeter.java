package io.tweebyte.load.bench;

import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.load.backend.Target;
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
import java.util.function.ToDoubleFunction;

import io.tweebyte.load.watch.ProcessTime;
import io.tweebyte.load.watch.ServiceMeter;
import io.tweebyte.load.watch.ServiceMeter.Reading;
import io.tweebyte.load.watch.Watched;

/**
 * Measures what requests make all processes do that work for an answer.
 */
public class WorkMeter {

	private final ServiceMeter meter = new ServiceMeter();

	private final Target target;

	private final StatementCounts statements;

	private final Map<String, Double> reading;

	/**
	 * @param target what is measured, idle as yet
	 * @param statements counts what the databases do
	 * @throws InterruptedException when the run is broken off
	 */
	public WorkMeter(Target target, StatementCounts statements) throws InterruptedException {
		this.target = target;
		this.statements = statements;
		readings();
		Map<String, Reading> idle = readings();
		// Reading allocates, too: as much as between two readings of an idle service.
		this.reading = difference(idle, readings(), 1, Reading::allocated);
	}

	/**
	 * Measures some requests.
	 * @param count how many they are
	 * @param requests sends them and waits for the last answer
	 * @throws SQLException when statements cannot be counted
	 * @throws InterruptedException when the run is broken off
	 */
	public Work during(int count, Requests requests) throws SQLException, InterruptedException {
		Map<String, Reading> start = readings();
		this.statements.reset();
		Map<String, Double> cpuAtStart = cpu();
		CountedCalls.Outcome outcome = requests.send();
		Map<String, Double> cpu = cpu();
		cpu.replaceAll((process, millis) -> (millis - cpuAtStart.get(process)) / count);
		Map<String, Map<String, Double>> asked = perRequest(this.statements.byService(), count);
		Map<String, Reading> end = readings();
		Map<String, Double> served = difference(start, end, count, Reading::served);
		Map<String, Double> allocated = difference(start, end, count, Reading::allocated);
		allocated.replaceAll((service, bytes) -> Math.max(0, bytes - this.reading.get(service) / count));
		return new Work(outcome, cpu, asked, served, allocated, live(end), difference(start, end, 1, Reading::live));
	}

	/** All at once: a collection takes as long as it takes to ask for it. */
	private Map<String, Reading> readings() throws InterruptedException {
		List<Watched> services = this.target.processes().stream().filter((one) -> one.metrics().isPresent()).toList();
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

	private Map<String, Double> cpu() {
		Map<String, Double> millis = new LinkedHashMap<>();
		this.target.processes().forEach((process) -> millis.put(process.name(), ProcessTime.millis(process)));
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

	/**
	 * Requests that are to be measured.
	 */
	@FunctionalInterface
	public interface Requests {

		CountedCalls.Outcome send() throws InterruptedException;

	}

	/**
	 * What was done; all but the outcome and the heaps is per request.
	 *
	 * @param outcome what came back
	 * @param cpu milliseconds of CPU by process
	 * @param statements by service and text
	 * @param served requests that a service answered, by service
	 * @param allocated bytes by service
	 * @param live bytes that stay on the heap afterwards, by service
	 * @param grown how many more they are than before, of all requests together
	 */
	public record Work(CountedCalls.Outcome outcome, Map<String, Double> cpu,
			Map<String, Map<String, Double>> statements, Map<String, Double> served, Map<String, Double> allocated,
			Map<String, Double> live, Map<String, Double> grown) {
	}

}
