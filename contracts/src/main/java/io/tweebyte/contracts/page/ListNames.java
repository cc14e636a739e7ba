package io.tweebyte.contracts.page;

/**
 * The names of the lists, which their cursors carry, so that one list's cursor is no
 * other's.
 */
public final class ListNames {

	/** The tweets of those whom a user follows. */
	public static final String FEED = "feed";

	/** The tweets of a user, in both forms. */
	public static final String USER_TWEETS = "user-tweets";

	/** Tweets by a part of their text. */
	public static final String TWEETS_SEARCH = "tweets-search";

	/** Tweets by a hashtag. */
	public static final String HASHTAG_SEARCH = "hashtag-search";

	/** Who follows a user. */
	public static final String FOLLOWERS = "followers";

	/** Whom a user follows. */
	public static final String FOLLOWING = "following";

	/** Who wants to follow a user. */
	public static final String REQUESTS = "requests";

	/** What a user likes. */
	public static final String USER_LIKES = "user-likes";

	/** Who likes a tweet. */
	public static final String TWEET_LIKES = "tweet-likes";

	/** The replies to a tweet. */
	public static final String TWEET_REPLIES = "tweet-replies";

	/** What a user retweeted. */
	public static final String USER_RETWEETS = "user-retweets";

	/** Who retweeted a tweet. */
	public static final String TWEET_RETWEETS = "tweet-retweets";

	private ListNames() {
	}

}
