package io.tweebyte.lab.stream;

import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** A loop. */
public final class LoopStream implements StreamOperators {

	@Override
	public Outcome map(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			delivered.add(numbers.next() + 1);
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome filter(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			long number = numbers.next();
			if (number % 2 == 0) {
				delivered.add(number);
			}
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome mapToOne(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			delivered.add(numbers.next() + 1);
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome mapToMany(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			long number = numbers.next();
			delivered.add(number);
			delivered.add(number + 1);
			delivered.add(number + 2);
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			long number = Math.abs(numbers.next());
			if (number % 2 == 0) {
				delivered.add(Texts.hex(number, 0));
				delivered.add(Texts.hex(number, 1));
				delivered.add(Texts.hex(number, 2));
				delivered.add(Texts.hex(number, 3));
			}
		}
		return numbers.outcome(delivered);
	}

}
