package io.tweebyte.interaction.controller;

import java.util.List;

import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.http.Query;

import org.springframework.http.ResponseEntity;

/**
 * Answers that may lack a part.
 */
final class Answers {

	private Answers() {
	}

	static PageQuery page(Query query, String list) {
		return PageQuery.parse(query.values("limit"), query.values("before"), list);
	}

	static <T> ResponseEntity<List<T>> page(Partial<Page<T>> found, int limit) {
		ResponseEntity.BodyBuilder answer = head(found);
		found.value().link(limit).ifPresent((link) -> answer.header(HeaderNames.LINK, link));
		return answer.body(found.value().items());
	}

	static <T> ResponseEntity<T> answer(Partial<T> found) {
		return head(found).body(found.value());
	}

	static ResponseEntity.BodyBuilder head(Partial<?> found) {
		ResponseEntity.BodyBuilder answer = ResponseEntity.ok();
		return found.isDegraded() ? answer.header(HeaderNames.DEGRADED, found.header()) : answer;
	}

}
