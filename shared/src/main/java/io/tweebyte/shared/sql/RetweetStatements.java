package io.tweebyte.shared.sql;

public final class RetweetStatements {

	public static final String ADD = """
			insert into retweets (id, user_id, tweet_id, tweet_author_id, content, created_at)
			values (:id, :userId, :tweetId, :authorId, :content, :createdAt)
			on conflict (user_id, tweet_id) do nothing""";

	public static final String OF_USER = """
			select id, user_id, tweet_id, tweet_author_id, content, created_at
			from (select r.*, tweet_author_id as account from retweets r) r
			where user_id = :userId""" + Lists.VISIBLE + Lists.PAGE;

	public static final String OF_TWEET = """
			select id, user_id, tweet_id, tweet_author_id, content, created_at
			from (select r.*, user_id as account from retweets r) r
			where tweet_id = :tweetId""" + Lists.VISIBLE + Lists.PAGE;

	private RetweetStatements() {
	}

}
