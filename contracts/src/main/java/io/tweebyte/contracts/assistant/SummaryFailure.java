package io.tweebyte.contracts.assistant;

/** Why a summary ends before it is whole: the data of an event named {@code error}. */
public record SummaryFailure(String detail) {
}
