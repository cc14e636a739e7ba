package io.tweebyte.picture;

import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;

/**
 * A tweet's picture.
 *
 * @param userId the author of the tweet
 * @param pictureId null when the tweet has none
 * @param pictureType the media type; null when the tweet has none
 */
public record PictureRow(UUID userId, UUID pictureId, String pictureType) {

	/** Fails with 404 when the tweet has none. */
	UUID picture() {
		if (this.pictureId == null) {
			throw ApiException.notFound(Messages.PICTURE_NOT_FOUND);
		}
		return this.pictureId;
	}

}
