package io.tweebyte.lab.call;

import java.io.IOException;
import java.util.function.UnaryOperator;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.tweebyte.lab.work.Outcome;

/** A {@link Uni} per call. */
public final class MutinyCalls implements CallStyle {

	@Override
	public Outcome sequence(Calls calls) throws IOException, InterruptedException {
		numbers(calls).onItem()
			.transformToUniAndConcatenate(
					(number) -> call(calls, number).invoke((result) -> calls.keep(number, result)))
			.collect()
			.last()
			.await()
			.indefinitely();
		return calls.outcome();
	}

	@Override
	public Outcome fanOut(Calls calls) throws IOException, InterruptedException {
		return each(calls, UnaryOperator.identity());
	}

	@Override
	public Outcome recover(Calls calls) throws IOException, InterruptedException {
		return each(calls, (call) -> call.onFailure().recoverWithItem(Calls.REPLACEMENT));
	}

	private static Outcome each(Calls calls, UnaryOperator<Uni<Long>> step) throws IOException, InterruptedException {
		numbers(calls).onItem()
			.transformToUni((number) -> step.apply(call(calls, number)).invoke((result) -> calls.keep(number, result)))
			.merge(calls.atOnce())
			.collect()
			.last()
			.await()
			.indefinitely();
		return calls.outcome();
	}

	private static Multi<Integer> numbers(Calls calls) {
		return Multi.createFrom().range(0, calls.count());
	}

	/** Returns a call that begins when it is subscribed to. */
	static Uni<Long> call(Calls calls, int number) {
		return Uni.createFrom().completionStage(() -> calls.callLater(number));
	}

}
