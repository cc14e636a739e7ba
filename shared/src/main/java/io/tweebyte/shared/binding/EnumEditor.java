package io.tweebyte.shared.binding;

import java.beans.PropertyEditorSupport;

/**
 * Reads the name of a constant in a path. Spring's converter also accepts white space
 * around it, and takes a blank text for null.
 */
public final class EnumEditor<E extends Enum<E>> extends PropertyEditorSupport {

	private final Class<E> type;

	public EnumEditor(Class<E> type) {
		this.type = type;
	}

	@Override
	public void setAsText(String text) {
		setValue(Enum.valueOf(this.type, text));
	}

}
