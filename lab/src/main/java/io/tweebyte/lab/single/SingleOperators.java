package io.tweebyte.lab.single;

import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Refusals;
import io.tweebyte.lab.work.Outcome;

/**
 * One value at a time: each number goes through operators that are put together for it,
 * and is delivered to a subscriber that requests it.
 */
public interface SingleOperators {

	/** One more than each number. */
	Outcome map(Numbers numbers);

	/** One more than each number, as a value of its own that follows. */
	Outcome chain(Numbers numbers);

	/** The absolute value in hexadecimal, followed by the same in brackets. */
	Outcome pipeline(Numbers numbers);

	/** The sum of two numbers. */
	Outcome zip(Numbers numbers);

	/** Numbers as they are; those that are refused fail, and are replaced. */
	Outcome recover(Numbers numbers, Refusals refusals);

}
