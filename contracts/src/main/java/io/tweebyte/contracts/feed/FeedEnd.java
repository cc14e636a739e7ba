package io.tweebyte.contracts.feed;

/**
 * Why a live feed ends: the data of an event named {@code end}.
 *
 * @param reason {@value #TOKEN_ENDED}, {@value #SHUTTING_DOWN} or {@value #TOO_SLOW}
 */
public record FeedEnd(String reason) {

	/** The client needs another token. */
	public static final String TOKEN_ENDED = "token-ended";

	/** The client goes on behind the last event, at another instance or soon. */
	public static final String SHUTTING_DOWN = "shutting-down";

	/** The client reads so slowly that the stream has lost its place. */
	public static final String TOO_SLOW = "too-slow";

}
