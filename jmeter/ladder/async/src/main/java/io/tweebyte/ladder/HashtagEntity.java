package io.tweebyte.ladder;

import java.util.UUID;

import io.tweebyte.contracts.tweet.Hashtag;
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
	private UUID id;

	private String text;

	protected HashtagEntity() {
	}

	Hashtag hashtag() {
		return new Hashtag(this.id, this.text);
	}

}
