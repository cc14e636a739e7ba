package io.tweebyte.tweet.controller;

import java.util.List;

import io.tweebyte.contracts.page.Page;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Partial;

import org.springframework.http.ResponseEntity;

/**
 * Answers of which a part may be missing.
 */
final class Answers {

	private Answers() {
	}

	/**
	 * Answers with one page of a list.
	 */
	static <T> ResponseEntity<List<T>> page(Partial<Page<T>> found, int limit) {
		ResponseEntity.BodyBuilder answer = ok(found);
		found.value().link(limit).ifPresent((link) -> answer.header(HeaderNames.LINK, link));
		return answer.body(found.value().items());
	}

	/**
	 * Begins an answer that says what it lacks.
	 */
	static ResponseEntity.BodyBuilder ok(Partial<?> found) {
		ResponseEntity.BodyBuilder answer = ResponseEntity.ok();
		return found.isDegraded() ? answer.header(HeaderNames.DEGRADED, found.header()) : answer;
	}

}
