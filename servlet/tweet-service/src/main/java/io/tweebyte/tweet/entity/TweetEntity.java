package io.tweebyte.tweet.entity;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.shared.tweet.TweetLinks;
import io.tweebyte.shared.tweet.TweetRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.OneToMany;
import jakarta.persistence.Table;
import jakarta.persistence.Transient;
import jakarta.persistence.Version;

import org.springframework.data.domain.Persistable;

/** Only for writing. Reads take the columns they need, see {@link TweetRow}. */
@Entity
@Table(name = "tweets")
public class TweetEntity implements Persistable<UUID> {

	@Id
	private UUID id;

	@Column(updatable = false)
	private UUID userId;

	private String content;

	private String contentKey;

	@Column(updatable = false)
	private Instant createdAt;

	private Instant updatedAt;

	// model: Hibernate begins with what it finds here
	@Version
	private int version = 1;

	private boolean hasTokens;

	private Instant resolveAt;

	private UUID pictureId;

	private String pictureType;

	@Column(updatable = false)
	private String idempotencyKey;

	@OneToMany(mappedBy = "tweet")
	private List<HashtagLinkEntity> hashtags;

	@OneToMany(mappedBy = "tweet")
	private List<MentionEntity> mentions;

	@Transient
	private boolean isNew;

	protected TweetEntity() {
		// model: Hibernate needs it
	}

	/** A tweet that is posted. The idempotency key may be null. */
	public TweetEntity(UUID userId, String content, Instant createdAt, String idempotencyKey, TweetLinks links) {
		this.id = Identifiers.next();
		this.userId = userId;
		this.createdAt = createdAt;
		this.idempotencyKey = idempotencyKey;
		this.isNew = true;
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

	@Override
	public UUID getId() {
		return this.id;
	}

	@Override
	public boolean isNew() {
		return this.isNew;
	}

}
