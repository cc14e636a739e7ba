package io.tweebyte.shared.call;

import java.time.Clock;
import java.util.Optional;

import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.token.ServiceTokens;

/** Creates the callers of scheduled tasks, and the services that are called. */
public final class TaskCallers {

	private final TimeSettings times;

	private final Optional<ServiceTokens> tokens;

	public TaskCallers(SecuritySettings security, TimeSettings times) {
		this.times = times;
		this.tokens = security.isZeroTrust() ? Optional.of(new ServiceTokens(security.serviceKey(), Clock.systemUTC()))
				: Optional.empty();
	}

	/** The caller has as much time for one call as a request. */
	public Caller of(String task) {
		return Caller.ofTask(task, Deadline.in(this.times.request()));
	}

	/** Proves to the service that a service calls it, if it verifies that. */
	public CalledService called(Service service, ServiceAddresses addresses) {
		return new CalledService(addresses.of(service), () -> token(service));
	}

	/** Returns what proves to a service that another one or a gateway calls, or null. */
	public String token(Service called) {
		return this.tokens.map((issuer) -> issuer.issue(called)).orElse(null);
	}

}
