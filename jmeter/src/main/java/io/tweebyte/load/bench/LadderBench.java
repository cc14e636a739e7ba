package io.tweebyte.load.bench;

import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.load.plan.BackendName;
import io.tweebyte.load.backend.Target;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.IntFunction;

import io.tweebyte.load.data.TweetCast;

/**
 * Measures a rung of a backend that runs.
 */
public class LadderBench {

	/**
	 * Few, so that the caches know all their tweets after one request of the first rung
	 * for each.
	 */
	private static final int AUTHORS = 4;

	private static final String TEXT = "{\"content\":\"A better text with a tag, number %07d #topic%d\"}";

	private static final int TOPICS = 50;

	private final int connections;

	private final int requests;

	private final int warmUp;

	private final TweetCast cast;

	private final Map<UUID, String> tokens;

	private final StatementCounts statements;

	private final Consumer<String> progress;

	/**
	 * @param connections how many requests at a time
	 * @param requests how many are measured of a rung but the first
	 * @param warmUp how many times as many come before
	 * @param cast who is read
	 * @param tokens the tokens by user
	 * @param statements counts what the databases do
	 * @param progress is told each rung
	 */
	public LadderBench(int connections, int requests, int warmUp, TweetCast cast, Map<UUID, String> tokens,
			StatementCounts statements, Consumer<String> progress) {
		this.connections = connections;
		this.requests = requests;
		this.warmUp = warmUp;
		this.cast = cast;
		this.tokens = tokens;
		this.statements = statements;
		this.progress = progress;
	}

	/**
	 * Measures a rung.
	 * @param target the backend, and the service that answers on this rung as its entry
	 * @throws SQLException when statements cannot be counted
	 * @throws InterruptedException when the run is broken off
	 */
	public LadderCost measure(BackendName contender, Rung rung, Target target)
			throws SQLException, InterruptedException {
		this.progress.accept(contender.label() + " " + rung.label());
		IntFunction<HttpRequest.Builder> made = requests(rung, target.gateway());
		int count = rung.count(this.requests, AUTHORS);
		CountedCalls.run(this.connections, 0, count * this.warmUp, made);
		WorkMeter.Work work = new WorkMeter(target, this.statements).during(count,
				() -> CountedCalls.run(this.connections, count * this.warmUp, count, made));
		CountedCalls.Outcome outcome = work.outcome();
		int rounds = count / AUTHORS;
		return new LadderCost(contender, rung, count, outcome.failures(), outcome.failure(), work.cpu(),
				work.statements(), work.served(), work.allocated(), (double) outcome.bytes() / count,
				(double) outcome.checksum() / rounds);
	}

	private IntFunction<HttpRequest.Builder> requests(Rung rung, URI entry) {
		return rung.isEdit() ? (number) -> edit(rung, entry, number) : (number) -> page(rung, entry, number);
	}

	/** Authors in turn, read by another user. */
	private HttpRequest.Builder page(Rung rung, URI entry, int number) {
		List<UUID> authors = this.cast.authors();
		int author = number % AUTHORS;
		return HttpRequest.newBuilder(entry.resolve(rung.path(authors.get(author))))
			.header("Authorization", "Bearer " + this.tokens.get(authors.get(author + 1)));
	}

	/**
	 * Authors in turn, one tweet after the other. Each rung has its half of the tweets,
	 * so that both find the same kinds of tweets unedited.
	 */
	private HttpRequest.Builder edit(Rung rung, URI entry, int number) {
		UUID author = this.cast.authors().get(number % AUTHORS);
		List<UUID> tweets = this.cast.tweets().get(author);
		int first = rung.isOurs() ? tweets.size() / 2 : 0;
		UUID tweet = tweets.get((first + number / AUTHORS) % tweets.size());
		return HttpRequest.newBuilder(entry.resolve(rung.path(tweet)))
			.header("Authorization", "Bearer " + this.tokens.get(author))
			.header("Content-Type", "application/json")
			.PUT(BodyPublishers.ofString(TEXT.formatted(number, number % TOPICS)));
	}

}
