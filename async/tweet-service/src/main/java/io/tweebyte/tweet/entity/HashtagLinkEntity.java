package io.tweebyte.tweet.entity;

import java.io.Serializable;
import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;

/**
 * The table of the hashtags of tweets, for queries.
 */
@Entity
@Table(name = "tweet_hashtag")
@IdClass(HashtagLinkEntity.Key.class)
public class HashtagLinkEntity {

	@Id
	@Column(name = "tweet_id")
	private UUID tweetId;

	@Id
	@Column(name = "hashtag_id")
	private UUID hashtagId;

	@Column(name = "position")
	private short position;

	@Column(name = "text")
	private String text;

	protected HashtagLinkEntity() {
		// model: Hibernate wants to be able to make one
	}

	/**
	 * Which hashtag of which tweet.
	 */
	public record Key(UUID tweetId, UUID hashtagId) implements Serializable {
	}

}
