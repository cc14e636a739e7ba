package io.tweebyte.tweet.repository;

import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.tweet.entity.HashtagEntity;
import io.tweebyte.tweet.entity.HashtagLinkEntity;
import io.tweebyte.tweet.entity.MentionRow;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads what the texts of tweets lead to: for a whole page of tweets in one statement
 * each.
 */
@Repository
public class TokenRepository {

	private final DatabaseClient database;

	TokenRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Reads the hashtags of many tweets.
	 * @param ids the tweets
	 * @return the links, with the hashtags, in no order
	 */
	public Mono<List<HashtagLinkEntity>> findHashtags(UUID[] ids) {
		return this.database.sql(
				"select l.tweet_id, l.position, h.id, h.text from tweet_hashtag l join hashtags h on h.id = l.hashtag_id "
						+ "where l.tweet_id = any($1)")
			.bind(0, ids)
			.map(TokenRepository::link)
			.all()
			.collectList();
	}

	/**
	 * Reads whom many tweets name.
	 * @param ids the tweets
	 * @return those that are known, in no order
	 */
	public Mono<List<MentionRow>> findMentions(UUID[] ids) {
		return this.database.sql(
				"select tweet_id, position, user_id, text from mentions where tweet_id = any($1) and user_id is not null")
			.bind(0, ids)
			.map(TokenRepository::mention)
			.all()
			.collectList();
	}

	private static HashtagLinkEntity link(Readable row) {
		return new HashtagLinkEntity(row.get(0, UUID.class),
				new HashtagEntity(row.get(2, UUID.class), row.get(3, String.class)), row.get(1, Short.class));
	}

	private static MentionRow mention(Readable row) {
		return new MentionRow(row.get(0, UUID.class), row.get(1, Short.class), row.get(2, UUID.class),
				row.get(3, String.class));
	}

}
