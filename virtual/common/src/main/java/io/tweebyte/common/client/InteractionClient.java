package io.tweebyte.common.client;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
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
public class InteractionClient {

	private static final Logger log = LoggerFactory.getLogger(InteractionClient.class);

	private final InteractionOperations service;

	InteractionClient(Function<Service, ServiceClient> clients) {
		this.service = clients.apply(Service.INTERACTION).create(InteractionOperations.class);
	}

	/** Returns the users of accepted follows; fails when the service is unavailable. */
	@CircuitBreaker(name = "interactions")
	public List<UUID> followedIds(UUID userId, Caller caller) {
		return ResponseChecks.ids(this.service.followedIds(userId, caller));
	}

	/** Counts the followers; empty when the service is unavailable. */
	@CircuitBreaker(name = "interactions", fallbackMethod = "unknownCount")
	public Optional<Long> followers(UUID userId, Caller caller) {
		return Optional.of(ResponseChecks.count(this.service.followers(userId, caller)));
	}

	/** Counts the followed users; empty when the service is unavailable. */
	@CircuitBreaker(name = "interactions", fallbackMethod = "unknownCount")
	public Optional<Long> following(UUID userId, Caller caller) {
		return Optional.of(ResponseChecks.count(this.service.following(userId, caller)));
	}

	/**
	 * Returns the interactions of each tweet, or empty when the service is unavailable. A
	 * request with an author is refused unless the caller may see what the author posts:
	 * fails with 404 when there is no such author, with 403 when the account is private.
	 */
	@CircuitBreaker(name = "interactions", fallbackMethod = "unknownInteractions")
	public Optional<Map<UUID, TweetInteractions>> interactions(InteractionsRequest request, Caller caller) {
		return Optional.of(ResponseChecks.interactions(this.service.interactions(request, caller), request));
	}

	/**
	 * A fallback. Public, because the library makes others accessible for each failure
	 * anew, and two at once collide.
	 */
	public Optional<Map<UUID, TweetInteractions>> unknownInteractions(InteractionsRequest request, Caller caller,
			Throwable failure) {
		return switch ((failure instanceof CallRefusedException refused) ? refused.status() : 0) {
			case 403 -> throw ApiException.forbidden(Messages.PRIVATE_ACCOUNT);
			case 404 -> throw ApiException.notFound(Messages.USER_NOT_FOUND);
			default -> {
				FallbackLog.write(log, caller, "Tweets are shown without their interactions", failure);
				yield Optional.empty();
			}
		};
	}

	/** A fallback, public as {@link #unknownInteractions}. */
	public Optional<Long> unknownCount(UUID userId, Caller caller, Throwable failure) {
		FallbackLog.write(log, caller, "A page is shown without a count", failure);
		return Optional.empty();
	}

}
