package io.tweebyte.shared.client;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class BreakerLog {

	private static final Logger log = LoggerFactory.getLogger(BreakerLog.class);

	public BreakerLog(CircuitBreakerRegistry breakers) {
		breakers.getEventPublisher().onEntryAdded((event) -> watch(event.getAddedEntry()));
		breakers.getAllCircuitBreakers().forEach(BreakerLog::watch);
	}

	private static void watch(CircuitBreaker breaker) {
		breaker.getEventPublisher()
			.onStateTransition(event -> log.warn("The breaker {} was {} and is {}.", breaker.getName(),
					event.getStateTransition().getFromState(), event.getStateTransition().getToState()));
	}

}
