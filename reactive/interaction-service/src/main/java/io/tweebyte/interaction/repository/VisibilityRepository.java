package io.tweebyte.interaction.repository;

import java.util.Collection;
import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.sql.InteractionStatements;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads who may see what private accounts post.
 */
@Repository
public class VisibilityRepository {

	private final DatabaseClient database;

	VisibilityRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Finds whom of many users somebody follows.
	 */
	public Mono<List<UUID>> findFollowedAmong(UUID followerId, Collection<UUID> userIds) {
		return Rows.list(this.database.sql(InteractionStatements.FOLLOWED_AMONG)
			.bind("followerId", followerId)
			.bind("userIds", userIds.toArray(UUID[]::new)), (row) -> row.get(0, UUID.class));
	}

}
