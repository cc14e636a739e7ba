package io.tweebyte.common.client;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.common.token.PasswordChangeFeed.PasswordChangeSource;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.call.CallResponse;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.shared.user.KnownUsers;

import org.springframework.stereotype.Component;

@Component
public class UserClient implements PasswordChangeSource {

	private final UserOperations service;

	private final TaskCallers callers;

	UserClient(Function<Service, ServiceClient> clients, TaskCallers callers) {
		this.service = clients.apply(Service.USER).create(UserOperations.class);
		this.callers = callers;
	}

	/** Reads the users that exist, by one to 1000 ids and names, in any case. */
	@CircuitBreaker(name = "users")
	public List<UserSummary> find(List<UUID> ids, List<String> names, Caller caller) {
		return CallResponse.checked(this.service.summaries(new SummariesRequest(ids, names), caller),
				KnownUsers::isWhole);
	}

	/** Has no breaker, which a task's failures must not open for requests. */
	public List<AccountPrivacy> privacy(PrivacyQuery query, Caller caller) {
		return CallResponse.checked(this.service.privacy(query.after(), query.afterId(), query.limit(), caller),
				(account) -> account.id() != null);
	}

	/** Without a circuit breaker, as {@link #privacy}. */
	@Override
	public List<PasswordChange> changes(Optional<Instant> after) {
		Caller caller = this.callers.of("password-changes");
		return CallResponse.checked(this.service.passwordChanges(after.map(Microseconds::format).orElse(null), caller),
				PasswordChange::isWhole);
	}

}
