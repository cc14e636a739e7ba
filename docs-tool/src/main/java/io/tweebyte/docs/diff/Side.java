package io.tweebyte.docs.diff;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of one side.
 *
 * @param number its number, from 1; 0 where this side has no line
 * @param spans its parts
 */
public record Side(int number, List<Span> spans) {

	/** No line. */
	static final Side NOTHING = new Side(0, List.of());

	static Side whole(int number, String line, boolean changed) {
		return new Side(number, List.of(new Span(line, changed)));
	}

	/** Whether this side has a line here. */
	public boolean exists() {
		return this.number > 0;
	}

	public String text() {
		return this.spans.stream().map(Span::text).collect(Collectors.joining());
	}

}
