package io.tweebyte.common.client;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

/**
 * Makes so many calls at once, lets so many wait for their turn, and refuses the rest.
 */
final class CallLimit {

	private final int waitingLimit;

	private final Queue<Runnable> waiting = new ArrayDeque<>();

	private int free;

	CallLimit(int calls, int waitingLimit) {
		this.free = calls;
		this.waitingLimit = waitingLimit;
	}

	<T> CompletableFuture<T> run(Supplier<CompletableFuture<T>> call) {
		CompletableFuture<T> result = new CompletableFuture<>();
		Runnable start = () -> start(call, result);
		if (enter(start)) {
			start.run();
		}
		return result;
	}

	private synchronized boolean enter(Runnable start) {
		if (this.free > 0) {
			this.free--;
			return true;
		}
		if (this.waiting.size() == this.waitingLimit) {
			throw new RejectedExecutionException("Too many calls wait for a connection.");
		}
		this.waiting.add(start);
		return false;
	}

	private <T> void start(Supplier<CompletableFuture<T>> call, CompletableFuture<T> result) {
		if (result.isDone()) {
			leave();
			return;
		}
		call.get().whenComplete((value, failure) -> {
			leave();
			if (failure != null) {
				result.completeExceptionally(failure);
			}
			else {
				result.complete(value);
			}
		});
	}

	private void leave() {
		Runnable next = next();
		if (next != null) {
			next.run();
		}
	}

	private synchronized Runnable next() {
		Runnable next = this.waiting.poll();
		if (next == null) {
			this.free++;
		}
		return next;
	}

}
