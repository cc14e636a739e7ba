package io.tweebyte.interaction.entity;

import java.util.UUID;

/**
 * Where the clean-up goes on.
 *
 * @param after the last tweet that was asked for; null at the beginning of all
 */
public record CleanUpPosition(UUID after) {
}
