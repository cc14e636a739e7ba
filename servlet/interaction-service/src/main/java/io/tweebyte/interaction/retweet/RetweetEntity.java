package io.tweebyte.interaction.retweet;

import java.time.Instant;
import java.util.UUID;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

@Entity
@Table(name = "retweets")
class RetweetEntity {

	@Id
	private UUID id;

	private UUID userId;

	private UUID tweetId;

	private UUID tweetAuthorId;

	private String content;

	private Instant createdAt;

	public UUID getUserId() {
		return this.userId;
	}

	public UUID getTweetId() {
		return this.tweetId;
	}

	public void setContent(String content) {
		this.content = content;
	}

}
