package io.tweebyte.docs.diff;

/**
 * A part of a line.
 *
 * @param text the characters
 * @param changed whether the line on the other side has others in this place
 */
public record Span(String text, boolean changed) {

}
