package io.tweebyte.load;

import java.util.List;

/**
 * Numbers from the command line.
 */
final class Ranges {

	private Ranges() {
	}

	/**
	 * The numbers given, or the defaults when none are.
	 * @throws IllegalArgumentException for a number outside the range
	 */
	static List<Integer> check(String option, List<Integer> given, List<Integer> defaults, int least, int greatest) {
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
