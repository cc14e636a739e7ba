package io.tweebyte.lab.study;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * A published comparison, from its own form to a fair one.
 *
 * @param title author, name and place
 * @param rungs counted on request, without timing anything
 */
public record Study(Key key, String title, Supplier<List<Rung>> rungs) {

	/** The letters by which studies are called. */
	public enum Key {

		P, K, R, J;

		/**
		 * Finds a study by its letter.
		 * @throws IllegalArgumentException when there is none
		 */
		public static Key named(String letter) {
			try {
				return valueOf(letter.toUpperCase(Locale.ROOT));
			}
			catch (IllegalArgumentException ex) {
				throw new IllegalArgumentException("There is no study '%s'. There are: P, K, R, J".formatted(letter),
						ex);
			}
		}

	}

}
