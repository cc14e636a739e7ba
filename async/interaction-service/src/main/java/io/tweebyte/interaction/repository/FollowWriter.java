package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.interaction.entity.AnsweredRequest;
import io.tweebyte.interaction.entity.FollowRow;
import io.tweebyte.shared.sql.InteractionStatements;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import jakarta.persistence.Tuple;

import org.springframework.stereotype.Repository;

/**
 * Writes follows, each time together with the counts and in one statement.
 */
@Repository
public class FollowWriter {

	private final EntityManager database;

	FollowWriter(EntityManager database) {
		this.database = database;
	}

	/**
	 * Follows a user, or opens a rejected request anew.
	 * @param rejectedUntil until when the request must have been rejected
	 * @return how many rows were written, 0 when the follow was there
	 */
	public long follow(FollowRow follow, Instant rejectedUntil) {
		return Rows.count(query(InteractionStatements.FOLLOW).setParameter("id", follow.id())
			.setParameter("followerId", follow.followerId())
			.setParameter("followedId", follow.followedId())
			.setParameter("status", follow.status().name())
			.setParameter("createdAt", follow.createdAt())
			.setParameter("rejectedUntil", rejectedUntil));
	}

	/**
	 * Ends a follow of any state; but only the followed user deletes a rejected request.
	 * @return how many follows are gone
	 */
	public long unfollow(UUID followerId, UUID followedId, boolean byFollowed) {
		return Rows.count(query(InteractionStatements.UNFOLLOW).setParameter("followerId", followerId)
			.setParameter("followedId", followedId)
			.setParameter("byFollowed", byFollowed));
	}

	/**
	 * Answers a request, if it is open and the user is who would be followed.
	 * @param answeredAt when it is given
	 * @return the request as it was before; nothing when there is none
	 */
	public Optional<AnsweredRequest> answer(UUID id, UUID followedId, FollowStatus status, Instant answeredAt) {
		return Rows
			.list(query(InteractionStatements.ANSWER).setParameter("id", id)
				.setParameter("followedId", followedId)
				.setParameter("status", status.name())
				.setParameter("answeredAt", answeredAt), FollowWriter::request)
			.stream()
			.findFirst();
	}

	private Query query(String statement) {
		return this.database.createNativeQuery(statement, Tuple.class);
	}

	private static AnsweredRequest request(Tuple row) {
		return new AnsweredRequest(row.get(0, UUID.class), row.get(1, UUID.class),
				FollowStatus.valueOf(row.get(2, String.class)));
	}

}
