package io.tweebyte.interaction.reply;

import java.time.Instant;
import java.util.UUID;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

@Entity
@Table(name = "replies")
public class ReplyEntity {

	@Id
	private UUID id;

	private UUID tweetId;

	private UUID tweetAuthorId;

	private UUID userId;

	private String content;

	private Instant createdAt;

	private int likesCount;

	private String idempotencyKey;

	public UUID getTweetId() {
		return this.tweetId;
	}

	public UUID getUserId() {
		return this.userId;
	}

	public void setContent(String content) {
		this.content = content;
	}

}
