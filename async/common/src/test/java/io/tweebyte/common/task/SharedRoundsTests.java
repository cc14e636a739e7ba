package io.tweebyte.common.task;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SharedRoundsTests {

	private static final int ROUNDS = 200_000;

	private final List<CompletableFuture<Void>> begun = new ArrayList<>();

	private final SharedRounds rounds = new SharedRounds(() -> {
		this.begun.add(new CompletableFuture<>());
		return this.begun.getLast();
	});

	@Test
	void beginsAtOnceWhenNoneIsRunning() {
		CompletableFuture<Void> round = this.rounds.next();

		assertThat(this.begun).hasSize(1);
		assertThat(round).isNotDone();
		this.begun.getFirst().complete(null);
		assertThat(round).isCompleted();
	}

	@Test
	void sharesTheNextOneWhileOneIsRunning() {
		this.rounds.next();
		CompletableFuture<Void> one = this.rounds.next();
		CompletableFuture<Void> other = this.rounds.next();
		assertThat(this.begun).hasSize(1);

		this.begun.getFirst().complete(null);
		assertThat(this.begun).hasSize(2);
		assertThat(one).isNotDone();
		this.begun.getLast().complete(null);

		assertThat(one).isCompleted();
		assertThat(other).isCompleted();
		assertThat(this.begun).hasSize(2);
	}

	@Test
	void goesOnAfterAFailure() {
		CompletableFuture<Void> failed = this.rounds.next();
		CompletableFuture<Void> next = this.rounds.next();

		this.begun.getFirst().completeExceptionally(new IllegalStateException("broken"));
		this.begun.getLast().complete(null);

		assertThat(failed).isCompletedExceptionally();
		assertThat(next).isCompleted();
	}

	@Test
	void goesOnHoweverManyAskAtTheMomentWhenOneEnds() {
		AtomicInteger number = new AtomicInteger();
		try (ExecutorService other = Executors.newSingleThreadExecutor()) {
			SharedRounds busy = new SharedRounds(() -> CompletableFuture.runAsync(number::incrementAndGet, other));
			IntStream.range(0, ROUNDS).forEach((round) -> busy.next());
			busy.next().join();
			int before = number.get();
			busy.next().join();
			assertThat(number).hasValue(before + 1);
		}
	}

}
