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
}
