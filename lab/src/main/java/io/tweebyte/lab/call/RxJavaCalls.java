package io.tweebyte.lab.call;

import java.io.IOException;
import java.util.function.UnaryOperator;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Single;
import io.tweebyte.lab.work.Outcome;

/** A {@link Single} per call. */
public final class RxJavaCalls implements CallStyle {

	@Override
	public Outcome sequence(Calls calls) throws IOException, InterruptedException {
		numbers(calls)
			.concatMapSingle((number) -> call(calls, number).doOnSuccess((result) -> calls.keep(number, result)), 1)
			.blockingSubscribe();
		return calls.outcome();
	}

	@Override
	public Outcome fanOut(Calls calls) throws IOException, InterruptedException {
		return each(calls, UnaryOperator.identity());
	}

	@Override
	public Outcome recover(Calls calls) throws IOException, InterruptedException {
		return each(calls, (call) -> call.onErrorReturnItem(Calls.REPLACEMENT));
	}

	private static Outcome each(Calls calls, UnaryOperator<Single<Long>> step)
			throws IOException, InterruptedException {
		numbers(calls)
			.flatMapSingle(
					(number) -> step.apply(call(calls, number)).doOnSuccess((result) -> calls.keep(number, result)),
					false, calls.atOnce())
			.blockingSubscribe();
		return calls.outcome();
	}

	private static Flowable<Integer> numbers(Calls calls) {
		return Flowable.range(0, calls.count());
	}

	/** Returns a call that begins when it is subscribed to. */
	static Single<Long> call(Calls calls, int number) {
		return Single.defer(() -> Single.fromCompletionStage(calls.callLater(number)));
	}

}
