package io.tweebyte.tweet.client;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.common.client.FallbackLog;
import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.shared.http.CallFailedException;
import io.tweebyte.shared.http.CallRefusedException;
import io.tweebyte.shared.http.Caller;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import tools.jackson.core.type.TypeReference;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

/**
 * Asks the interaction service.
 */
@Component
public class InteractionClient {

	private static final Logger log = LoggerFactory.getLogger(InteractionClient.class);

	private static final TypeReference<List<UUID>> IDS = new TypeReference<>() {
	};

	private static final TypeReference<List<TweetInteractions>> INTERACTIONS = new TypeReference<>() {
	};

	private final ServiceClient service;

	InteractionClient(@Qualifier("interactionService") ServiceClient service) {
		this.service = service;
	}

	/**
	 * Lists whom a user follows.
	 * @param caller the reader
	 * @return the ids of all whose followers he is accepted by; fails when the service is
	 * out
	 */
	@CircuitBreaker(name = "interactions")
	public Mono<List<UUID>> followedIds(UUID userId, Caller caller) {
		return this.service.get("/follows/" + userId + "/following/identifiers", caller, IDS)
			.map(InteractionClient::checked);
	}

	/**
	 * Reads what others made of tweets.
	 * @param request the tweets; with an author only on behalf of one who may see what he
	 * posts
	 * @param caller the reader
	 * @return what others made of each tweet, or empty when the service is out; fails
	 * with 404 when there is no such author, with 403 when he is private
	 */
	@CircuitBreaker(name = "interactions", fallbackMethod = "unknown")
	public Mono<Optional<Map<UUID, TweetInteractions>>> interactions(InteractionsRequest request, Caller caller) {
		return this.service.post("/internal/tweets/interactions", request, caller, INTERACTIONS)
			.map((told) -> Optional.of(checked(told, request)));
	}

	private static List<UUID> checked(List<UUID> ids) {
		if (ids.stream().anyMatch(Objects::isNull)) {
			throw new CallFailedException("The interaction service's list of ids makes no sense");
		}
		return ids;
	}

	private static Map<UUID, TweetInteractions> checked(List<TweetInteractions> told, InteractionsRequest request) {
		Map<UUID, TweetInteractions> byTweet = new HashMap<>();
		told.stream().filter((one) -> isWhole(one, request)).forEach((one) -> byTweet.put(one.tweetId(), one));
		if (!Identifiers.parseAll(request.ids()).stream().allMatch(byTweet::containsKey)) {
			throw new CallFailedException("The interaction service's list of interactions makes no sense");
		}
		return byTweet;
	}

	private static boolean isWhole(TweetInteractions one, InteractionsRequest request) {
		return one != null && one.tweetId() != null && one.likesCount() >= 0 && one.repliesCount() >= 0
				&& one.retweetsCount() >= 0 && (one.topReply() == null || isWhole(one.topReply()))
				&& areWhole(one.replies(), request);
	}

	private static boolean areWhole(List<ReplySummary> replies, InteractionsRequest request) {
		return (replies != null) ? replies.stream().allMatch(InteractionClient::isWhole) : request.replies() == null;
	}

	private static boolean isWhole(ReplySummary reply) {
		return reply != null && reply.id() != null && reply.userId() != null && reply.content() != null
				&& reply.createdAt() != null && reply.likesCount() >= 0;
	}

	/**
	 * What is answered instead. Public, because the library opens and closes what is not
	 * anew for each failure, and two at once collide.
	 */
	public Mono<Optional<Map<UUID, TweetInteractions>>> unknown(InteractionsRequest request, Caller caller,
			CallRefusedException refused) {
		return switch (refused.status()) {
			case 403 -> Mono.error(ContractException.forbidden(Sentences.PRIVATE_ACCOUNT));
			case 404 -> Mono.error(ContractException.notFound(Sentences.USER_NOT_FOUND));
			default -> nothing(caller, refused);
		};
	}

	/**
	 * What is answered instead. Public, because the library opens and closes what is not
	 * anew for each failure, and two at once collide.
	 */
	public Mono<Optional<Map<UUID, TweetInteractions>>> unknown(InteractionsRequest request, Caller caller,
			Throwable failure) {
		return nothing(caller, failure);
	}

	private static Mono<Optional<Map<UUID, TweetInteractions>>> nothing(Caller caller, Throwable failure) {
		FallbackLog.write(log, caller, "Tweets are shown without what others made of them", failure);
		return Mono.just(Optional.empty());
	}

}
