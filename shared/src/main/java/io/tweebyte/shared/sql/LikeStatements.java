package io.tweebyte.shared.sql;

public final class LikeStatements {

	public static final String ADD = """
			insert into likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at)
			values (:id, :userId, :thingType, :thingId, :authorId, :createdAt)
			on conflict (user_id, thing_type, thing_id) do nothing""";

	public static final String OF_USER = """
			select id, user_id, thing_id, tweet_author_id, created_at
			from (select l.*, tweet_author_id as account from likes l) l
			where user_id = :userId and thing_type = 'TWEET'""" + Lists.VISIBLE + Lists.PAGE;

	/** A page of who likes a tweet, without its author, which the index does not hold. */
	public static final String OF_TWEET = """
			select id, user_id, thing_id, cast(null as uuid) as tweet_author_id, created_at
			from (select l.*, user_id as account from likes l) l
			where thing_type = 'TWEET' and thing_id = :tweetId""" + Lists.VISIBLE + Lists.PAGE;

	private LikeStatements() {
	}

}
