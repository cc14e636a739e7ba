package io.tweebyte.common.threads;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.tweebyte.contracts.threads.BoundedThreads;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Profile;

/**
 * Shows how much waits for threads, where somebody watches.
 */
@Profile("observe")
public final class ThreadMeters implements MeterBinder {

	private final ObjectProvider<BoundedThreads> pools;

	ThreadMeters(ObjectProvider<BoundedThreads> pools) {
		this.pools = pools;
	}

	// model: work waits for pools; those of the server are watched by the framework
	@Override
	public void bindTo(MeterRegistry registry) {
		this.pools.forEach((pool) -> Gauge.builder("tweebyte.threads.tasks", pool, BoundedThreads::tasks)
			.description("Tasks that run or wait")
			.tag("threads", pool.name())
			.register(registry));
	}

}
