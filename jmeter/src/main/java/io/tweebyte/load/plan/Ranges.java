package io.tweebyte.load.plan;

/** Numbers from the command line. */
public final class Ranges {

	private Ranges() {
	}

	/**
	 * Returns the number.
	 * @throws IllegalArgumentException when it is outside the range
	 */
	public static int check(String option, int number, int least, int greatest) {
		if (number < least || number > greatest) {
			throw new IllegalArgumentException(
					"%s goes from %d to %d, not %d".formatted(option, least, greatest, number));
		}
		return number;
	}

}
