package io.tweebyte.launcher.workspace;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** Says every three seconds what is waited for, and since when. */
public final class WaitingReport {

	private static final Duration BETWEEN_REPORTS = Duration.ofSeconds(3);

	private final Consumer<String> progress;

	private final long start = System.nanoTime();

	private long next = BETWEEN_REPORTS.toNanos();

	public WaitingReport(Consumer<String> progress) {
		this.progress = progress;
	}

	/** To be called as often as is looked whether the waiting is over. */
	public void waitingFor(List<String> names) {
		long elapsed = System.nanoTime() - this.start;
		if (!names.isEmpty() && elapsed > this.next) {
			this.progress.accept(Terminal.WAITING + String.join(", ", names) + ", %.1f s".formatted(elapsed / 1e9));
			this.next = elapsed + BETWEEN_REPORTS.toNanos();
		}
	}

}
