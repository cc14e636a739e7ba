package io.tweebyte.docs.diff;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A line of a file.
 *
 * @param number its number, from 1
 * @param text what stands in it
 */
record Line(int number, String text) {

	static List<Line> of(List<String> lines) {
		return IntStream.range(0, lines.size()).mapToObj((i) -> new Line(i + 1, lines.get(i))).toList();
	}

	/** Whether another line says the same, whatever its indentation. */
	boolean isLike(Line other) {
		return this.text.strip().equals(other.text.strip());
	}

	/** This line as a side of its own. */
	Side side(boolean changed) {
		return Side.whole(this.number, this.text, changed);
	}

}
