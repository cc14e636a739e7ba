package io.tweebyte.interaction.entity;

import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/**
 * What queries call the table of tweets' counts.
 */
@Entity
@Table(name = "tweet_counts")
class TweetCountsEntity {

	@Id
	@Column(name = "tweet_id")
	private UUID tweetId;

	@Column(name = "author_id")
	private UUID authorId;

	@Column(name = "likes")
	private int likes;

	@Column(name = "replies")
	private int replies;

	@Column(name = "retweets")
	private int retweets;

}
