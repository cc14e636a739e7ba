package io.tweebyte.shared.http;

import java.time.Clock;
import java.util.Optional;

import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.token.ServiceTokens;

/** Creates the callers of scheduled tasks, with a token if it is verified. */
public final class TaskCallers {

	private final TimeSettings times;

	private final Optional<ServiceTokens> tokens;

	public TaskCallers(SecuritySettings security, TimeSettings times, Clock clock) {
		this.times = times;
		this.tokens = security.isZeroTrust() ? Optional.of(new ServiceTokens(security.serviceKey(), clock))
				: Optional.empty();
	}

	/** The caller has as much time for one call as a request. */
	public Caller of(String task, Service called) {
		String authorization = this.tokens.map((issuer) -> "Bearer " + issuer.issue(called)).orElse(null);
		return Caller.ofTask(task, authorization, Deadline.in(this.times.request()));
	}

}
