package io.tweebyte.contracts.error;

import java.util.Collection;

/**
 * The English sentences of error answers, so that both backends say the same in the same
 * words. The sentences about single fields stand with the rules they explain.
 */
public final class Sentences {

	public static final String INVALID_FIELDS = "The request has fields that are not valid; see errors.";

	public static final String MALFORMED_PATH = "The path is malformed: dot segments, empty segments, ';', "
			+ "encoded slashes, NUL and text that is not UTF-8 are refused.";

	public static final String MALFORMED_QUERY = "The query is malformed: its escapes must be valid UTF-8.";

	public static final String MALFORMED_REQUEST = "The request is not well-formed HTTP.";

	public static final String MALFORMED_JSON = "The body is not well-formed JSON in UTF-8.";

	public static final String MALFORMED_FORM = "The body is not a well-formed form in UTF-8.";

	public static final String JSON_TOO_DEEP = "The JSON in the body is nested too deeply.";

	public static final String BODY_MISSING = "The request needs a body.";

	public static final String NO_KNOWN_FIELD = "The body names no field that can be changed.";

	public static final String TOKEN_MISSING = "Send a token: Authorization: Bearer <token>.";

	public static final String TOKEN_INVALID = "The token is not valid; log in again.";

	public static final String LOGIN_REFUSED = "The e-mail or the password is wrong.";

	public static final String CURRENT_PASSWORD_WRONG = "The current password is missing or wrong.";

	public static final String NOT_YOURSELF = "You may do this as yourself only.";

	public static final String ROUTE_NOT_FOUND = "There is nothing at this path.";

	public static final String USER_NOT_FOUND = "There is no such user.";

	public static final String METHOD_NOT_ALLOWED = "This path does not know this method; see the Allow header.";

	public static final String NOT_ACCEPTABLE = "The answer cannot be given in a media type that you accept.";

	public static final String TAKEN = "A value that must be unique is already taken; see errors.";

	public static final String USER_NAME_TAKEN = "This user name is already taken.";

	public static final String EMAIL_TAKEN = "This e-mail address is already taken.";

	public static final String BODY_TOO_LARGE = "The body is larger than 1 MiB.";

	public static final String BODY_TOO_SLOW = "The body took too long to arrive.";

	public static final String HEADERS_TOO_LARGE = "The headers of the request are too large.";

	public static final String TOO_MANY_REQUESTS = "Too many attempts; wait as long as the Retry-After header says.";

	public static final String BUSY = "The service is busy; try again.";

	public static final String TOO_SLOW = "The answer took too long; try again.";

	public static final String SERVICE_OUT = "A part of the service is not available; try again.";

	public static final String DATABASE_OUT = "The database is not available; try again.";

	public static final String INTERNAL = "Something went wrong on our side.";

	private Sentences() {
	}

	/**
	 * Names the media types that an operation reads.
	 * @param supported the media types
	 * @return the sentence
	 */
	public static String unsupportedMediaType(Collection<String> supported) {
		return supported.isEmpty() ? "This operation reads no body."
				: "Send the body as " + String.join(" or ", supported) + ".";
	}

}
