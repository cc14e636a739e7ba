package io.tweebyte.common.task;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.context.SmartLifecycle;
import org.springframework.scheduling.concurrent.CustomizableThreadFactory;

/** Repeats a task: a failed round is logged, a late one skipped, the last awaited. */
public final class RepeatedTask implements SmartLifecycle {

	private static final Logger log = LoggerFactory.getLogger(RepeatedTask.class);

	private final String name;

	private final Duration firstDelay;

	private final Duration period;

	private final Supplier<CompletableFuture<Void>> round;

	private ScheduledExecutorService clock;

	private ScheduledFuture<?> rounds;

	private volatile CompletableFuture<Void> running = CompletableFuture.completedFuture(null);

	public RepeatedTask(String name, Duration firstDelay, Duration period, Supplier<CompletableFuture<Void>> round) {
		this.name = name;
		this.firstDelay = firstDelay;
		this.period = period;
		this.round = round;
	}

	@Override
	public void start() {
		this.clock = Executors.newSingleThreadScheduledExecutor(new CustomizableThreadFactory(this.name + "-"));
		this.rounds = this.clock.scheduleAtFixedRate(this::begin, this.firstDelay.toMillis(), this.period.toMillis(),
				TimeUnit.MILLISECONDS);
	}

	private void begin() {
		if (this.running.isDone()) {
			this.running = survived(CompletableFuture.completedFuture(this.round).thenCompose(Supplier::get));
		}
	}

	private CompletableFuture<Void> survived(CompletableFuture<Void> begun) {
		return begun.exceptionally((failure) -> {
			log.warn("A round of the task {} failed; the next one follows.", this.name, failure);
			return null;
		});
	}

	@Override
	public void stop() {
		stop(() -> {
		});
	}

	@Override
	public void stop(Runnable done) {
		this.rounds.cancel(false);
		// looked up behind a round that is just beginning: the clock has one thread
		CompletableFuture<CompletableFuture<Void>> last = isRunning()
				? CompletableFuture.supplyAsync(() -> this.running, this.clock)
				: CompletableFuture.completedFuture(this.running);
		this.clock.shutdown();
		last.thenCompose(Function.identity()).whenComplete((ended, failure) -> done.run());
	}

	@Override
	public boolean isRunning() {
		return this.clock != null && !this.clock.isShutdown();
	}

}
