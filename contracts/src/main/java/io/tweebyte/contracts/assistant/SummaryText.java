package io.tweebyte.contracts.assistant;

/** The next words of a summary: the data of an event named {@code text}. */
public record SummaryText(String text) {
}
