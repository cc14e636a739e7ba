package io.tweebyte.lab.study;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.lab.messages.Delivery;
import io.tweebyte.lab.messages.MessageRunner;
import io.tweebyte.lab.messages.MessageShape;
import io.tweebyte.lab.messages.MessageSource;
import io.tweebyte.lab.messages.Runs;
import io.tweebyte.lab.study.Rung.Row;
import io.tweebyte.lab.work.Style;

/**
 * The consumers of Emami (2020), whose records wait. Records per second are compared with
 * what records in flight allow: their number divided by the wait.
 */
public final class MessagesStudy {

	public static final String TITLE = "H. Emami, Performance Comparison of Reactive and Object-Oriented Design In Event "
			+ "Processing Applications, SMU 2020";

	private static final int MANY = 10;

	private static final long SECOND = 1_000;

	/** Percent of the ceiling; while a poll is committed, no record waits. */
	private static final long NEAR = 85;

	/** Few before, which are enough where records wait most of the time. */
	private static final Runs RUNS = new Runs(1, 3);

	private final MessageRunner runner;

	private final int recordsOfEach;

	private final Duration delay;

	private final Consumer<String> progress;

	/**
	 * Creates the study.
	 * @param source whose number of records is that of each record in flight: with more
	 * in flight a run has more records, and takes the same time
	 */
	public MessagesStudy(MessageSource source, Duration delay, Consumer<String> progress) {
		this.runner = new MessageRunner(source);
		this.recordsOfEach = source.count();
		this.delay = delay;
		this.progress = progress;
	}

	/**
	 * Runs the consumers.
	 * @throws IOException when one fails, or does not do the work of all others
	 */
	public List<Rung> rungs() throws IOException, InterruptedException {
		Row loop = row(Style.LOOP, 1);
		Row reactor = row(Style.REACTOR, MANY);
		Rung published = rung("in flight: published", List.of(loop, reactor))
			.change("The blocking consumer has one record in flight, the reactive one many.");
		Rung equal = rung("in flight: equal", List.of(row(Style.POOL, MANY), reactor))
			.change("The blocking consumer has as many threads as the reactive one has records in flight.");
		Rung virtual = rung("in flight: virtual threads", List.of(row(Style.VIRTUAL, MANY), reactor))
			.change("The threads are virtual.");
		Rung shared = rung("in flight: share group", List.of(row(Style.SHARE_GROUP, MANY), reactor))
			.change("Consumers of a share group take records of one partition, each its own.");
		return List.of(published, equal, virtual, shared);
	}

	static Rung rung(String name, List<Row> rows) {
		long slowest = rows.stream().mapToLong(MessagesStudy::share).min().orElseThrow();
		return Rung.of(name, "K6", "K8")
			.columns("in flight", "ceiling per s", "records per s", "% of the ceiling")
			.says(says(slowest))
			.rows(rows);
	}

	private static String says(long slowest) {
		String reached = "Each reaches %d %% or more of the ceiling that its records in flight set".formatted(slowest);
		return (slowest >= NEAR) ? reached + ": the wait limits it, and not its style."
				: reached + ": something else than the wait limits it, too.";
	}

	private static long share(Row row) {
		return row.counts().getLast();
	}

	private Row row(Style style, int inFlight) throws IOException, InterruptedException {
		this.progress.accept("%s, %d in flight".formatted(style.label(), inFlight));
		MessageShape shape = MessageShape.receive(this.recordsOfEach * inFlight, inFlight, this.delay);
		Delivery delivery = this.runner.measure(style, shape, RUNS);
		return row(style, inFlight, inFlight * SECOND / this.delay.toMillis(), delivery.perSecond());
	}

	/** Rounds down, so that each reaches what is said to be reached. */
	static Row row(Style style, int inFlight, long ceiling, double perSecond) {
		return Row.of(style.label(), inFlight, ceiling, (long) perSecond, (long) (100 * perSecond / ceiling));
	}

}
