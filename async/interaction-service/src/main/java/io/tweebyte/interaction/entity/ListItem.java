package io.tweebyte.interaction.entity;

/**
 * An item of a list that the reader may see.
 *
 * @param <T> the type of the items
 * @param row the row that it was made of
 * @param value the item
 */
public record ListItem<T>(ListRow row, T value) {
}
