package io.tweebyte.common.token;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.common.token.PasswordChangeFeed.PasswordChangeSource;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.http.CallResponse;
import io.tweebyte.shared.http.TaskCallers;
import io.tweebyte.shared.token.PasswordChange;
import reactor.core.publisher.Mono;
import tools.jackson.core.type.TypeReference;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

@Component
public class PasswordChangeClient implements PasswordChangeSource {

	private static final String PATH = "/internal/users/password-changes";

	private static final TypeReference<List<PasswordChange>> CHANGES = new TypeReference<>() {
	};

	private final ServiceClient service;

	private final TaskCallers callers;

	PasswordChangeClient(@Qualifier("userService") ServiceClient service, TaskCallers callers) {
		this.service = service;
		this.callers = callers;
	}

	@Override
	public Mono<List<PasswordChange>> changes(Optional<Instant> after) {
		String query = after.map((time) -> "?after=" + Microseconds.format(time)).orElse("");
		return this.service.get(PATH + query, this.callers.of("password-changes", Service.USER), CHANGES)
			.map((changes) -> CallResponse.checked(changes, PasswordChangeClient::isWhole));
	}

	private static boolean isWhole(PasswordChange change) {
		return change.id() != null && change.changedAt() != null;
	}

}
