package io.tweebyte.ladder;

import java.io.Serializable;
import java.util.UUID;

import io.tweebyte.contracts.tweet.Hashtag;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;

/**
 * That a tweet has a hashtag.
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

	@ManyToOne(fetch = FetchType.EAGER, optional = false)
	@JoinColumn(name = "hashtag_id", insertable = false, updatable = false)
	private HashtagEntity hashtag;

	private short position;

	protected HashtagLinkEntity() {
	}

	HashtagRow row() {
		Hashtag shared = hashtag();
		return new HashtagRow(this.tweetId, this.position, shared.id(), shared.text());
	}

	Hashtag hashtag() {
		return this.hashtag.hashtag();
	}

	/**
	 * Which hashtag of which tweet.
	 *
	 * @param tweetId the tweet
	 * @param hashtagId the hashtag
	 */
	public record Key(UUID tweetId, UUID hashtagId) implements Serializable {
	}

}
