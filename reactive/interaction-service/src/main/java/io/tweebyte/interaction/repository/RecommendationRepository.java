package io.tweebyte.interaction.repository;

import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.sql.InteractionStatements;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Ranks whom users might follow.
 */
@Repository
public class RecommendationRepository {

	// beyond the most popular nobody is looked for who is not near
	private static final int POPULAR = 1000;

	private final DatabaseClient database;

	RecommendationRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Ranks whom a user might follow.
	 * @param limit how many at most
	 * @return users whom he neither follows nor asked, the best first
	 */
	public Mono<List<UUID>> find(UUID userId, int limit) {
		return Rows.list(this.database.sql(InteractionStatements.RECOMMEND)
			.bind("userId", userId)
			.bind("popular", POPULAR)
			.bind("limit", limit), (row) -> row.get(0, UUID.class));
	}

}
