package io.tweebyte.lab.stream;

import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.work.Outcome;

/** A stream of numbers to its end, all on one thread and in order. */
public interface StreamOperators {

	/** How many values may be in progress where an operator asks for it. */
	int CONCURRENCY = 32;

	/** One more than each number. */
	Outcome map(Numbers numbers);

	/** The even numbers. */
	Outcome filter(Numbers numbers);

	/** One more than each number, as a value of its own that follows. */
	Outcome mapToOne(Numbers numbers);

	/** Each number and the two that follow it. */
	Outcome mapToMany(Numbers numbers);

	/** The absolute values that are even, each as four texts. */
	Outcome pipeline(Numbers numbers);

}
