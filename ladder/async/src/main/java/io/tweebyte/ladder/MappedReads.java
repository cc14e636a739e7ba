package io.tweebyte.ladder;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.SqlArrayValue;
import org.springframework.stereotype.Component;

/**
 * Maps every row by hand, column by column. Without Hibernate.
 */
@Component
class MappedReads implements PageReads {

	private final JdbcClient database;

	MappedReads(JdbcClient database) {
		this.database = database;
	}

	@Override
	public List<TweetRow> tweets(UUID userId, int limit) {
		return this.database
			.sql("select id, user_id, content, created_at, updated_at, version, has_tokens from tweets "
					+ "where user_id = ? order by created_at desc, id desc limit ?")
			.param(userId)
			.param(limit)
			.query((row, number) -> tweet(row))
			.list();
	}

	@Override
	public List<MentionRow> mentions(UUID[] tweetIds) {
		return this.database
			.sql("select tweet_id, position, user_id, text from mentions "
					+ "where tweet_id = any(?) and user_id is not null")
			.param(new SqlArrayValue("uuid", (Object[]) tweetIds))
			.query((row, number) -> mention(row))
			.list();
	}

	@Override
	public List<HashtagRow> hashtags(UUID[] tweetIds) {
		return this.database
			.sql("select tweet_id, position, hashtag_id, text from tweet_hashtag where tweet_id = any(?)")
			.param(new SqlArrayValue("uuid", (Object[]) tweetIds))
			.query((row, number) -> hashtag(row))
			.list();
	}

	private static TweetRow tweet(ResultSet row) throws SQLException {
		return new TweetRow(row.getObject(1, UUID.class), row.getObject(2, UUID.class), row.getString(3), time(row, 4),
				time(row, 5), row.getInt(6), row.getBoolean(7));
	}

	private static MentionRow mention(ResultSet row) throws SQLException {
		return new MentionRow(row.getObject(1, UUID.class), row.getShort(2), row.getObject(3, UUID.class),
				row.getString(4));
	}

	private static HashtagRow hashtag(ResultSet row) throws SQLException {
		return new HashtagRow(row.getObject(1, UUID.class), row.getShort(2), row.getObject(3, UUID.class),
				row.getString(4));
	}

	private static Instant time(ResultSet row, int column) throws SQLException {
		OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
		return (time != null) ? time.toInstant() : null;
	}

}
