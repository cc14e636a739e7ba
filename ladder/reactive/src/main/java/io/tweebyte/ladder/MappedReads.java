package io.tweebyte.ladder;

import java.time.Instant;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import reactor.core.publisher.Flux;

import org.springframework.r2dbc.core.DatabaseClient;

/**
 * Maps every row by hand, column by column.
 */
class MappedReads implements PageReads {

	private final DatabaseClient database;

	MappedReads(DatabaseClient database) {
		this.database = database;
	}

	@Override
	public Flux<TweetRow> tweets(UUID userId, int limit) {
		return this.database
			.sql("select id, user_id, content, created_at, updated_at, version, has_tokens from tweets "
					+ "where user_id = $1 order by created_at desc, id desc limit $2")
			.bind(0, userId)
			.bind(1, limit)
			.map(MappedReads::tweet)
			.all();
	}

	@Override
	public Flux<MentionRow> mentions(UUID[] tweetIds) {
		return this.database
			.sql("select tweet_id, position, user_id, text from mentions "
					+ "where tweet_id = any($1) and user_id is not null")
			.bind(0, tweetIds)
			.map(MappedReads::mention)
			.all();
	}

	@Override
	public Flux<HashtagRow> hashtags(UUID[] tweetIds) {
		return this.database
			.sql("select tweet_id, position, hashtag_id, text from tweet_hashtag where tweet_id = any($1)")
			.bind(0, tweetIds)
			.map(MappedReads::hashtag)
			.all();
	}

	private static TweetRow tweet(Readable row) {
		return new TweetRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class), row.get(4, Instant.class), row.get(5, Integer.class),
				row.get(6, Boolean.class));
	}

	private static MentionRow mention(Readable row) {
		return new MentionRow(row.get(0, UUID.class), row.get(1, Short.class), row.get(2, UUID.class),
				row.get(3, String.class));
	}

	private static HashtagRow hashtag(Readable row) {
		return new HashtagRow(row.get(0, UUID.class), row.get(1, Short.class), row.get(2, UUID.class),
				row.get(3, String.class));
	}

}
