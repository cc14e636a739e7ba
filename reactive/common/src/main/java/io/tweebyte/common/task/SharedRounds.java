package io.tweebyte.common.task;

import java.util.function.Supplier;

import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

/**
 * Rounds of a task, one after the other. All callers during a round share the next one.
 * Safe for use by several threads.
 */
public final class SharedRounds {

	private final Supplier<Mono<Void>> task;

	/** The newest round, which may wait for the one before. */
	private Mono<Void> last = Mono.empty();

	private boolean isWaiting;

	public SharedRounds(Supplier<Mono<Void>> task) {
		this.task = task;
	}

	/** Returns a round that begins after its subscription. */
	public Mono<Void> next() {
		return Mono.defer(this::join);
	}

	private synchronized Mono<Void> join() {
		if (!this.isWaiting) {
			this.isWaiting = true;
			// model: a round begins when the one before has ended, however that was, and
			// goes on without its subscriber
			Mono<Void> before = this.last.onErrorComplete();
			Sinks.Empty<Void> end = Sinks.empty();
			this.last = end.asMono();
			before.then(Mono.defer(this::begin)).subscribe(null, end::tryEmitError, end::tryEmitEmpty);
		}
		return this.last;
	}

	private Mono<Void> begin() {
		synchronized (this) {
			// a later call gets another round
			this.isWaiting = false;
		}
		return this.task.get();
	}

}
