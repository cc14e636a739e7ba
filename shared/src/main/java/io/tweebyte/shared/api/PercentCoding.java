package io.tweebyte.shared.api;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Percent-encoding (RFC 3986), read strictly: empty for what is malformed. */
public final class PercentCoding {

	private PercentCoding() {
	}

	/** Decodes a text of a URI, which must be ASCII. */
	public static Optional<String> decode(String text) {
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		return text.chars().allMatch((c) -> c < 128) ? decode(bytes, 0, bytes.length, '+') : Optional.empty();
	}

	/**
	 * Decodes a part of an URL-encoded form, where a plus sign is a space. Browsers
	 * escape what is not ASCII, but other clients may not: it is accepted.
	 */
	public static Optional<String> decodeForm(byte[] bytes, int begin, int end) {
		return decode(bytes, begin, end, ' ');
	}

	private static Optional<String> decode(byte[] bytes, int begin, int end, char plus) {
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
				value = (byte) plus;
			}
			decoded.put(value);
		}
		return utf8(decoded.flip());
	}

	private static int escaped(int first, int second) {
		int high = hex(first);
		int low = hex(second);
		return (high < 0 || low < 0) ? -1 : high * 16 + low;
	}

	private static int hex(int c) {
		return (c >= 0 && c < 128) ? Character.digit(c, 16) : -1;
	}

	/** Empty when the bytes are not UTF-8. */
	public static Optional<String> utf8(ByteBuffer bytes) {
		try {
			return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(bytes).toString());
		}
		catch (CharacterCodingException ex) {
			return Optional.empty();
		}
	}

}
