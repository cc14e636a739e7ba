package io.tweebyte.contracts.tweet;

import java.util.UUID;

/**
 * The picture of a tweet.
 *
 * @param type the media type
 * @param width in pixels
 * @param height in pixels
 * @param size in bytes
 */
public record Picture(UUID id, String type, int width, int height, long size) {

	/** The content of a file decides, not its media type. */
	public static final String TYPE_MESSAGE = "must be a PNG, JPEG or GIF picture.";

	public static final String DAMAGED_MESSAGE = "must be a picture that can be read to its end.";

	public static final String SCANS_MESSAGE = "must have at most 16 scans if it is a JPEG picture.";

	public static final String PIXELS_MESSAGE = "must have at most 16,777,216 pixels, and at most 16,384 in a row or a column.";

}
