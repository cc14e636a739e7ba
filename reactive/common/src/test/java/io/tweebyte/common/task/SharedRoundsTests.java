package io.tweebyte.common.task;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

import static org.assertj.core.api.Assertions.assertThat;

class SharedRoundsTests {

	private static final int ROUNDS = 200_000;

	private final List<Sinks.Empty<Void>> begun = new ArrayList<>();

	private final SharedRounds rounds = new SharedRounds(() -> {
		this.begun.add(Sinks.empty());
		return this.begun.getLast().asMono();
	});

	@Test
	void beginsAtOnceWhenNoneIsRunning() {
		CompletableFuture<Void> round = this.rounds.next().toFuture();

		assertThat(this.begun).hasSize(1);
		assertThat(round).isNotDone();
		this.begun.getFirst().tryEmitEmpty();
		assertThat(round).isCompleted();
	}

	@Test
	void sharesTheNextOneWhileOneIsRunning() {
		this.rounds.next().subscribe();
		CompletableFuture<Void> one = this.rounds.next().toFuture();
		CompletableFuture<Void> other = this.rounds.next().toFuture();
		assertThat(this.begun).hasSize(1);

		this.begun.getFirst().tryEmitEmpty();
		assertThat(this.begun).hasSize(2);
		assertThat(one).isNotDone();
		this.begun.getLast().tryEmitEmpty();

		assertThat(one).isCompleted();
		assertThat(other).isCompleted();
		assertThat(this.begun).hasSize(2);
	}

	@Test
	void goesOnAfterAFailure() {
		CompletableFuture<Void> failed = this.rounds.next().toFuture();
		CompletableFuture<Void> next = this.rounds.next().toFuture();

		this.begun.getFirst().tryEmitError(new IllegalStateException("broken"));
		this.begun.getLast().tryEmitEmpty();

		assertThat(failed).isCompletedExceptionally();
		assertThat(next).isCompleted();
	}

	@Test
	void goesOnHoweverManyAskAtTheMomentWhenOneEnds() {
		AtomicInteger number = new AtomicInteger();
		Scheduler other = Schedulers.newSingle("other");
		SharedRounds busy = new SharedRounds(() -> Mono.<Void>fromRunnable(number::incrementAndGet).subscribeOn(other));
		IntStream.range(0, ROUNDS).forEach((round) -> busy.next().subscribe());
		busy.next().block();
		int before = number.get();
		busy.next().block();
		assertThat(number).hasValue(before + 1);
		other.dispose();
	}

}
