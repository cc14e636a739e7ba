package io.tweebyte.load.plan;

import java.util.List;

/** Numbers from the command line. */
public final class Ranges {

	private Ranges() {
	}

	/**
	 * The numbers given, or the defaults when none are.
	 * @throws IllegalArgumentException for a number outside the range
	 */
	public static List<Integer> check(String option, List<Integer> given, List<Integer> defaults, int least,
			int greatest) {
		if (given == null) {
			return defaults;
		}
		for (int number : given) {
			if (number < least || number > greatest) {
				throw new IllegalArgumentException(
						"%s goes from %d to %d, not %d".formatted(option, least, greatest, number));
			}
		}
		return given.stream().distinct().toList();
	}

}
