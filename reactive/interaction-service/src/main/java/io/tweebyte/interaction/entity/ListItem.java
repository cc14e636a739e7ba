package io.tweebyte.interaction.entity;

/**
 * An item of a list that the reader may see.
 */
public record ListItem<T>(ListRow row, T value) {
}
