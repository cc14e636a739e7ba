package io.tweebyte.tweet.entity;

import java.util.UUID;

/**
 * That a tweet has a hashtag.
 */
public class HashtagLinkEntity {

	private final UUID tweetId;

	private final HashtagEntity hashtag;

	private final short position;

	/**
	 * Creates a link.
	 * @param tweetId the tweet
	 * @param hashtag the hashtag
	 * @param position the place among the hashtags of the tweet
	 */
	public HashtagLinkEntity(UUID tweetId, HashtagEntity hashtag, short position) {
		this.tweetId = tweetId;
		this.hashtag = hashtag;
		this.position = position;
	}

	/**
	 * Tells the tweet.
	 * @return its id
	 */
	public UUID tweetId() {
		return this.tweetId;
	}

	/**
	 * Tells the hashtag.
	 * @return the hashtag
	 */
	public HashtagEntity hashtag() {
		return this.hashtag;
	}

	/**
	 * Tells the place among the hashtags of the tweet.
	 * @return the place, from 0
	 */
	public short position() {
		return this.position;
	}

}
