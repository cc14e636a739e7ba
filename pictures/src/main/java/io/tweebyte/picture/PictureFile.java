package io.tweebyte.picture;

import java.util.List;

import io.tweebyte.contracts.error.ApiException;

import org.springframework.core.io.FileSystemResource;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpRange;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/**
 * A picture or a preview for clients.
 *
 * @param tag changes with the picture
 */
public record PictureFile(String tag, MediaType type, FileSystemResource file) {

	/**
	 * Returns the whole file; the framework leaves out what was not asked for. Fails with
	 * 416.
	 * @param range what the client asks for; null for all of it
	 */
	public ResponseEntity<Resource> response(String range) {
		check(range);
		return ResponseEntity.ok()
			.eTag("\"" + this.tag + "\"")
			// each reader asks whether it may still see the tweet
			.cacheControl(CacheControl.noCache().cachePrivate())
			.contentType(this.type)
			.body(this.file);
	}

	/**
	 * WebFlux responds with 500 to a range behind the end (spring-framework issue 35536),
	 * Spring MVC with 416 and the whole file.
	 */
	private void check(String range) {
		try {
			List<HttpRange> ranges = HttpRange.parseRanges(range);
			HttpRange.toResourceRegions(ranges, this.file);
		}
		catch (IllegalArgumentException ex) {
			throw ApiException.rangeNotSatisfiable(this.file.getFile().length());
		}
	}

}
