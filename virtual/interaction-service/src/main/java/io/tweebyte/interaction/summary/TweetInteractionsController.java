package io.tweebyte.interaction.summary;

import java.util.List;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.shared.api.FailsWith;
import io.tweebyte.shared.http.Caller;
import jakarta.validation.Valid;

import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Interactions")
@RequestMapping(path = "/internal/tweets", produces = MediaType.APPLICATION_JSON_VALUE)
class TweetInteractionsController {

	private final TweetInteractionsService interactions;

	TweetInteractionsController(TweetInteractionsService interactions) {
		this.interactions = interactions;
	}

	@PostMapping("/interactions")
	@Operation(summary = "The interactions of many tweets, for other services")
	@FailsWith(403)
	@ApiResponse(responseCode = "200", description = "The interactions of each tweet, in the order of the request")
	List<TweetInteractions> interactions(Caller caller, @Valid @RequestBody InteractionsRequest request) {
		return this.interactions.interactions(request, caller);
	}

}
