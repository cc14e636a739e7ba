package io.tweebyte.ladder;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.tweet.ReplySummary;

/**
 * The top reply of a tweet; empty when there is none.
 */
record TopReply(@JsonProperty("id") UUID id, @JsonProperty("user_id") UUID userId,
		@JsonProperty("content") String content, @JsonProperty("created_at") Instant createdAt,
		@JsonProperty("likes_count") Long likesCount) {

	boolean exists() {
		return this.id != null;
	}

	ReplySummary summary() {
		return new ReplySummary(this.id, this.userId, this.content, this.createdAt, this.likesCount);
	}

}
