package io.tweebyte.shared.client;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.core.registry.EntryAddedEvent;
import io.github.resilience4j.core.registry.EntryRemovedEvent;
import io.github.resilience4j.core.registry.EntryReplacedEvent;
import io.github.resilience4j.core.registry.RegistryEventConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class BreakerLog implements RegistryEventConsumer<CircuitBreaker> {

	private static final Logger log = LoggerFactory.getLogger(BreakerLog.class);

	@Override
	public void onEntryAddedEvent(EntryAddedEvent<CircuitBreaker> event) {
		watch(event.getAddedEntry());
	}

	@Override
	public void onEntryRemovedEvent(EntryRemovedEvent<CircuitBreaker> event) {
		// a removed breaker has nothing to log
	}

	@Override
	public void onEntryReplacedEvent(EntryReplacedEvent<CircuitBreaker> event) {
		watch(event.getNewEntry());
	}

	private static void watch(CircuitBreaker breaker) {
		breaker.getEventPublisher()
			.onStateTransition(event -> log.warn("The breaker {} was {} and is {}.", breaker.getName(),
					event.getStateTransition().getFromState(), event.getStateTransition().getToState()));
	}

}
