package io.tweebyte.load.run;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.load.watch.WorkMeter;
import io.tweebyte.load.watch.WorkMeter.Work;

/** Counts what requests cause: SQL statements, calls between services, bytes. */
public record WorkCounter(RunningBackends backends, SliceSender sender) {

	/** A cache that has a miss left makes one count differ. */
	private static final int TRIES = 2;

	/** Parts of a count, between which backends alternate. */
	private static final int TURNS = 2;

	/** Counts the work of each backend, again if they differ. */
	public List<WorkRecord> count(int start, Block block) throws IOException, SQLException, InterruptedException {
		List<WorkRecord> counts = List.of();
		for (int attempt = 1; attempt <= TRIES; attempt++) {
			counts = once(start, block);
			if (EqualWork.isEqual(counts, EqualWork.tolerance(block.scenario()))) {
				return counts;
			}
		}
		return counts;
	}

	/** Takes turns, so that what is not cached yet is met by all alike. */
	private List<WorkRecord> once(int start, Block block) throws IOException, SQLException, InterruptedException {
		Map<RunningBackend, Counted> counts = new LinkedHashMap<>();
		for (int turn = 1; turn <= TURNS; turn++) {
			for (RunningBackend backend : this.backends.all()) {
				turn(start, block, backend, counts.computeIfAbsent(backend, (key) -> new Counted()));
			}
		}
		return counts.entrySet()
			.stream()
			.map((count) -> count.getValue().record(start, block.name(), count.getKey().label()))
			.toList();
	}

	private void turn(int start, Block block, RunningBackend backend, Counted counted)
			throws IOException, SQLException, InterruptedException {
		if (this.backends.cache().isPresent()) {
			this.backends.cache().get().prepare(block.scenario().label());
		}
		// a backend that was not started here may use another PostgreSQL
		Optional<StatementCounts> statements = backend.target().isStarted() ? this.backends.statements()
				: Optional.empty();
		WorkMeter meter = WorkMeter.begin(backend.target().processes(), statements);
		SliceResponse response = this.sender.run(
				SliceRequest
					.counted(block.scenario().label(), block.users(), block.scenario().countedIterations() / TURNS,
							PlanVariables.variables(backend.target().gateway()))
					.inStart(start));
		counted.add(response, meter.end(), statements.isPresent());
	}

	/** Sums of all turns of one backend. */
	static final class Counted {

		private final Map<String, Double> statements = new TreeMap<>();

		private final List<Map<String, Double>> calls = new ArrayList<>();

		private int requests;

		private long bytes;

		void add(SliceResponse response, Work work, boolean hasStatements) {
			this.requests += response.requests();
			this.bytes += response.bytes();
			this.calls.add(work.calls());
			if (hasStatements) {
				StatementCounts.SERVICES.forEach(
						(service) -> this.statements.merge(service, (double) work.statements(service), Double::sum));
			}
		}

		WorkRecord record(int start, String block, String backend) {
			double all = Math.max(1, this.requests);
			this.statements.replaceAll((service, count) -> count / all);
			return new WorkRecord(start, block, backend, this.requests, this.statements, calls(all), this.bytes / all);
		}

		/** A sum without one of its turns would be too small. */
		private Map<String, Double> calls(double requests) {
			Map<String, Double> sums = new TreeMap<>();
			this.calls.forEach((turn) -> turn.forEach((service, count) -> sums.merge(service, count, Double::sum)));
			this.calls.forEach((turn) -> sums.keySet().retainAll(turn.keySet()));
			sums.replaceAll((service, count) -> count / requests);
			return sums;
		}

	}

}
