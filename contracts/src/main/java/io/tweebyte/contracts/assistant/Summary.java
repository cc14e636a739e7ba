package io.tweebyte.contracts.assistant;

/**
 * A whole summary.
 *
 * @param parts in how many parts the model wrote it
 */
public record Summary(String text, int parts) {
}
