package io.tweebyte.ladder;

import java.util.List;
import java.util.UUID;

import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.data.repository.query.Param;

/**
 * Reads tweets, as entities and as rows.
 */
interface TweetRepository extends Repository<TweetEntity, UUID> {

	/** The first page, which is the only one here. */
	String OF_USER = "from TweetEntity t where t.userId = :userId order by t.createdAt desc, t.id desc";

	@Query("select t " + OF_USER)
	List<TweetEntity> findEntities(@Param("userId") UUID userId, Limit limit);

	@Query("select new io.tweebyte.ladder.TweetRow(t.id, t.userId, t.content, t.createdAt, t.updatedAt, t.version, "
			+ "t.hasTokens) " + OF_USER)
	List<TweetRow> findRows(@Param("userId") UUID userId, Limit limit);

}
