package io.tweebyte.interaction.repository;

import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.sql.InteractionStatements;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;

import org.springframework.stereotype.Repository;

/**
 * Ranks whom users might follow.
 */
@Repository
public class RecommendationRepository {

	// beyond the most popular nobody is looked for who is not near
	private static final int POPULAR = 1000;

	private final EntityManager database;

	RecommendationRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Ranks whom a user might follow.
	 * @param limit how many at most
	 * @return users whom he neither follows nor asked, the best first
	 */
	public List<UUID> find(UUID userId, int limit) {
		return Rows.list(this.database.createNativeQuery(InteractionStatements.RECOMMEND, Tuple.class)
			.setParameter("userId", userId)
			.setParameter("popular", POPULAR)
			.setParameter("limit", limit), (row) -> row.get(0, UUID.class));
	}

}
