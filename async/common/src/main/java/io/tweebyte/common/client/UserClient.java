package io.tweebyte.common.client;

import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.CallFailedException;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.PrivacyQuery;
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

	private static final TypeReference<List<AccountPrivacy>> PRIVACY = new TypeReference<>() {
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
	public CompletableFuture<List<UserSummary>> find(Collection<UUID> ids, Collection<String> names, Caller caller) {
		return this.service.post("/internal/users/summaries", request(ids, names), caller, USERS)
			.thenApply(UserClient::checked);
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

	/**
	 * Reads the accounts whose privacy changed. Without a circuit breaker: a task makes
	 * this call once per period, and its failures must not open the breaker of requests.
	 * @param query the changes wanted
	 * @return the accounts in the order of their changes; fails when the service is
	 * unavailable
	 */
	public CompletableFuture<List<AccountPrivacy>> privacy(PrivacyQuery query, Caller caller) {
		return this.service.get("/internal/users/privacy?" + query.encode(), caller, PRIVACY)
			.thenApply(UserClient::checkedPrivacy);
	}

	private static List<AccountPrivacy> checkedPrivacy(List<AccountPrivacy> accounts) {
		if (accounts.stream().anyMatch((account) -> account == null || account.id() == null)) {
			throw new CallFailedException("The user service's list of changes of privacy is malformed");
		}
		return accounts;
	}

}
