package io.tweebyte.common.web;

import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.contracts.page.CursorOf;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserUpdate;
import io.tweebyte.contracts.validation.IdempotencyKey;
import io.tweebyte.shared.http.HeaderNames;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/**
 * Operations with every kind of parameter that the services have. Each returns what was
 * bound.
 */
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
class TestController {

	static final String LIST = "users";

	/** How the operations {@code /thrown} and {@code /failed} fail. */
	Throwable failure;

	@GetMapping("/thrown")
	Map<String, Object> thrown() throws Throwable {
		throw this.failure;
	}

	@GetMapping("/failed")
	CompletableFuture<Map<String, Object>> failed() {
		return CompletableFuture.failedFuture(this.failure);
	}

	@GetMapping("/users/{userId}")
	Map<String, Object> read(@PathVariable("userId") UUID userId) {
		return Map.of("id", userId);
	}

	@PutMapping("/users/{userId}")
	UserUpdate update(@PathVariable("userId") UUID userId, @Valid @RequestBody UserUpdate update) {
		return update;
	}

	@DeleteMapping("/users/{userId}")
	Map<String, Object> delete(@PathVariable("userId") UUID userId) {
		return Map.of();
	}

	@PutMapping("/follows/{status}")
	Map<String, Object> status(@PathVariable("status") FollowStatus status) {
		return Map.of("status", status);
	}

	@PostMapping("/summaries")
	SummariesRequest summaries(@Valid @RequestBody SummariesRequest request) {
		return request;
	}

	@PostMapping(path = "/forms",
			consumes = { MediaType.APPLICATION_FORM_URLENCODED_VALUE, MediaType.MULTIPART_FORM_DATA_VALUE })
	Map<String, Object> register(@Valid @ModelAttribute RegistrationForm form) {
		return Map.of("user_name", form.userName(), "is_private", String.valueOf(form.isPrivate()));
	}

	@PostMapping("/tweets")
	Map<String, Object> post(
			@RequestHeader(name = HeaderNames.IDEMPOTENCY_KEY, required = false) @IdempotencyKey String key,
			@Valid @RequestBody TweetRequest request) {
		return Map.of("content", request.content(), "key", String.valueOf(key));
	}

	@PutMapping("/replies")
	UserUpdate update(@RequestHeader(name = HeaderNames.IDEMPOTENCY_KEY, required = false) @IdempotencyKey String key,
			@Valid @RequestBody UserUpdate update) {
		return update;
	}

	@GetMapping("/pages")
	Map<String, Object> page(@Valid @CursorOf(LIST) PageQuery page) {
		return Map.of("limit", page.limit(), "before", String.valueOf(page.before()));
	}

	@GetMapping("/numbers")
	Map<String, Object> numbers(
			@RequestParam(defaultValue = "20") @Min(value = 1, message = "must be from 1 to 100.") @Max(value = 100,
					message = "must be from 1 to 100.") int size,
			@RequestParam(name = "page_number", defaultValue = "0") @Min(value = 0,
					message = "must be from 0.") Integer number,
			@RequestParam(name = "after_id", defaultValue = "0197a3c4-0000-7000-8000-000000000001") UUID afterId) {
		return Map.of("size", size, "page_number", number, "after_id", afterId);
	}

	@GetMapping("/versions")
	Map<String, Object> versions(@RequestHeader(name = HttpHeaders.IF_MATCH, required = false) String ifMatch) {
		return Map.of("if_match", String.valueOf(ifMatch));
	}

}
