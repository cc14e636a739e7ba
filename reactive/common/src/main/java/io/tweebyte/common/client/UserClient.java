package io.tweebyte.common.client;

import java.util.Collection;
import java.util.List;
import java.util.UUID;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.contracts.http.CallFailedException;
import io.tweebyte.contracts.http.Caller;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserSummary;
import reactor.core.publisher.Mono;
import tools.jackson.core.type.TypeReference;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

/**
 * Asks the user service.
 */
@Component
public class UserClient {

	private static final TypeReference<List<UserSummary>> USERS = new TypeReference<>() {
	};

	private final ServiceClient service;

	UserClient(@Qualifier("userService") ServiceClient service) {
		this.service = service;
	}

	/**
	 * Reads what everybody may know of users.
	 * @param ids some of the users, together with the names at least one and at most 1000
	 * @param names the names of others, in any case
	 * @param caller the reader
	 * @return the summaries of those that exist; fails when the service is out
	 */
	@CircuitBreaker(name = "users")
	public Mono<List<UserSummary>> find(Collection<UUID> ids, Collection<String> names, Caller caller) {
		return this.service.post("/users/summaries", request(ids, names), caller, USERS).map(UserClient::checked);
	}

	private static SummariesRequest request(Collection<UUID> ids, Collection<String> names) {
		return new SummariesRequest(ids.stream().map(UUID::toString).toList(), List.copyOf(names));
	}

	private static List<UserSummary> checked(List<UserSummary> users) {
		if (users.stream().anyMatch((user) -> !isWhole(user))) {
			throw new CallFailedException("The user service's list of users makes no sense");
		}
		return users;
	}

	private static boolean isWhole(UserSummary user) {
		return user != null && user.id() != null && user.userName() != null && user.createdAt() != null;
	}

}
