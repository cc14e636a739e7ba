package io.tweebyte.lab.call;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;

import io.tweebyte.lab.work.Outcome;

/**
 * A task per call, on threads of a kind, which block.
 *
 * @param threads for all runs
 */
public record ThreadCalls(ExecutorService threads) implements CallStyle {

	@Override
	public Outcome sequence(Calls calls) throws Exception {
		return this.threads.submit(() -> LoopCalls.sequence(calls)).get();
	}

	@Override
	public Outcome fanOut(Calls calls) throws Exception {
		return each(calls, calls::call);
	}

	@Override
	public Outcome recover(Calls calls) throws Exception {
		return each(calls, (number) -> {
			try {
				return calls.call(number);
			}
			catch (CallRefusedException ex) {
				return Calls.REPLACEMENT;
			}
		});
	}

	private Outcome each(Calls calls, Call call) throws Exception {
		Semaphore places = new Semaphore(calls.atOnce());
		List<Future<Void>> all = new ArrayList<>();
		for (int number = 0; number < calls.count(); number++) {
			places.acquire();
			all.add(this.threads.submit(task(calls, number, call, places)));
		}
		for (Future<Void> one : all) {
			one.get();
		}
		return calls.outcome();
	}

	private static Callable<Void> task(Calls calls, int number, Call call, Semaphore places) {
		return () -> {
			try {
				calls.keep(number, call.of(number));
				return null;
			}
			finally {
				places.release();
			}
		};
	}

	private interface Call {

		Long of(int number) throws Exception;

	}

}
