package io.tweebyte.tweet.repository;

import java.util.List;
import java.util.UUID;

import io.tweebyte.tweet.entity.HashtagLinkEntity;
import io.tweebyte.tweet.entity.MentionRow;

import org.springframework.data.jpa.repository.EntityGraph;
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
	 * @param ids the tweets
	 * @return the links, with the hashtags, in no order
	 */
	@EntityGraph(attributePaths = "hashtag")
	@Query("select l from HashtagLinkEntity l where cast(sql('? = any(?)', l.tweetId, :ids) as boolean) = true")
	List<HashtagLinkEntity> findHashtags(@Param("ids") UUID[] ids);

	/**
	 * Reads whom many tweets name.
	 * @param ids the tweets
	 * @return those that are known, in no order
	 */
	@Query("select new io.tweebyte.tweet.entity.MentionRow(m.tweetId, m.position, m.userId, m.text) "
			+ "from MentionEntity m where cast(sql('? = any(?)', m.tweetId, :ids) as boolean) = true "
			+ "and m.userId is not null")
	List<MentionRow> findMentions(@Param("ids") UUID[] ids);

}
