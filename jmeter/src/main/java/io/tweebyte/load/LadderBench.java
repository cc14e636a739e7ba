package io.tweebyte.load;

import java.net.URI;
import java.net.http.HttpRequest;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.IntFunction;

import io.tweebyte.load.data.TweetCast;

/**
 * Measures every rung of a backend that runs, with its variants beside it.
 */
class LadderBench {

	/**
	 * Few, so that the caches know all their tweets after one request of the first rung
	 * for each.
	 */
	private static final int AUTHORS = 4;

	private final int connections;

	private final int requests;

	private final int warmUp;

	private final ServiceStatements statements;

	private final Consumer<String> progress;

	/**
	 * @param connections how many requests at a time
	 * @param requests how many are measured of a rung but the first
	 * @param warmUp how many times as many come before
	 * @param statements counts what the databases do
	 * @param progress is told each rung
	 */
	LadderBench(int connections, int requests, int warmUp, ServiceStatements statements, Consumer<String> progress) {
		this.connections = connections;
		this.requests = requests;
		this.warmUp = warmUp;
		this.statements = statements;
		this.progress = progress;
	}

	/**
	 * Measures all rungs, the study's first.
	 * @param ours the backend with the real service as its entry
	 * @param variants the backend with the variants as its entry
	 * @param tokens the tokens by user
	 * @throws SQLException when statements cannot be counted
	 * @throws InterruptedException when the run is broken off
	 */
	List<LadderCost> measure(Contender contender, Target ours, Target variants, TweetCast cast,
			Map<UUID, String> tokens) throws SQLException, InterruptedException {
		List<LadderCost> costs = new ArrayList<>();
		for (Rung rung : Rung.of(contender)) {
			this.progress.accept(contender.label() + " " + rung.label());
			Target target = rung.isOurs() ? ours : variants;
			costs.add(measure(contender, rung, target, requests(rung, target.gateway(), cast, tokens)));
		}
		return costs;
	}

	private LadderCost measure(Contender contender, Rung rung, Target target, IntFunction<HttpRequest.Builder> made)
			throws SQLException, InterruptedException {
		int count = rung.count(this.requests, AUTHORS);
		CountedCalls.run(this.connections, 0, count * this.warmUp, made);
		WorkMeter.Work work = new WorkMeter(target, this.statements).during(count,
				() -> CountedCalls.run(this.connections, 0, count, made));
		CountedCalls.Outcome outcome = work.outcome();
		int rounds = count / AUTHORS;
		return new LadderCost(contender, rung, count, outcome.failures(), outcome.failure(), work.cpu(),
				work.statements(), work.served(), work.allocated(), (double) outcome.bytes() / count,
				(double) outcome.checksum() / rounds);
	}

	/** Authors in turn, read by somebody else. */
	private static IntFunction<HttpRequest.Builder> requests(Rung rung, URI entry, TweetCast cast,
			Map<UUID, String> tokens) {
		List<UUID> authors = cast.authors();
		return (number) -> {
			int author = number % AUTHORS;
			return HttpRequest.newBuilder(entry.resolve(rung.path(authors.get(author))))
				.header("Authorization", "Bearer " + tokens.get(authors.get(author + 1)));
		};
	}

}
