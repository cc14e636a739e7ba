package io.tweebyte.lab.single;

import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Refusals;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** Plain calls, each on a virtual thread that is waited for. */
public final class VirtualSingles implements SingleOperators {

	@Override
	public Outcome map(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			run(() -> delivered.add(numbers.next() + 1));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome chain(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			run(() -> delivered.add(numbers.next() + 1));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			run(() -> delivered.add(Texts.inBrackets(Texts.hex(Math.abs(numbers.next())))));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome zip(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			run(() -> delivered.add(numbers.next() + numbers.next()));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome recover(Numbers numbers, Refusals refusals) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			run(() -> delivered.add(LoopSingles.acceptedOrReplaced(refusals, numbers.next())));
		}
		return numbers.outcome(delivered);
	}

	private static void run(Runnable task) {
		try {
			Thread.ofVirtual().start(task).join();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

}
