package io.tweebyte.load.run;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.jmeter.PlanVariables;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.load.judge.EqualWork;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.load.watch.ServiceMeter;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.load.watch.Watched;
import io.tweebyte.testsupport.Pause;

/** Counts what requests cause: SQL statements, calls between services, bytes. */
final class WorkCounter {

	/** Services count a request a moment after its response. */
	private static final Duration SETTLE = Duration.ofMillis(200);

	/** A cache that has a miss left makes one count differ. */
	private static final int TRIES = 2;

	private static final List<String> SERVICES = List.of("user", "tweet", "interaction");

	private final RunningBackends backends;

	private final SliceSender sender;

	private final ServiceMeter meter = new ServiceMeter();

	WorkCounter(RunningBackends backends, SliceSender sender) {
		this.backends = backends;
		this.sender = sender;
	}

	/**
	 * Counts the work of each backend, again if they differ.
	 * @throws IOException when the load generator has ended
	 * @throws SQLException when PostgreSQL does not count
	 */
	List<WorkRecord> count(int start, Block block) throws IOException, SQLException, InterruptedException {
		List<WorkRecord> counts = List.of();
		for (int attempt = 1; attempt <= TRIES; attempt++) {
			counts = once(start, block);
			WorkRecord first = counts.getFirst();
			double tolerance = EqualWork.tolerance(block.scenario());
			if (counts.stream().allMatch((count) -> EqualWork.differences(count, first, tolerance).isEmpty())) {
				return counts;
			}
		}
		return counts;
	}

	private List<WorkRecord> once(int start, Block block) throws IOException, SQLException, InterruptedException {
		List<WorkRecord> counts = new ArrayList<>();
		for (RunningBackend backend : this.backends.all()) {
			counts.add(once(start, block, backend));
		}
		return counts;
	}

	private WorkRecord once(int start, Block block, RunningBackend backend)
			throws IOException, SQLException, InterruptedException {
		Map<String, Double> before = handled(backend);
		// a backend that was not started here may use another PostgreSQL
		Optional<StatementCounts> statements = backend.target().isStarted() ? this.backends.statements()
				: Optional.empty();
		if (statements.isPresent()) {
			statements.get().reset();
		}
		SliceResponse response = this.sender.run(new SliceRequest(block.scenario().label(), block.users(), 0,
				block.scenario().countedIterations(), PlanVariables.variables(backend.target().entry())));
		Pause.of(SETTLE);
		int requests = Math.max(1, response.requests());
		Map<String, Double> counted = new TreeMap<>();
		if (statements.isPresent()) {
			Map<String, Map<String, Long>> byService = statements.get().byService();
			SERVICES.forEach((service) -> counted.put(service,
					(double) byService.getOrDefault(service, Map.of())
						.values()
						.stream()
						.mapToLong(Long::longValue)
						.sum() / requests));
		}
		Map<String, Double> calls = handled(backend);
		calls.replaceAll((service, count) -> (count - before.getOrDefault(service, 0.0)) / requests);
		return new WorkRecord(start, block.name(), backend.label(), response.requests(), counted, calls,
				(double) response.bytes() / requests);
	}

	private Map<String, Double> handled(RunningBackend backend) {
		Map<String, Double> handled = new TreeMap<>();
		for (Watched process : backend.target().processes()) {
			this.meter.served(process).ifPresent((count) -> handled.put(process.name(), count));
		}
		return handled;
	}

}
