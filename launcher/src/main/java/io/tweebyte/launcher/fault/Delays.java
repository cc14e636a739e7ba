package io.tweebyte.launcher.fault;

import java.time.Duration;
import java.util.Map;

import io.tweebyte.launcher.workspace.ServiceName;

/**
 * How long each response waits on its way to a service.
 *
 * @param services of services to another service; those that are missing are called
 * directly
 * @param postgres of PostgreSQL; zero for none
 * @param redis of Redis, also to the gateway; zero for none
 */
public record Delays(Map<ServiceName, Duration> services, Duration postgres, Duration redis) {

	public static final Delays NONE = of(Map.of());

	public Delays {
		services = Map.copyOf(services);
	}

	/** Delays of services alone. */
	public static Delays of(Map<ServiceName, Duration> services) {
		return new Delays(services, Duration.ZERO, Duration.ZERO);
	}

	/** Returns the delay of a service's responses to other services. */
	public Duration of(ServiceName service) {
		return this.services.getOrDefault(service, Duration.ZERO);
	}

}
