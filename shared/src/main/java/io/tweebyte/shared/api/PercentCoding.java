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

	/**
	 * Decodes a part of an URL-encoded form, where a plus sign is a space. Browsers
	 * escape what is not ASCII, but people who write with curl do not: it is taken as it
	 * is.
	 * @param begin the first byte of the part
	 * @param end the byte after the part
	 * @return the text, or empty when an escape is cut off or malformed, or when the
	 * bytes are not UTF-8
	 */
	public static Optional<String> decodeForm(byte[] bytes, int begin, int end) {
		ByteBuffer decoded = ByteBuffer.allocate(end - begin);
		for (int i = begin; i < end; i++) {
			byte value = bytes[i];
			if (value == '%') {
				int escaped = (i + 2 < end) ? escaped(bytes[i + 1], bytes[i + 2]) : -1;
				if (escaped < 0) {
					return Optional.empty();
				}
				value = (byte) escaped;
				i += 2;
			}
			else if (value == '+') {
				value = ' ';
			}
			decoded.put(value);
		}
		return utf8(decoded.flip());
	}

	private static int escaped(String text, int index) {
		return (index + 2 > text.length()) ? -1 : escaped(text.charAt(index), text.charAt(index + 1));
	}

	private static int escaped(int first, int second) {
		int high = hex(first);
		int low = hex(second);
		return (high < 0 || low < 0) ? -1 : high * 16 + low;
	}

	private static int hex(int c) {
		return (c >= 0 && c < 128) ? Character.digit(c, 16) : -1;
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
