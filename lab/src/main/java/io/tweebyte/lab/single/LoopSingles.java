package io.tweebyte.lab.single;

import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Refusal;
import io.tweebyte.lab.source.Refusals;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** Plain calls. */
public final class LoopSingles implements SingleOperators {

	@Override
	public Outcome map(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			delivered.add(numbers.next() + 1);
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome chain(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			delivered.add(numbers.next() + 1);
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			delivered.add(Texts.inBrackets(Texts.hex(Math.abs(numbers.next()))));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome zip(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			delivered.add(numbers.next() + numbers.next());
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome recover(Numbers numbers, Refusals refusals) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			delivered.add(acceptedOrReplaced(refusals, numbers.next()));
		}
		return numbers.outcome(delivered);
	}

	/** Returns the number, or what takes the place of one that is refused. */
	static Long acceptedOrReplaced(Refusals refusals, Long number) {
		try {
			return refusals.accept(number);
		}
		catch (Refusal ex) {
			return Refusal.REPLACEMENT;
		}
	}

}
