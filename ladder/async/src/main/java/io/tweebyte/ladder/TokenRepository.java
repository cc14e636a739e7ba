package io.tweebyte.ladder;

import java.util.List;
import java.util.UUID;

import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.data.repository.query.Param;

/**
 * Reads mentions and hashtags of many tweets in one statement each, as entities and as
 * rows.
 */
interface TokenRepository extends Repository<HashtagLinkEntity, HashtagLinkEntity.Key> {

	@Query("select m from MentionEntity m where cast(sql('? = any(?)', m.tweetId, :ids) as boolean) = true "
			+ "and m.userId is not null")
	List<MentionEntity> findMentionEntities(@Param("ids") UUID[] ids);

	@Query("select l from HashtagLinkEntity l where cast(sql('? = any(?)', l.tweetId, :ids) as boolean) = true")
	List<HashtagLinkEntity> findHashtagEntities(@Param("ids") UUID[] ids);

	@Query("select new io.tweebyte.ladder.MentionRow(m.tweetId, m.position, m.userId, m.text) from MentionEntity m "
			+ "where cast(sql('? = any(?)', m.tweetId, :ids) as boolean) = true and m.userId is not null")
	List<MentionRow> findMentionRows(@Param("ids") UUID[] ids);

	@Query("select new io.tweebyte.ladder.HashtagRow(l.tweetId, l.position, l.hashtagId, l.text) "
			+ "from HashtagLinkEntity l where cast(sql('? = any(?)', l.tweetId, :ids) as boolean) = true")
	List<HashtagRow> findHashtagRows(@Param("ids") UUID[] ids);

}
