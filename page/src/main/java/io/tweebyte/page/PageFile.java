package io.tweebyte.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.MediaTypeFactory;
import org.springframework.http.ResponseEntity;
import org.springframework.util.DigestUtils;

/** A file of the page, with the headers of its response. */
final class PageFile {

	private final byte[] content;

	private final MediaType type;

	private final String tag;

	private final String policy;

	private PageFile(String name, byte[] content) {
		this.content = content;
		this.type = new MediaType(MediaTypeFactory.getMediaType(name).orElseThrow(), StandardCharsets.UTF_8);
		// no time of change: in a jar of a reproducible build it is always the same
		this.tag = DigestUtils.md5DigestAsHex(content);
		this.policy = MediaType.TEXT_HTML.includes(this.type) ? PagePolicy.of(name) : null;
	}

	/** Returns all files by their names. */
	static Map<String, PageFile> all() {
		try {
			Map<String, PageFile> files = new HashMap<>();
			for (Resource file : new PathMatchingResourcePatternResolver().getResources("classpath:page/*")) {
				files.put(file.getFilename(), new PageFile(file.getFilename(), file.getContentAsByteArray()));
			}
			return Map.copyOf(files);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The files of the page cannot be read", ex);
		}
	}

	/** Clients keep the file and ask each time whether it is still the same. */
	ResponseEntity<byte[]> response() {
		ResponseEntity.BodyBuilder response = ResponseEntity.ok()
			.contentType(this.type)
			// Spring MVC would add another one, with the name f.txt for every file
			.header(HttpHeaders.CONTENT_DISPOSITION, "inline")
			.eTag(this.tag)
			.cacheControl(CacheControl.noCache());
		if (this.policy != null) {
			response.header("Content-Security-Policy", this.policy);
		}
		return response.body(this.content);
	}

}
