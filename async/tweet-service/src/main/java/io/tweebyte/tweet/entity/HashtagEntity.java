package io.tweebyte.tweet.entity;

import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/**
 * The table of hashtags, for queries.
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
		// model: Hibernate wants to be able to make one
	}

}
