package io.tweebyte.interaction.repository;

import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.contracts.sql.InteractionStatements;
import io.tweebyte.interaction.entity.AnsweredRequest;
import io.tweebyte.interaction.entity.FollowRow;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Writes follows, each time together with the counts and in one statement.
 */
@Repository
public class FollowWriter {

	private final DatabaseClient database;

	FollowWriter(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Follows a user, or opens a rejected request anew.
	 * @param follow the follow
	 * @return how many rows were written, 0 when the follow was there
	 */
	public Mono<Long> follow(FollowRow follow) {
		return Rows.count(this.database.sql(InteractionStatements.FOLLOW)
			.bind("id", follow.id())
			.bind("followerId", follow.followerId())
			.bind("followedId", follow.followedId())
			.bind("status", follow.status().name())
			.bind("createdAt", follow.createdAt()));
	}

	/**
	 * Ends a follow of any state.
	 * @param followerId who follows
	 * @param followedId who is followed
	 * @return how many follows are gone
	 */
	public Mono<Long> unfollow(UUID followerId, UUID followedId) {
		return Rows.count(this.database.sql(InteractionStatements.UNFOLLOW)
			.bind("followerId", followerId)
			.bind("followedId", followedId));
	}

	/**
	 * Answers a request, if it is open and the user is who would be followed.
	 * @param id the request
	 * @param followedId who answers
	 * @param status the answer
	 * @return the request as it was before; nothing when there is none
	 */
	public Mono<AnsweredRequest> answer(UUID id, UUID followedId, FollowStatus status) {
		return this.database.sql(InteractionStatements.ANSWER)
			.bind("id", id)
			.bind("followedId", followedId)
			.bind("status", status.name())
			.map(FollowWriter::request)
			.one();
	}

	private static AnsweredRequest request(Readable row) {
		return new AnsweredRequest(row.get(0, UUID.class), row.get(1, UUID.class),
				FollowStatus.valueOf(row.get(2, String.class)));
	}

}
