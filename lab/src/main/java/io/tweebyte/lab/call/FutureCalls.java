package io.tweebyte.lab.call;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.function.IntFunction;

import io.tweebyte.lab.work.Outcome;

/** A future per call. */
public final class FutureCalls implements CallStyle {

	@Override
	public Outcome sequence(Calls calls) throws IOException, InterruptedException {
		CompletableFuture<Void> before = CompletableFuture.completedFuture(null);
		for (int next = 0; next < calls.count(); next++) {
			int number = next;
			before = before.thenCompose((done) -> calls.callLater(number))
				.thenAccept((result) -> calls.keep(number, result));
		}
		before.join();
		return calls.outcome();
	}

	@Override
	public Outcome fanOut(Calls calls) throws IOException, InterruptedException {
		return each(calls, calls::callLater);
	}

	@Override
	public Outcome recover(Calls calls) throws IOException, InterruptedException {
		return each(calls, (number) -> calls.callLater(number).exceptionally((failure) -> Calls.REPLACEMENT));
	}

	private static Outcome each(Calls calls, IntFunction<CompletableFuture<Long>> call)
			throws IOException, InterruptedException {
		// futures have no bound of their own
		Semaphore places = new Semaphore(calls.atOnce());
		List<CompletableFuture<Void>> all = new ArrayList<>();
		for (int next = 0; next < calls.count(); next++) {
			int number = next;
			places.acquire();
			all.add(call.apply(number)
				.thenAccept((result) -> calls.keep(number, result))
				.whenComplete((done, failure) -> places.release()));
		}
		CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).join();
		return calls.outcome();
	}

}
