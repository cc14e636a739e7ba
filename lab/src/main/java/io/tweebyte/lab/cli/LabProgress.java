package io.tweebyte.lab.cli;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.measuring.run.Terminal;

/**
 * Shows how far a run is, and how long the rest takes at the pace so far. A terminal
 * always has the latest line, a log one per minute.
 */
final class LabProgress implements LabRun.Progress {

	private static final Duration PERIOD = Duration.ofMinutes(1);

	private final Consumer<String> log;

	private final InstantSource clock;

	private Instant start;

	private int before;

	private Instant logged;

	LabProgress(Consumer<String> log, InstantSource clock) {
		this.log = log;
		this.clock = clock;
	}

	@Override
	public void next(int done, int all, Cell cell) {
		Instant now = this.clock.instant();
		if (this.start == null) {
			this.start = now;
			this.before = done;
		}
		String line = "%d of %d%s · %s".formatted(done + 1, all, timeLeft(now, done, all), cell);
		Terminal.progress(line);
		if (!Terminal.isPresent() && (this.logged == null || !now.isBefore(this.logged.plus(PERIOD)))) {
			this.log.accept(line);
			this.logged = now;
		}
	}

	/** JVMs that an interrupted run has measured before say nothing of today's pace. */
	private String timeLeft(Instant now, int done, int all) {
		if (done == this.before) {
			return "";
		}
		Duration left = Duration.between(this.start, now).multipliedBy(all - done).dividedBy(done - this.before);
		return ", about %d min left".formatted(left.plusSeconds(30).toMinutes());
	}

}
