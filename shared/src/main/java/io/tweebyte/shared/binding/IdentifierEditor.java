package io.tweebyte.shared.binding;

import java.beans.PropertyEditorSupport;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;

/**
 * Reads ids in paths. A converter would not do: when one refuses a text, Spring falls
 * back to {@link UUID#fromString}.
 */
public final class IdentifierEditor extends PropertyEditorSupport {

	@Override
	public void setAsText(String text) {
		setValue(Identifiers.parse(text).orElseThrow(() -> new IllegalArgumentException(Identifiers.MESSAGE)));
	}

}
