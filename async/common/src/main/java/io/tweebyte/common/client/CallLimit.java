package io.tweebyte.common.client;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

/** Bounds the calls that run at once and those that wait, and refuses the rest. */
final class CallLimit {

	private final int waitingLimit;

	private final Queue<Runnable> waiting = new ArrayDeque<>();

	private int free;

	CallLimit(int calls, int waitingLimit) {
		this.free = calls;
		this.waitingLimit = waitingLimit;
	}

	/** Fails with {@link RejectedExecutionException} when too many calls wait. */
	<T> CompletableFuture<T> run(Supplier<CompletableFuture<T>> call) {
		CompletableFuture<T> result = new CompletableFuture<>();
		Runnable refuse = () -> result
			.completeExceptionally(new RejectedExecutionException("Too many calls wait for a connection."));
		enter(() -> start(call, result), refuse).run();
		return result;
	}

	private synchronized Runnable enter(Runnable start, Runnable refuse) {
		if (this.free > 0) {
			this.free--;
			return start;
		}
		if (this.waiting.size() == this.waitingLimit) {
			return refuse;
		}
		this.waiting.add(start);
		return () -> {
			// the call that ends starts it
		};
	}

	private <T> void start(Supplier<CompletableFuture<T>> call, CompletableFuture<T> result) {
		if (result.isDone()) {
			leave();
			return;
		}
		// a call that cannot even begin leaves too
		CompletableFuture.completedFuture(call).thenCompose(Supplier::get).whenComplete((value, failure) -> {
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
