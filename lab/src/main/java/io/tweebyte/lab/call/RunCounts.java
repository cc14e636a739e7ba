package io.tweebyte.lab.call;

import java.time.Duration;

import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

/** Counts the requests of one run at the server. Safe for use by several threads. */
final class RunCounts {

	/**
	 * For how long requests wait for those that do not come; the client finds that out.
	 */
	private static final Duration PATIENCE = Duration.ofSeconds(3);

	private final Sinks.Empty<Void> together = Sinks.empty();

	private final Sinks.Empty<Void> inProgress = Sinks.empty();

	private long requests;

	private long served;

	private long cancelled;

	private long bytes;

	private long mostAtOnce;

	private long awaited = Long.MAX_VALUE;

	private long awaitedAtOnce = Long.MAX_VALUE;

	/** Counts a request that has arrived. */
	void begin() {
		boolean isTogether;
		boolean isInProgress;
		synchronized (this) {
			this.requests++;
			this.mostAtOnce = Math.max(this.mostAtOnce, this.requests - this.served - this.cancelled);
			isTogether = this.requests >= this.awaited;
			isInProgress = this.mostAtOnce >= this.awaitedAtOnce;
		}
		if (isTogether) {
			this.together.tryEmitEmpty();
		}
		if (isInProgress) {
			this.inProgress.tryEmitEmpty();
		}
	}

	/** Counts a response that is sent now. */
	synchronized void serve(int length) {
		this.served++;
		this.bytes += length;
	}

	/** Counts a request that was given up before its response. */
	synchronized void cancel() {
		this.cancelled++;
	}

	/** Completes as soon as so many requests have arrived. Call it once per run. */
	Mono<Void> whenArrived(int count) {
		boolean isTogether;
		synchronized (this) {
			this.awaited = count;
			isTogether = this.requests >= count;
		}
		if (isTogether) {
			this.together.tryEmitEmpty();
		}
		return this.together.asMono();
	}

	/**
	 * Completes as soon as so many requests are in progress, or too few for some seconds.
	 * Call it before {@link #begin()}, always with the same number.
	 */
	synchronized Mono<Void> whenInProgress(int count) {
		this.awaitedAtOnce = count;
		return this.inProgress.asMono().timeout(PATIENCE, Mono.fromRunnable(this.inProgress::tryEmitEmpty));
	}

	synchronized CallLedger ledger() {
		return new CallLedger(this.requests, this.served, this.cancelled, this.bytes, this.mostAtOnce);
	}

}
