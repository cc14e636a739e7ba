package io.tweebyte.tweet.entity;

import java.util.UUID;

/**
 * A hashtag, which all tweets that have it share.
 */
public class HashtagEntity {

	private final UUID id;

	private final String text;

	/**
	 * Creates a hashtag.
	 * @param id the id
	 * @param text how it was written first
	 */
	public HashtagEntity(UUID id, String text) {
		this.id = id;
		this.text = text;
	}

	/**
	 * Tells the id.
	 * @return the id
	 */
	public UUID id() {
		return this.id;
	}

	/**
	 * Tells how it was written first.
	 * @return the text without the number sign
	 */
	public String text() {
		return this.text;
	}

}
