package io.tweebyte.tweet.repository;

import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.tweet.entity.TokenRow;
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
	 * @return for each that exists its hashtags, or one row without, in no order
	 */
	public Mono<List<TokenRow>> findHashtags(UUID[] ids) {
		return this.database
			.sql("select t.id, t.version, l.position, l.hashtag_id, l.text from tweets t "
					+ "left join tweet_hashtag l on l.tweet_id = t.id where t.id = any($1)")
			.bind(0, ids)
			.map(TokenRepository::token)
			.all()
			.collectList();
	}

	/**
	 * Reads whom many tweets mention.
	 * @return for each that exists those who are known, or one row without, in no order
	 */
	public Mono<List<TokenRow>> findMentions(UUID[] ids) {
		return this.database
			.sql("select t.id, t.version, m.position, m.user_id, m.text from tweets t "
					+ "left join mentions m on m.tweet_id = t.id and m.user_id is not null where t.id = any($1)")
			.bind(0, ids)
			.map(TokenRepository::token)
			.all()
			.collectList();
	}

	private static TokenRow token(Readable row) {
		return new TokenRow(row.get(0, UUID.class), row.get(1, Integer.class), row.get(2, Short.class),
				row.get(3, UUID.class), row.get(4, String.class));
	}

}
