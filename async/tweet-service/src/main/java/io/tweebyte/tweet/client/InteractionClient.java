package io.tweebyte.tweet.client;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.common.user.FollowedUsers.FollowedIdsSource;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.call.CallRefusedException;
import io.tweebyte.shared.client.FallbackLog;
import io.tweebyte.shared.client.ResponseChecks;
import io.tweebyte.shared.http.Caller;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Component;

@Component
public class InteractionClient implements FollowedIdsSource {

	private static final Logger log = LoggerFactory.getLogger(InteractionClient.class);

	private final ServiceClient service;

	InteractionClient(Function<Service, ServiceClient> clients) {
		this.service = clients.apply(Service.INTERACTION);
	}

	@Override
	@CircuitBreaker(name = "interactions")
	public CompletableFuture<List<UUID>> followedIds(UUID userId, Caller caller) {
		return this.service.get("/follows/" + userId + "/following/identifiers", caller, UUID[].class)
			.thenApply(ResponseChecks::ids);
	}

	/**
	 * Returns the interactions of each tweet, or empty when the service is unavailable. A
	 * request with an author is refused unless the caller may see what the author posts:
	 * fails with 404 when there is no such author, with 403 when the account is private.
	 */
	@CircuitBreaker(name = "interactions", fallbackMethod = "unknown")
	public CompletableFuture<Optional<Map<UUID, TweetInteractions>>> interactions(InteractionsRequest request,
			Caller caller) {
		return this.service.post("/internal/tweets/interactions", request, caller, TweetInteractions[].class)
			.thenApply((interactions) -> Optional.of(ResponseChecks.interactions(interactions, request)));
	}

	/**
	 * The fallback. Public, because the library makes others accessible for each failure
	 * anew, and two at once collide.
	 */
	public CompletableFuture<Optional<Map<UUID, TweetInteractions>>> unknown(InteractionsRequest request, Caller caller,
			Throwable failure) {
		return switch ((failure instanceof CallRefusedException refused) ? refused.status() : 0) {
			case 403 -> CompletableFuture.failedFuture(ApiException.forbidden(Messages.PRIVATE_ACCOUNT));
			case 404 -> CompletableFuture.failedFuture(ApiException.notFound(Messages.USER_NOT_FOUND));
			default -> {
				FallbackLog.write(log, caller, "Tweets are shown without their interactions", failure);
				yield CompletableFuture.completedFuture(Optional.empty());
			}
		};
	}

}
