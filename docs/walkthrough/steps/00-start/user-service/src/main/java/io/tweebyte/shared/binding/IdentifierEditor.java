package io.tweebyte.shared.binding;

import java.beans.PropertyEditorSupport;

import io.tweebyte.contracts.id.Identifiers;

/**
 * Reads ids in paths as strictly as {@link Identifiers#parse(String)}. A converter would
 * not do: when one refuses a text, Spring falls back to
 * {@link java.util.UUID#fromString}, which takes {@code 1-1-1-1-1}.
 */
public final class IdentifierEditor extends PropertyEditorSupport {

	@Override
	public void setAsText(String text) {
		setValue(Identifiers.parse(text).orElseThrow(() -> new IllegalArgumentException(Identifiers.MESSAGE)));
	}

}
