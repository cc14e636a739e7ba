package io.tweebyte.interaction.recommendation;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.page.NumberParameters;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.user.UserReference;
import io.tweebyte.shared.api.PartialResponse;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.token.AsYourself;
import io.tweebyte.shared.web.Responses;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Recommendations")
@RequestMapping(path = "/recommendations", produces = MediaType.APPLICATION_JSON_VALUE)
class RecommendationController {

	private final RecommendationService recommendations;

	RecommendationController(RecommendationService recommendations) {
		this.recommendations = recommendations;
	}

	@GetMapping("/{userId}/follow")
	@AsYourself
	@Operation(summary = "Whom the caller might follow")
	@PartialResponse("Users, the best first")
	CompletableFuture<ResponseEntity<List<UserReference>>> follow(Caller caller, @PathVariable UUID userId,
			@RequestParam(defaultValue = NumberParameters.PAGE_DEFAULT) @Min(value = NumberParameters.PAGE_MIN,
					message = NumberParameters.PAGE_MESSAGE) @Max(value = NumberParameters.PAGE_MAX,
							message = NumberParameters.PAGE_MESSAGE) int page,
			@RequestParam(defaultValue = NumberParameters.SIZE_DEFAULT) @Min(value = NumberParameters.SIZE_MIN,
					message = NumberParameters.SIZE_MESSAGE) @Max(value = NumberParameters.SIZE_MAX,
							message = NumberParameters.SIZE_MESSAGE) int size) {
		return this.recommendations.follow(userId, page, size, caller).thenApply(Responses::of);
	}

	@GetMapping("/hashtags")
	@Operation(summary = "The most popular hashtags")
	@PartialResponse("The hashtags, the most popular first")
	CompletableFuture<ResponseEntity<List<PopularHashtag>>> hashtags(Caller caller,
			@RequestParam(defaultValue = NumberParameters.POPULAR_DEFAULT) @Min(value = NumberParameters.SIZE_MIN,
					message = NumberParameters.SIZE_MESSAGE) @Max(value = NumberParameters.SIZE_MAX,
							message = NumberParameters.SIZE_MESSAGE) int limit) {
		return this.recommendations.hashtags(limit, caller).thenApply(Responses::of);
	}

}
