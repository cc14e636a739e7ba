package io.tweebyte.tweet.entity;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.shared.tweet.TweetLinks;
import io.tweebyte.shared.tweet.TweetRow;

import org.springframework.data.annotation.Id;
import org.springframework.data.annotation.Version;
import org.springframework.data.relational.core.mapping.InsertOnlyProperty;
import org.springframework.data.relational.core.mapping.Table;

/** Only for writing. Reads take the columns they need, see {@link TweetRow}. */
@Table("tweets")
public class TweetEntity {

	@Id
	private UUID id;

	@InsertOnlyProperty
	private UUID userId;

	private String content;

	private String contentKey;

	@InsertOnlyProperty
	private Instant createdAt;

	private Instant updatedAt;

	// model: R2DBC takes 0 for a new tweet, and stores 1 then
	@Version
	private int version;

	private boolean hasTokens;

	private Instant resolveAt;

	private UUID pictureId;

	private String pictureType;

	@InsertOnlyProperty
	private String idempotencyKey;

	protected TweetEntity() {
	}

	/** A tweet that is posted. The idempotency key may be null. */
	public TweetEntity(UUID userId, String content, Instant createdAt, String idempotencyKey, TweetLinks links) {
		this.id = Identifiers.next();
		this.userId = userId;
		this.createdAt = createdAt;
		this.idempotencyKey = idempotencyKey;
		write(content, links);
	}

	/** The version changes when the tweet is stored. */
	public void edit(String content, Instant updatedAt, TweetLinks links) {
		this.updatedAt = updatedAt;
		write(content, links);
	}

	/** Changes the picture, which is null for none. */
	public void show(Picture picture, Instant updatedAt) {
		this.updatedAt = updatedAt;
		this.pictureId = (picture != null) ? picture.id() : null;
		this.pictureType = (picture != null) ? picture.type() : null;
	}

	private void write(String content, TweetLinks links) {
		this.content = content;
		this.contentKey = Folding.fold(content);
		this.hasTokens = !links.isEmpty();
		this.resolveAt = links.resolveAt();
	}

	/** Returns whether the tweet needs no further call of the user service. */
	public boolean isResolved() {
		return this.resolveAt == null;
	}

	public TweetRow row() {
		return new TweetRow(this.id, this.userId, this.content, this.createdAt, this.updatedAt, this.version,
				this.hasTokens, this.pictureId);
	}

}
