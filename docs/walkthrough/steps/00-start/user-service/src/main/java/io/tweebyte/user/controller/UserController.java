package io.tweebyte.user.controller;

import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.contracts.validation.SearchTermRule;
import io.tweebyte.contracts.validation.Violations;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.user.service.UserService;

import org.springframework.http.ResponseEntity;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/users")
class UserController {

	private final UserService users;

	UserController(UserService users) {
		this.users = users;
	}

	@GetMapping("/summary/{userId}")
	UserSummary summary(@PathVariable("userId") UUID userId) {
		return this.users.summary(userId);
	}

	@GetMapping("/summary/name/{userName}")
	UserSummary summaryByName(@PathVariable("userName") String userName) {
		return this.users.summaryByName(userName);
	}

	@GetMapping("/search/{term}")
	ResponseEntity<List<UserSummary>> search(@PathVariable("term") String term,
			@RequestParam MultiValueMap<String, String> query) {
		Violations violations = new Violations().require("term", term, SearchTermRule::violation);
		PageQuery page = PageQuery.parse(values(query, "limit"), values(query, "before"), UserService.SEARCH,
				violations);
		violations.throwIfAny();
		return respond(this.users.search(term, page), page.limit());
	}

	private static List<String> values(MultiValueMap<String, String> query, String name) {
		return query.getOrDefault(name, List.of());
	}

	private static ResponseEntity<List<UserSummary>> respond(Page<UserSummary> found, int limit) {
		ResponseEntity.BodyBuilder response = ResponseEntity.ok();
		found.link(limit).ifPresent((link) -> response.header(HeaderNames.LINK, link));
		return response.body(found.items());
	}

}
