package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.interaction.entity.AnsweredRequest;
import io.tweebyte.interaction.entity.FollowRow;
import io.tweebyte.shared.sql.InteractionStatements;
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
	 * @param rejectedUntil until when the request must have been rejected
	 * @return how many rows were written, 0 when the follow was there
	 */
	public Mono<Long> follow(FollowRow follow, Instant rejectedUntil) {
		return Rows.count(this.database.sql(InteractionStatements.FOLLOW)
			.bind("id", follow.id())
			.bind("followerId", follow.followerId())
			.bind("followedId", follow.followedId())
			.bind("status", follow.status().name())
			.bind("createdAt", follow.createdAt())
			.bind("rejectedUntil", rejectedUntil));
	}

	/**
	 * Ends a follow of any state; but only the followed user deletes a rejected request.
	 * @return how many follows are gone
	 */
	public Mono<Long> unfollow(UUID followerId, UUID followedId, boolean byFollowed) {
		return Rows.count(this.database.sql(InteractionStatements.UNFOLLOW)
			.bind("followerId", followerId)
			.bind("followedId", followedId)
			.bind("byFollowed", byFollowed));
	}

	/**
	 * Answers a request, if it is open and the user is who would be followed.
	 * @param answeredAt when it is given
	 * @return the request as it was before; nothing when there is none
	 */
	public Mono<AnsweredRequest> answer(UUID id, UUID followedId, FollowStatus status, Instant answeredAt) {
		return this.database.sql(InteractionStatements.ANSWER)
			.bind("id", id)
			.bind("followedId", followedId)
			.bind("status", status.name())
			.bind("answeredAt", answeredAt)
			.map(FollowWriter::request)
			.one();
	}

	private static AnsweredRequest request(Readable row) {
		return new AnsweredRequest(row.get(0, UUID.class), row.get(1, UUID.class),
				FollowStatus.valueOf(row.get(2, String.class)));
	}

}
