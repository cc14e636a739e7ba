package io.tweebyte.interaction.reply;

import java.time.Instant;
import java.util.UUID;

import org.springframework.data.annotation.Id;
import org.springframework.data.relational.core.mapping.Table;

@Table("replies")
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
