package io.tweebyte.shared.binding;

import java.beans.PropertyEditorSupport;
import java.util.Collection;
import java.util.regex.Pattern;

/**
 * Reads whole numbers in queries more strictly than Spring, which also accepts
 * {@code 007}, {@code +7}, {@code 0x7}, digits of other scripts, and nothing.
 * <p>
 * What is malformed becomes {@link #MALFORMED}, which is in no range, so that the message
 * of the range is reported for it, too.
 */
public final class NumberEditor extends PropertyEditorSupport {

	public static final int MALFORMED = -1;

	private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,8}");

	/** WebFlux passes a repeated parameter as a list, which is malformed. */
	@Override
	public void setValue(Object value) {
		super.setValue((value instanceof Collection) ? Integer.valueOf(MALFORMED) : value);
	}

	@Override
	public void setAsText(String text) {
		setValue(NUMBER.matcher(text).matches() ? Integer.valueOf(text) : Integer.valueOf(MALFORMED));
	}

}
