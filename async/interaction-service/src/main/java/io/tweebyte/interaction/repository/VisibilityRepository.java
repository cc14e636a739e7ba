package io.tweebyte.interaction.repository;

import java.util.Collection;
import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.sql.InteractionStatements;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;

import org.springframework.stereotype.Repository;

/**
 * Reads who may see what private accounts post.
 */
@Repository
public class VisibilityRepository {

	private final EntityManager database;

	VisibilityRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Finds whom of many users somebody follows.
	 */
	public List<UUID> findFollowedAmong(UUID followerId, Collection<UUID> userIds) {
		return Rows.list(this.database.createNativeQuery(InteractionStatements.FOLLOWED_AMONG, Tuple.class)
			.setParameter("followerId", followerId)
			.setParameter("userIds", userIds.toArray(UUID[]::new)), (row) -> row.get(0, UUID.class));
	}

}
