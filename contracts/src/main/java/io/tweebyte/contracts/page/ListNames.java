package io.tweebyte.contracts.page;

/** The names of the lists, which cursors carry: each cursor is valid for one list. */
public final class ListNames {

	public static final String FEED = "feed";

	public static final String USER_TWEETS = "user-tweets";

	public static final String TWEETS_SEARCH = "tweets-search";

	public static final String HASHTAG_SEARCH = "hashtag-search";

	public static final String FOLLOWERS = "followers";

	public static final String FOLLOWING = "following";

	public static final String REQUESTS = "requests";

	public static final String USER_LIKES = "user-likes";

	public static final String TWEET_LIKES = "tweet-likes";

	public static final String TWEET_REPLIES = "tweet-replies";

	public static final String USER_RETWEETS = "user-retweets";

	public static final String TWEET_RETWEETS = "tweet-retweets";

	private ListNames() {
	}

}
