package io.tweebyte.shared.api;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

import org.springframework.util.StringUtils;

/** Percent-encoding (RFC 3986), read strictly: empty for what is malformed. */
public final class PercentCoding {

	private PercentCoding() {
	}

	/** Decodes a text of a URI, which must be ASCII. */
	public static Optional<String> decode(String text) {
		return text.chars().allMatch((c) -> c < 128) ? unescaped(text) : Optional.empty();
	}

	/**
	 * Decodes a part of an URL-encoded form, where a plus sign is a space. Each character
	 * is a byte of the form: browsers escape what is not ASCII, but other clients may
	 * not.
	 */
	public static Optional<String> decodeForm(String bytes) {
		return unescaped(bytes.replace('+', ' '));
	}

	private static Optional<String> unescaped(String bytes) {
		try {
			String decoded = StringUtils.uriDecode(bytes, StandardCharsets.ISO_8859_1);
			return utf8(ByteBuffer.wrap(decoded.getBytes(StandardCharsets.ISO_8859_1)));
		}
		catch (IllegalArgumentException ex) {
			return Optional.empty();
		}
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
