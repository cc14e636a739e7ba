package io.tweebyte.lab.call;

import java.io.IOException;

import io.tweebyte.lab.work.Outcome;

/** A loop, which blocks in each call. */
public final class LoopCalls {

	private LoopCalls() {
	}

	public static Outcome sequence(Calls calls) throws IOException, InterruptedException {
		for (int number = 0; number < calls.count(); number++) {
			calls.keep(number, calls.call(number));
		}
		return calls.outcome();
	}

}
