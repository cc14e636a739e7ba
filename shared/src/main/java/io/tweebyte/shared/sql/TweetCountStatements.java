package io.tweebyte.shared.sql;

/** Statements that lock a tweet's counts until the transaction ends: they come last. */
public final class TweetCountStatements {

	public static final String ADD_LIKE = """
			insert into tweet_counts (tweet_id, author_id, likes) values (:tweetId, :authorId, 1)
			on conflict (tweet_id) do update set likes = tweet_counts.likes + 1""";

	public static final String ADD_REPLY = """
			insert into tweet_counts (tweet_id, author_id, replies) values (:tweetId, :authorId, 1)
			on conflict (tweet_id) do update set replies = tweet_counts.replies + 1""";

	public static final String ADD_RETWEET = """
			insert into tweet_counts (tweet_id, author_id, retweets) values (:tweetId, :authorId, 1)
			on conflict (tweet_id) do update set retweets = tweet_counts.retweets + 1""";

	private TweetCountStatements() {
	}

}
