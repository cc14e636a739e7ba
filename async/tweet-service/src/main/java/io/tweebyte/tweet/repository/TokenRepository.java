package io.tweebyte.tweet.repository;

import java.util.List;
import java.util.UUID;

import io.tweebyte.tweet.entity.HashtagLinkEntity;
import io.tweebyte.tweet.entity.TokenRow;

import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.data.repository.query.Param;

/**
 * Reads what the texts of tweets lead to: for a whole page of tweets in one statement
 * each.
 */
public interface TokenRepository extends Repository<HashtagLinkEntity, HashtagLinkEntity.Key> {

	/**
	 * Reads the hashtags of many tweets.
	 * @return for each that exists its hashtags, or one row without, in no order
	 */
	@Query("select new io.tweebyte.tweet.entity.TokenRow(t.id, t.version, l.position, l.hashtagId, l.text) "
			+ "from TweetEntity t left join HashtagLinkEntity l on l.tweetId = t.id where " + TweetRepository.AMONG)
	List<TokenRow> findHashtags(@Param("ids") UUID[] ids);

	/**
	 * Reads whom many tweets mention.
	 * @return for each that exists those who are known, or one row without, in no order
	 */
	@Query("select new io.tweebyte.tweet.entity.TokenRow(t.id, t.version, m.position, m.userId, m.text) "
			+ "from TweetEntity t left join MentionEntity m on m.tweetId = t.id and m.userId is not null where "
			+ TweetRepository.AMONG)
	List<TokenRow> findMentions(@Param("ids") UUID[] ids);

}
