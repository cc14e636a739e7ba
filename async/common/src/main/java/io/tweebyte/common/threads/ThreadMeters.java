package io.tweebyte.common.threads;

import java.util.function.ToDoubleFunction;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.tweebyte.shared.threads.BoundedThreads;
import io.tweebyte.shared.threads.FairThreads;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Profile;

/**
 * Shows how much waits for threads, where somebody watches.
 */
@Profile("observe")
public final class ThreadMeters implements MeterBinder {

	private final ObjectProvider<BoundedThreads> pools;

	private final ObjectProvider<FairThreads> fairPools;

	ThreadMeters(ObjectProvider<BoundedThreads> pools, ObjectProvider<FairThreads> fairPools) {
		this.pools = pools;
		this.fairPools = fairPools;
	}

	// model: work waits for pools; those of the server are watched by the framework
	@Override
	public void bindTo(MeterRegistry registry) {
		this.pools.forEach((pool) -> bind(registry, pool.name(), pool, BoundedThreads::tasks));
		this.fairPools.forEach((pool) -> bind(registry, pool.name(), pool, FairThreads::tasks));
	}

	private static <T> void bind(MeterRegistry registry, String name, T pool, ToDoubleFunction<T> tasks) {
		Gauge.builder("tweebyte.threads.tasks", pool, tasks)
			.description("Tasks that run or wait")
			.tag("threads", name)
			.register(registry);
	}

}
