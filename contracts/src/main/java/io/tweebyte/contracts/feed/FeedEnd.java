package io.tweebyte.contracts.feed;

/**
 * Why a live feed ends: the data of an event named {@code end}.
 *
 * @param reason {@value #TOKEN_ENDED} or {@value #SHUTTING_DOWN}
 */
public record FeedEnd(String reason) {

	/** The client needs another token. */
	public static final String TOKEN_ENDED = "token-ended";

	/** The client goes on behind the last event, at another instance or soon. */
	public static final String SHUTTING_DOWN = "shutting-down";

}
