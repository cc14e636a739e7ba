package io.tweebyte.gateway.service;

import java.net.URI;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.settings.ServiceAddresses;

/**
 * Where the services are, and whether they answer.
 */
public final class Services {

	private final Map<Service, URI> addresses = new EnumMap<>(Service.class);

	private final Map<Service, CircuitBreaker> breakers = new EnumMap<>(Service.class);

	/**
	 * Creates a breaker for each service, named as in the settings.
	 */
	public Services(ServiceAddresses addresses, CircuitBreakerRegistry breakers) {
		this.addresses.put(Service.USER, addresses.user());
		this.addresses.put(Service.TWEET, addresses.tweet());
		this.addresses.put(Service.INTERACTION, addresses.interaction());
		for (Service service : Service.values()) {
			this.breakers.put(service, breakers.circuitBreaker(service.name().toLowerCase(Locale.ROOT)));
		}
	}

	/**
	 * Where a service is.
	 * @return its base address, without a trailing slash
	 */
	public URI address(Service service) {
		return this.addresses.get(service);
	}

	/**
	 * Knows whether a service is out.
	 */
	public CircuitBreaker breaker(Service service) {
		return this.breakers.get(service);
	}

}
