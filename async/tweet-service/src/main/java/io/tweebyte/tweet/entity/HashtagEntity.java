package io.tweebyte.tweet.entity;

import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/**
 * A hashtag, which all tweets that have it share.
 */
@Entity
@Table(name = "hashtags")
public class HashtagEntity {

	@Id
	@Column(name = "id")
	private UUID id;

	@Column(name = "text")
	private String text;

	protected HashtagEntity() {
		// model: Hibernate fills the fields of an empty entity
	}

	/**
	 * Tells the id.
	 * @return the id
	 */
	public UUID id() {
		return this.id;
	}

	/**
	 * Tells how it was written first.
	 * @return the text without the number sign
	 */
	public String text() {
		return this.text;
	}

}
