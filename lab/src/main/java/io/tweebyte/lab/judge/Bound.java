package io.tweebyte.lab.judge;

import java.util.Locale;

/**
 * A ratio that the second style of a pair is said to reach.
 *
 * @param least the ratio
 */
public record Bound(StylePair pair, double least) {

	@Override
	public String toString() {
		return String.format(Locale.ROOT, "%s against %.2f", this.pair, this.least);
	}

}
