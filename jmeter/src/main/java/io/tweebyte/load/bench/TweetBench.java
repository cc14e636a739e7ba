package io.tweebyte.load.bench;

import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.load.plan.BackendName;
import io.tweebyte.load.backend.Target;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Measures what each kind of request costs a backend that runs.
 */
public class TweetBench {

	private static final String GATEWAY = "gateway";

	private final int connections;

	private final int requests;

	private final int warmUp;

	private final List<TweetOperation> operations;

	private final StatementCounts statements;

	private final Consumer<String> progress;

	/**
	 * @param connections how many requests at a time
	 * @param requests how many are measured of a short kind
	 * @param warmUp how many times as many come before
	 * @param operations which kinds
	 * @param statements counts what the databases do
	 * @param progress is told each kind
	 */
	public TweetBench(int connections, int requests, int warmUp, List<TweetOperation> operations,
			StatementCounts statements, Consumer<String> progress) {
		this.connections = connections;
		this.requests = requests;
		this.warmUp = warmUp;
		this.operations = operations;
		this.statements = statements;
		this.progress = progress;
	}

	/**
	 * Measures the kinds, reads first.
	 * @throws SQLException when statements cannot be counted
	 * @throws InterruptedException when the run is broken off
	 */
	public List<TweetCost> measure(BackendName contender, Target target, TweetRequests made)
			throws SQLException, InterruptedException {
		List<TweetCost> costs = new ArrayList<>();
		WorkMeter meter = new WorkMeter(target, this.statements);
		for (TweetOperation operation : this.operations) {
			this.progress.accept(contender.label() + " " + operation.label());
			costs.add(measure(contender, operation, meter, made));
		}
		return costs;
	}

	private TweetCost measure(BackendName contender, TweetOperation operation, WorkMeter meter, TweetRequests made)
			throws SQLException, InterruptedException {
		int count = Math.max(1, Math.min(operation.count(this.requests), made.most(operation) / (1 + this.warmUp)));
		int before = count * this.warmUp;
		CountedCalls.run(this.connections, 0, before, (number) -> made.request(operation, number));
		WorkMeter.Work work = meter.during(count,
				() -> CountedCalls.run(this.connections, before, count, (number) -> made.request(operation, number)));
		Map<String, Double> served = work.served();
		served.remove(GATEWAY);
		CountedCalls.Outcome outcome = work.outcome();
		return new TweetCost(contender, operation, count, outcome.failures(), outcome.failure(), work.cpu(),
				work.statements(), served, work.allocated(), work.live(), work.grown(),
				(double) outcome.bytes() / count, outcome.checksum());
	}

}
