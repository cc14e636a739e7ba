package io.tweebyte.common.task;

import java.time.Duration;
import java.util.function.Supplier;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

import org.springframework.context.SmartLifecycle;

/** Repeats a task: a failed round is logged, a late one skipped, the last awaited. */
public final class RepeatedTask implements SmartLifecycle {

	private static final Logger log = LoggerFactory.getLogger(RepeatedTask.class);

	private final String name;

	private final Duration firstDelay;

	private final Duration period;

	private final Supplier<Mono<Void>> round;

	private Sinks.Empty<Void> end;

	private Sinks.Empty<Void> ended;

	private Disposable rounds;

	public RepeatedTask(String name, Duration firstDelay, Duration period, Supplier<Mono<Void>> round) {
		this.name = name;
		this.firstDelay = firstDelay;
		this.period = period;
		this.round = round;
	}

	@Override
	public void start() {
		this.end = Sinks.empty();
		this.ended = Sinks.empty();
		this.rounds = Flux.interval(this.firstDelay, this.period)
			.takeUntilOther(this.end.asMono())
			.onBackpressureDrop()
			.concatMap((tick) -> survived(Mono.defer(this.round)), 0)
			.doFinally((signal) -> this.ended.tryEmitEmpty())
			.subscribe();
	}

	private Mono<Void> survived(Mono<Void> begun) {
		return begun.onErrorResume((failure) -> {
			log.warn("A round of the task {} failed; the next one follows.", this.name, failure);
			return Mono.empty();
		});
	}

	@Override
	public void stop() {
		stop(() -> {
		});
	}

	@Override
	public void stop(Runnable done) {
		this.end.tryEmitEmpty();
		this.ended.asMono().doFinally((signal) -> done.run()).subscribe();
	}

	@Override
	public boolean isRunning() {
		return this.rounds != null && !this.rounds.isDisposed();
	}

}
