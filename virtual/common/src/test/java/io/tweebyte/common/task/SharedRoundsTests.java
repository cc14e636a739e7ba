package io.tweebyte.common.task;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import io.tweebyte.common.threads.Await;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.awaitility.Awaitility.await;

class SharedRoundsTests {

	private static final int ROUNDS = 20_000;

	private final List<CompletableFuture<Void>> begun = new CopyOnWriteArrayList<>();

	private final SharedRounds rounds = new SharedRounds(() -> {
		CompletableFuture<Void> end = new CompletableFuture<>();
		this.begun.add(end);
		Await.result(end);
	});

	private final ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();

	@AfterEach
	void stop() {
		this.callers.close();
	}

	@Test
	void beginsAtOnceWhenNoneIsRunning() {
		Future<?> round = this.callers.submit(this.rounds::next);

		awaitBegun(1);
		assertThat(round).isNotDone();
		this.begun.getFirst().complete(null);
		Await.result(round);
	}

	@Test
	void sharesTheNextOneWhileOneIsRunning() {
		this.callers.submit(this.rounds::next);
		awaitBegun(1);
		Thread one = waiting();
		Thread other = waiting();
		assertThat(this.begun).hasSize(1);

		this.begun.getFirst().complete(null);
		awaitBegun(2);
		assertThat(one.isAlive()).isTrue();
		this.begun.getLast().complete(null);

		await().until(() -> !one.isAlive());
		await().until(() -> !other.isAlive());
		assertThat(this.begun).hasSize(2);
	}

	@Test
	void goesOnAfterAFailure() {
		Future<?> failed = this.callers.submit(this.rounds::next);
		awaitBegun(1);
		Future<?> worse = this.callers.submit(this.rounds::next);

		this.begun.getFirst().completeExceptionally(new IllegalStateException("broken"));
		awaitBegun(2);
		this.begun.getLast().completeExceptionally(new AssertionError("worse"));

		assertThatIllegalStateException().isThrownBy(() -> Await.result(failed)).withMessage("broken");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> Await.result(worse)).withMessage("worse");
		Future<?> next = this.callers.submit(this.rounds::next);
		awaitBegun(3);
		this.begun.getLast().complete(null);
		Await.result(next);
	}

	@Test
	void goesOnHoweverManyAskAtTheMomentWhenOneEnds() {
		AtomicInteger number = new AtomicInteger();
		SharedRounds busy = new SharedRounds(number::incrementAndGet);
		List<? extends Future<?>> calls = IntStream.range(0, ROUNDS)
			.mapToObj((round) -> this.callers.submit(busy::next))
			.toList();
		calls.forEach((call) -> Await.result(call));
		int before = number.get();
		busy.next();
		assertThat(number).hasValue(before + 1);
	}

	private void awaitBegun(int number) {
		await().untilAsserted(() -> assertThat(this.begun).hasSize(number));
	}

	/** Returns a caller once it waits for its round. */
	private Thread waiting() {
		Thread caller = Thread.startVirtualThread(this.rounds::next);
		await().until(() -> caller.getState() == Thread.State.WAITING);
		return caller;
	}

}
