package io.tweebyte.ladder;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.ReplySummary;
import reactor.core.publisher.Mono;

import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.client.WebClientException;
import org.springframework.web.server.ResponseStatusException;

/**
 * Asks the interaction service with the caller's token.
 */
@Component
class InteractionCalls {

	private static final ParameterizedTypeReference<List<TweetInteractions>> INTERACTIONS = new ParameterizedTypeReference<>() {
	};

	private final WebClient service;

	InteractionCalls(WebClient interactionService) {
		this.service = interactionService;
	}

	/** One count of one tweet. */
	Mono<Long> count(String path, UUID tweetId, String token) {
		return this.service.get()
			.uri(path, tweetId)
			.header(HttpHeaders.AUTHORIZATION, token)
			.retrieve()
			.bodyToMono(Long.class)
			.onErrorMap(WebClientException.class, InteractionCalls::failed);
	}

	/** The top reply to one tweet. */
	Mono<Optional<ReplySummary>> topReply(UUID tweetId, String token) {
		return this.service.get()
			.uri("/replies/tweet/{id}/top", tweetId)
			.header(HttpHeaders.AUTHORIZATION, token)
			.retrieve()
			.bodyToMono(TopReply.class)
			.map((reply) -> reply.exists() ? Optional.of(reply.summary()) : Optional.<ReplySummary>empty())
			.onErrorMap(WebClientException.class, InteractionCalls::failed);
	}

	/** All of it for many tweets of one author. */
	Mono<Map<UUID, TweetInteractions>> all(List<UUID> tweetIds, UUID authorId, String token) {
		InteractionsRequest wanted = new InteractionsRequest(List.copyOf(tweetIds), null, authorId);
		return this.service.post()
			.uri("/internal/tweets/interactions")
			.header(HttpHeaders.AUTHORIZATION, token)
			.contentType(MediaType.APPLICATION_JSON)
			.bodyValue(wanted)
			.retrieve()
			.bodyToMono(INTERACTIONS)
			.map((all) -> all.stream().collect(Collectors.toMap(TweetInteractions::tweetId, Function.identity())))
			.onErrorMap(WebClientException.class, InteractionCalls::failed);
	}

	private static ResponseStatusException failed(WebClientException failure) {
		return new ResponseStatusException(HttpStatus.BAD_GATEWAY, "The interaction service does not respond", failure);
	}

}
