package io.tweebyte.interaction.entity;

/**
 * What came of writing a fact that may be there already.
 *
 * @param allowed whether the user may do it
 * @param fact what is stored now; null when it is not allowed, or when somebody else
 * stored it this moment
 */
public record WriteResult<T>(boolean allowed, T fact) {
}
