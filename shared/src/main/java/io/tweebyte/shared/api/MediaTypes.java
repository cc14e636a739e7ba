package io.tweebyte.shared.api;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.springframework.util.InvalidMimeTypeException;
import org.springframework.util.MimeType;
import org.springframework.util.MimeTypeUtils;

/**
 * Which media types an operation reads and writes.
 */
public final class MediaTypes {

	private static final MimeType JSON = MimeType.valueOf(Operation.JSON);

	// RFC 9110, 12.4.2, without the weights that are zero
	private static final Pattern ABOVE_ZERO = Pattern.compile("0\\.(?!0*$)[0-9]{1,3}|1(\\.0{0,3})?");

	private MediaTypes() {
	}

	/**
	 * Tells whether a client takes JSON.
	 * @param accept the values of the {@code Accept} header, none to take everything
	 * @return whether the most specific of them that includes {@code application/json}
	 * gives it a weight above zero; a header that is malformed takes nothing
	 */
	public static boolean acceptsJson(List<String> accept) {
		try {
			List<MimeType> accepted = MimeTypeUtils.parseMimeTypes(String.join(",", accept));
			return accepted.isEmpty() || includesJson(accepted);
		}
		catch (InvalidMimeTypeException ex) {
			return false;
		}
	}

	private static boolean includesJson(List<MimeType> accepted) {
		return Stream.of(JSON, new MimeType("application"), MimeTypeUtils.ALL)
			.map(range -> accepted.stream().filter(type -> type.equalsTypeAndSubtype(range)).toList())
			.filter(types -> !types.isEmpty())
			.findFirst()
			.filter(types -> types.stream().anyMatch(MediaTypes::isWanted))
			.isPresent();
	}

	private static boolean isWanted(MimeType type) {
		String weight = type.getParameter("q");
		return weight == null || ABOVE_ZERO.matcher(weight).matches();
	}

	/**
	 * Tells whether a body can be read.
	 * @param contentType the {@code Content-Type} header, or null
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
