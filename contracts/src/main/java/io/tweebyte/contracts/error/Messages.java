package io.tweebyte.contracts.error;

/** The messages of error responses; those of single fields are with their constraints. */
public final class Messages {

	public static final String INVALID_FIELDS = "The request has fields that are not valid; see errors.";

	/** The path breaks the rules of {@code RequestPath}. */
	public static final String MALFORMED_PATH = "The path is malformed: dot segments, empty segments, ';', "
			+ "encoded slashes, NUL and text that is not UTF-8 are refused.";

	public static final String FOREIGN_HOST = "This server does not serve the host of the request.";

	public static final String MALFORMED_QUERY = "The query has over 100 parameters, "
			+ "a parameter without a name, or escapes that are not UTF-8.";

	public static final String MALFORMED_REQUEST = "The request is not well-formed HTTP.";

	public static final String MALFORMED_JSON = "The body is not well-formed JSON in UTF-8.";

	public static final String MALFORMED_FORM = "The body is not a well-formed form in UTF-8.";

	/** The JSON is beyond a limit of {@code ContractJson}. */
	public static final String JSON_TOO_LARGE = "The JSON in the body is nested too deeply, or has a name or a number that is too long.";

	public static final String BODY_MISSING = "The request needs a body.";

	public static final String NO_KNOWN_FIELD = "The body names no field that can be changed.";

	public static final String TOKEN_MISSING = "Send a token: Authorization: Bearer <token>.";

	/** The token is malformed, expired or not ours. */
	public static final String TOKEN_INVALID = "The token is not valid; log in again.";

	public static final String LOGIN_REFUSED = "The e-mail or the password is wrong.";

	public static final String CURRENT_PASSWORD_WRONG = "The current password is missing or wrong.";

	/** The acting user of the path is not the user of the token. */
	public static final String NOT_YOURSELF = "You may do this as yourself only.";

	public static final String TOO_MANY_FOLLOWED = "You follow as many accounts as one account may; unfollow one first.";

	public static final String TOO_MANY_REPLIES = "You have as many replies to this tweet as one account may; delete one first.";

	public static final String NOT_YOURS = "This belongs to another user.";

	public static final String PRIVATE_ACCOUNT = "This account is private; only accepted followers see what it posts.";

	public static final String NOT_YOUR_REQUEST = "Only the user who would be followed may answer this request.";

	/** No operation has this path. */
	public static final String ROUTE_NOT_FOUND = "There is nothing at this path.";

	public static final String USER_NOT_FOUND = "There is no such user.";

	public static final String TWEET_NOT_FOUND = "There is no such tweet.";

	public static final String PICTURE_NOT_FOUND = "This tweet has no picture.";

	public static final String REPLY_NOT_FOUND = "There is no such reply.";

	public static final String RETWEET_NOT_FOUND = "There is no such retweet.";

	public static final String REQUEST_NOT_FOUND = "There is no such follow request.";

	public static final String METHOD_NOT_ALLOWED = "This path does not know this method; see the Allow header.";

	public static final String NOT_ACCEPTABLE = "The response cannot be given in a media type that you accept.";

	public static final String UNSUPPORTED_MEDIA_TYPE = "The media type of the body is not supported here.";

	public static final String TAKEN = "A value that must be unique is already taken; see errors.";

	public static final String USER_NAME_TAKEN = "This user name is already taken.";

	public static final String EMAIL_TAKEN = "This e-mail address is already taken.";

	public static final String STALE_VERSION = "The tweet was edited meanwhile; read it again.";

	public static final String BODY_TOO_LARGE = "The body is larger than 1 MiB.";

	public static final String PICTURE_TOO_LARGE = "The picture is larger than 10 MiB.";

	public static final String RANGE_NOT_SATISFIABLE = "The range is malformed, or begins behind the end.";

	public static final String BODY_TOO_SLOW = "The body took too long to arrive.";

	/**
	 * For log-ins, registrations, and what a user has a number of at once or per hour.
	 */
	public static final String TOO_MANY_REQUESTS = "Too many attempts; wait as long as the Retry-After header says.";

	/** Said in the middle of a summary, or instead of one. */
	public static final String SUMMARY_BROKEN = "The assistant could not finish the summary; try again.";

	/** A queue or a pool is full. */
	public static final String BUSY = "The service is busy; try again.";

	/** The disk is almost full. */
	public static final String NO_ROOM_FOR_PICTURES = "There is no room for pictures; try again later.";

	public static final String TOO_SLOW = "The response took too long; try again.";

	/** Another service that is needed does not respond. */
	public static final String SERVICE_UNAVAILABLE = "A part of the service is not available; try again.";

	public static final String DATABASE_UNAVAILABLE = "The database is not available; try again.";

	public static final String INTERNAL = "Something went wrong on our side.";

	private Messages() {
	}

}
