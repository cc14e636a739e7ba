package io.tweebyte.contracts.api;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;

import org.springframework.util.InvalidMimeTypeException;
import org.springframework.util.MimeType;
import org.springframework.util.MimeTypeUtils;

/**
 * Which media types an operation reads and writes.
 */
public final class MediaTypes {

	private static final MimeType JSON = MimeType.valueOf(Operation.JSON);

	private MediaTypes() {
	}

	/**
	 * Tells whether a client takes JSON.
	 * @param accept the values of the {@code Accept} header, none to take everything
	 * @return whether one of them includes {@code application/json} with a weight above
	 * zero
	 */
	public static boolean acceptsJson(List<String> accept) {
		try {
			List<MimeType> accepted = MimeTypeUtils.parseMimeTypes(String.join(",", accept));
			return accepted.isEmpty() || accepted.stream().anyMatch(MediaTypes::includesJson);
		}
		catch (InvalidMimeTypeException ex) {
			return false;
		}
	}

	private static boolean includesJson(MimeType type) {
		return type.includes(JSON) && !"0".equals(type.getParameter("q"));
	}

	/**
	 * Tells whether a body can be read.
	 * @param contentType the {@code Content-Type} header, or null
	 * @param consumes the media types that the operation reads
	 * @return whether the type is one of them, in UTF-8
	 */
	public static boolean reads(String contentType, Collection<String> consumes) {
		if (contentType == null) {
			return false;
		}
		try {
			MimeType type = MimeTypeUtils.parseMimeType(contentType);
			boolean utf8 = type.getCharset() == null || type.getCharset().equals(StandardCharsets.UTF_8);
			return utf8 && consumes.contains(type.getType() + "/" + type.getSubtype());
		}
		catch (InvalidMimeTypeException ex) {
			return false;
		}
	}

}
