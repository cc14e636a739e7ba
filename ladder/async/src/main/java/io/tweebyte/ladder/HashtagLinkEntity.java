package io.tweebyte.ladder;

import java.io.Serializable;
import java.util.UUID;

import io.tweebyte.contracts.tweet.Hashtag;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
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

	private short position;

	private String text;

	protected HashtagLinkEntity() {
	}

	HashtagRow row() {
		return new HashtagRow(this.tweetId, this.position, this.hashtagId, this.text);
	}

	Hashtag hashtag() {
		return new Hashtag(this.hashtagId, this.text);
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
