package io.tweebyte.picture;

import io.tweebyte.contracts.error.ApiException;

import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.http.ETag;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpRange;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/**
 * A picture or a preview for clients.
 *
 * @param tag changes with the picture
 */
public record PictureFile(String tag, MediaType type, StoredFile file) {

	/**
	 * Returns the whole file; the framework leaves out what was not requested. Fails with
	 * 416.
	 * @param range the {@code Range} of the client, or null
	 * @param known the {@code If-None-Match} of the client, or null
	 */
	public ResponseEntity<Resource> response(String range, String known) {
		if (isKnown(known)) {
			return head(HttpStatus.NOT_MODIFIED).build();
		}
		check(range);
		return head(HttpStatus.OK).contentType(this.type).body(this.file);
	}

	/** WebFlux would respond with a media type, and look at the range first. */
	private boolean isKnown(String known) {
		return known != null
				&& ETag.parse(known).stream().anyMatch((tag) -> tag.isWildcard() || tag.tag().equals(this.tag));
	}

	private ResponseEntity.BodyBuilder head(HttpStatus status) {
		return ResponseEntity.status(status)
			.eTag("\"" + this.tag + "\"")
			// Spring MVC also sends it with a 304, WebFlux does not
			.header(HttpHeaders.ACCEPT_RANGES, "bytes")
			// each reader must request it again, and may not see the tweet any more
			.cacheControl(CacheControl.noCache().cachePrivate());
	}

	/**
	 * WebFlux responds with 500 to a range behind the end (spring-framework issue 35536),
	 * Spring MVC with 416 and the whole file. To a list without a range, WebFlux responds
	 * with the whole file and Spring MVC with no part of it.
	 */
	private void check(String range) {
		if (range != null && !isSatisfiable(range)) {
			throw ApiException.rangeNotSatisfiable(this.file.contentLength());
		}
	}

	private boolean isSatisfiable(String range) {
		try {
			return !HttpRange.toResourceRegions(HttpRange.parseRanges(range), this.file).isEmpty();
		}
		catch (IllegalArgumentException ex) {
			return false;
		}
	}

}
