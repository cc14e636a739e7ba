package io.tweebyte.testsupport;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import org.junit.jupiter.api.BeforeEach;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;

/** The base of tests of a started service, with a neighbour that plays other services. */
public abstract class StartedService {

	protected static final RawServer NEIGHBOURS = RawServer.start((request, connection) -> connection.close());

	@LocalServerPort
	protected int port;

	@Autowired
	protected CircuitBreakerRegistry breakers;

	/** Registers the shared Redis, and the address of the neighbour for each service. */
	protected static void register(DynamicPropertyRegistry registry, String... services) {
		TestRedis.shared().register(registry::add);
		for (String service : services) {
			registry.add("tweebyte.services." + service, NEIGHBOURS::address);
		}
	}

	@BeforeEach
	void reset() {
		this.breakers.getAllCircuitBreakers().forEach(CircuitBreaker::reset);
		NEIGHBOURS.respond((request, connection) -> connection.close());
	}

}
