package io.tweebyte.contracts.assistant;

/**
 * The end of a whole summary: the data of an event named {@code end}.
 *
 * @param parts how many events with text came before
 */
public record SummaryEnd(int parts) {
}
