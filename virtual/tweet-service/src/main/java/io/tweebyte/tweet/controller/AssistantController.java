package io.tweebyte.tweet.controller;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.assistant.Summary;
import io.tweebyte.contracts.assistant.SummaryRequest;
import io.tweebyte.shared.api.FailsWith;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.tweet.service.AssistantService;
import jakarta.validation.Valid;

import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

@RestController
@Tag(name = "Assistant")
@RequestMapping("/tweets/assistant/summary")
class AssistantController {

	private final AssistantService assistant;

	AssistantController(AssistantService assistant) {
		this.assistant = assistant;
	}

	@PostMapping(produces = MediaType.TEXT_EVENT_STREAM_VALUE)
	@Operation(summary = "Summarises a user's newest tweets, in events as the text is written", description = """
			By default an instance writes four summaries at once for a user; further ones get 429. \
			In all it writes 128; further ones get 503. \
			A summary that takes longer than 25 s, or stands still for 5 s, ends with an event named error.""")
	@FailsWith({ 403, 404, 429 })
	@ApiResponse(responseCode = "200", description = "Events named text, and at last one named end or error",
			content = @Content(mediaType = MediaType.TEXT_EVENT_STREAM_VALUE, schema = @Schema(types = "string")))
	SseEmitter streamed(Caller caller, @Valid @RequestBody SummaryRequest request) {
		return this.assistant.streamed(request, caller);
	}

	@PostMapping(path = "/collected", produces = MediaType.APPLICATION_JSON_VALUE)
	@Operation(summary = "Summarises a user's newest tweets",
			description = "The limits are those of the streamed summary; one that takes too long gets 503.")
	@FailsWith({ 403, 404, 429 })
	Summary collected(Caller caller, @Valid @RequestBody SummaryRequest request) {
		return this.assistant.collected(request, caller);
	}

}
