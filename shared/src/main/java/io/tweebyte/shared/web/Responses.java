package io.tweebyte.shared.web;

import java.util.List;

import io.tweebyte.contracts.page.Page;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Partial;

import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;

/** Responses of which a part may be missing. */
public final class Responses {

	private Responses() {
	}

	public static <T> ResponseEntity<List<T>> page(Partial<Page<T>> found, int limit) {
		ResponseEntity.BodyBuilder response = head(found);
		found.value().link(limit).ifPresent((link) -> response.header(HttpHeaders.LINK, link));
		return response.body(found.value().items());
	}

	public static <T> ResponseEntity<T> of(Partial<T> found) {
		return head(found).body(found.value());
	}

	public static ResponseEntity.BodyBuilder head(Partial<?> found) {
		ResponseEntity.BodyBuilder response = ResponseEntity.ok();
		return found.isDegraded() ? response.header(HeaderNames.DEGRADED, found.header()) : response;
	}

}
