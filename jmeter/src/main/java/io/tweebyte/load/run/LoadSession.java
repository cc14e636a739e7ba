package io.tweebyte.load.run;

import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import io.tweebyte.load.backend.BackendSource;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.StartRecord;

/** A whole run: all starts that are not yet measured, with one load generator. */
public final class LoadSession implements AutoCloseable {

	/** For stopping backends and for the report. */
	private static final long END_NANOS = TimeUnit.SECONDS.toNanos(12);

	private static final long STOP_NANOS = TimeUnit.SECONDS.toNanos(5);

	/** Backends do not start sooner. */
	private static final long LEAST_NANOS = TimeUnit.SECONDS.toNanos(20);

	private static final String SLOW = "The machine is slow: the time of all starts was needed for fewer of them.";

	private final RunStore store;

	private final BackendSource source;

	private final LoadGenerator generator;

	private final RunProgress progress;

	private RunRecord run;

	private SlicedLoad load;

	public LoadSession(RunStore store, RunRecord run, BackendSource source, LoadGenerator generator,
			RunProgress progress) {
		this.store = store;
		this.run = run;
		this.source = source;
		this.generator = generator;
		this.progress = progress;
	}

	/**
	 * Measures.
	 * @param begin the time of {@link System#nanoTime()} from which the run's time counts
	 * @throws IOException when files cannot be written or JMeter ends
	 * @throws InterruptedException when the run is interrupted; all rounds so far are
	 * kept
	 */
	public void run(long begin) throws IOException, SQLException, InterruptedException {
		RunOrder order = this.run.order();
		double used = this.run.starts().stream().filter(StartRecord::complete).mapToDouble(StartRecord::seconds).sum();
		long end = begin + TimeUnit.SECONDS.toNanos(order.seconds() - (long) used) - END_NANOS;
		this.store.write(this.run);
		for (int start = 1; start <= this.run.order().allStarts(); start++) {
			if (!this.run.isComplete(start)) {
				this.store.forget(start);
				long now = System.nanoTime();
				long planned = now + (end - now) / left(start);
				// what one pair takes beyond its share, another would lack
				start(start, planned, order.pairs() ? planned : end);
			}
			if (!order.pairs() && start < order.starts() && end - System.nanoTime() < LEAST_NANOS) {
				this.run = this.run.shortened(SLOW);
				this.store.write(this.run);
			}
		}
	}

	private long left(int from) {
		return IntStream.rangeClosed(from, this.run.order().allStarts())
			.filter((start) -> !this.run.isComplete(start))
			.count();
	}

	private void start(int start, long end, long latest) throws IOException, SQLException, InterruptedException {
		long begin = System.nanoTime();
		RunOrder order = this.run.order();
		this.progress.say("start %d of %d: starting %s".formatted(start, order.allStarts(),
				String.join(", ", order.at(start).labels())));
		try (RunningBackends backends = this.source.start(start)) {
			if (this.load == null) {
				this.load = this.generator.start(order.blocks(), backends.data());
			}
			backends.startSeconds()
				.forEach((label, seconds) -> this.progress
					.say("start %d: %s was ready after %.0f s".formatted(start, label, seconds)));
			StartRecord record = new StartRun(order, start, backends, this.load, this.store, this.progress, begin)
				.run(end - STOP_NANOS, latest - STOP_NANOS);
			record.problems().forEach((who, problem) -> this.progress.say(who + ": " + problem));
			this.run = this.run.with(record);
			this.store.write(this.run);
		}
	}

	@Override
	public void close() {
		if (this.load != null) {
			this.load.close();
		}
	}

}
