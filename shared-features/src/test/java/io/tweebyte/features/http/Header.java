package io.tweebyte.features.http;

/**
 * One header field as it was written.
 *
 * @param name the field's name, in the sender's case
 * @param value the field's value
 */
public record Header(String name, String value) {

	boolean is(String otherName) {
		return this.name.equalsIgnoreCase(otherName);
	}

}
