package io.tweebyte.tweet.entity;

import java.io.Serializable;
import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
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
	@ManyToOne(fetch = FetchType.LAZY, optional = false)
	@JoinColumn(name = "hashtag_id")
	private HashtagEntity hashtag;

	@Column(name = "position")
	private short position;

	protected HashtagLinkEntity() {
		// model: Hibernate wants to be able to make one
	}

	/**
	 * Which hashtag of which tweet.
	 *
	 * @param tweetId the tweet
	 * @param hashtag the hashtag
	 */
	public record Key(UUID tweetId, UUID hashtag) implements Serializable {
	}

}
