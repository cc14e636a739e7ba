package io.tweebyte.interaction.tweet;

import java.util.UUID;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

@Entity
@Table(name = "tweet_counts")
class TweetCountsEntity {

	@Id
	private UUID tweetId;

	private UUID authorId;

	private int likes;

	private int replies;

	private int retweets;

}
