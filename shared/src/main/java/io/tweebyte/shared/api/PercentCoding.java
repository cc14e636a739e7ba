package io.tweebyte.shared.api;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Percent-encoding as RFC 3986 has it, read strictly: where a framework would put a
 * replacement character, this says no.
 */
public final class PercentCoding {

	private PercentCoding() {
	}

	/**
	 * Decodes a text of a URI.
	 * @param text ASCII with escapes
	 * @return the text in Unicode, or empty when an escape is cut off or malformed, when
	 * a character is not ASCII, or when the bytes are not UTF-8
	 */
	public static Optional<String> decode(String text) {
		ByteBuffer bytes = ByteBuffer.allocate(text.length());
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			int value = (c != '%') ? c : escaped(text, i + 1);
			if (value < 0 || (c != '%' && c > 127)) {
				return Optional.empty();
			}
			bytes.put((byte) value);
			i += (c != '%') ? 0 : 2;
		}
		return utf8(bytes.flip());
	}

	private static int escaped(String text, int index) {
		if (index + 2 > text.length()) {
			return -1;
		}
		int high = hex(text.charAt(index));
		int low = hex(text.charAt(index + 1));
		return (high < 0 || low < 0) ? -1 : high * 16 + low;
	}

	private static int hex(char c) {
		return (c < 128) ? Character.digit(c, 16) : -1;
	}

	private static Optional<String> utf8(ByteBuffer bytes) {
		try {
			return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(bytes).toString());
		}
		catch (CharacterCodingException ex) {
			return Optional.empty();
		}
	}

}
