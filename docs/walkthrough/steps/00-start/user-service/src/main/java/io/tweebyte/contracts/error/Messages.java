package io.tweebyte.contracts.error;

import java.util.Collection;
import java.util.TreeSet;

/**
 * The English sentences of error responses, so that both backends say the same in the
 * same words. The sentences about single fields stand with the rules they explain.
 */
public final class Messages {

	/** 400: fields are not valid; {@code errors} says which. */
	public static final String INVALID_FIELDS = "The request has fields that are not valid; see errors.";

	/** 400: the path breaks the rules of {@code RequestPath}. */
	public static final String MALFORMED_PATH = "The path is malformed: dot segments, empty segments, ';', "
			+ "encoded slashes, NUL and text that is not UTF-8 are refused.";

	/** 400: the query cannot be decoded. */
	public static final String MALFORMED_QUERY = "The query has over 100 parameters, or escapes that are not UTF-8.";

	/** 400: the head of the request cannot be read. */
	public static final String MALFORMED_REQUEST = "The request is not well-formed HTTP.";

	/** 400: the body is not well-formed JSON. */
	public static final String MALFORMED_JSON = "The body is not well-formed JSON in UTF-8.";

	/** 400: the body is not a form. */
	public static final String MALFORMED_FORM = "The body is not a well-formed form in UTF-8.";

	/** 400: the JSON is nested more deeply than {@code ContractJson.MAX_DEPTH}. */
	public static final String JSON_TOO_DEEP = "The JSON in the body is nested too deeply.";

	/** 400: there is no body where one is needed. */
	public static final String BODY_MISSING = "The request needs a body.";

	/** 400: an update that would change nothing. */
	public static final String NO_KNOWN_FIELD = "The body names no field that can be changed.";

	/** 401: no token was sent. */
	public static final String TOKEN_MISSING = "Send a token: Authorization: Bearer <token>.";

	/** 401: the token is malformed, expired or not ours. */
	public static final String TOKEN_INVALID = "The token is not valid; log in again.";

	/** 401: no account has this e-mail, or the password is another. */
	public static final String LOGIN_REFUSED = "The e-mail or the password is wrong.";

	/** 403: the current password was needed. */
	public static final String CURRENT_PASSWORD_WRONG = "The current password is missing or wrong.";

	/** 403: the acting user of the path is not the one of the token. */
	public static final String NOT_YOURSELF = "You may do this as yourself only.";

	/** 403: the tweet, reply or retweet belongs to another user. */
	public static final String NOT_YOURS = "This belongs to another user.";

	/** 403: the account is private and the reader no accepted follower. */
	public static final String PRIVATE_ACCOUNT = "This account is private; only accepted followers see what it posts.";

	/** 403: the request is for another user to respond. */
	public static final String NOT_YOUR_REQUEST = "Only the user who would be followed may answer this request.";

	/** 404: no operation has this path. */
	public static final String ROUTE_NOT_FOUND = "There is nothing at this path.";

	/** 404: no user has this id or name. */
	public static final String USER_NOT_FOUND = "There is no such user.";

	/** 404: no tweet has this id. */
	public static final String TWEET_NOT_FOUND = "There is no such tweet.";

	/** 404: no reply has this id. */
	public static final String REPLY_NOT_FOUND = "There is no such reply.";

	/** 404: no retweet has this id. */
	public static final String RETWEET_NOT_FOUND = "There is no such retweet.";

	/** 404: no follow request has this id. */
	public static final String REQUEST_NOT_FOUND = "There is no such follow request.";

	/** 405: the path is known, the method is not. */
	public static final String METHOD_NOT_ALLOWED = "This path does not know this method; see the Allow header.";

	/** 406: the client does not take JSON. */
	public static final String NOT_ACCEPTABLE = "The response cannot be given in a media type that you accept.";

	/** 409: values are taken; {@code errors} says which. */
	public static final String TAKEN = "A value that must be unique is already taken; see errors.";

	/** 409: said of the field {@code user_name}. */
	public static final String USER_NAME_TAKEN = "This user name is already taken.";

	/** 409: said of the field {@code email}. */
	public static final String EMAIL_TAKEN = "This e-mail address is already taken.";

	/** 412: the tweet was edited since the client read it. */
	public static final String STALE_VERSION = "The tweet was edited meanwhile; read it again.";

	/** 413: the body exceeds the limit. */
	public static final String BODY_TOO_LARGE = "The body is larger than 1 MiB.";

	/** 400: the body did not arrive in time. */
	public static final String BODY_TOO_SLOW = "The body took too long to arrive.";

	/** 431: the head of the request exceeds the limit. */
	public static final String HEADERS_TOO_LARGE = "The headers of the request are too large.";

	/** 429: too many log-ins or registrations. */
	public static final String TOO_MANY_REQUESTS = "Too many attempts; wait as long as the Retry-After header says.";

	/** 503: a queue or a pool is full. */
	public static final String BUSY = "The service is busy; try again.";

	/** 503: the time for the response is over. */
	public static final String TOO_SLOW = "The response took too long; try again.";

	/** 503: a service that is needed does not respond. */
	public static final String SERVICE_UNAVAILABLE = "A part of the service is not available; try again.";

	/** 503: the database does not respond. */
	public static final String DATABASE_UNAVAILABLE = "The database is not available; try again.";

	/** 500: a fault of our own. */
	public static final String INTERNAL = "Something went wrong on our side.";

	private Messages() {
	}

	/**
	 * Names the media types that an operation reads.
	 * @param supported the media types, in any order
	 * @return the sentence, which names them in alphabetical order
	 */
	public static String unsupportedMediaType(Collection<String> supported) {
		return supported.isEmpty() ? "This operation reads no body."
				: "Send the body as " + String.join(" or ", new TreeSet<>(supported)) + ".";
	}

}
