package io.tweebyte.tweet.entity;

import java.io.Serializable;
import java.util.UUID;

import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;

/** A hashtag of a tweet, as the tweet spells it. */
@Entity
@Table(name = "tweet_hashtag")
@IdClass(HashtagLinkEntity.Key.class)
public class HashtagLinkEntity {

	@Id
	@ManyToOne(fetch = FetchType.LAZY)
	private TweetEntity tweet;

	@Id
	@ManyToOne(fetch = FetchType.LAZY)
	private HashtagEntity hashtag;

	private short position;

	private String text;

	public record Key(UUID tweet, UUID hashtag) implements Serializable {
	}

}
