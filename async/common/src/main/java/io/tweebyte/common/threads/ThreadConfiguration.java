package io.tweebyte.common.threads;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

import io.micrometer.context.ContextRegistry;
import io.micrometer.context.integration.Slf4jThreadLocalAccessor;
import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.threads.TaskExecutors;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableAsync;
import org.springframework.scheduling.concurrent.CustomizableThreadFactory;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/** The threads of a service. What does not fit into a pool is refused at once. */
@Configuration(proxyBeanMethods = false)
@EnableAsync
public class ThreadConfiguration {

	private static final int CACHE_THREADS = 4;

	private static final int CONNECTION_THREADS = 8;

	private static final int STEPS_OF_CALLS = 10_000;

	private final LimitSettings limits;

	ThreadConfiguration(LimitSettings limits) {
		this.limits = limits;
		// model: the context of a log line is the thread's, and tasks change threads
		ContextRegistry.getInstance().registerThreadLocalAccessor(new Slf4jThreadLocalAccessor());
	}

	/**
	 * Wait for Redis, which responds within a fraction of a millisecond: a few serve
	 * thousands of requests per second, and more would only wait for an unavailable
	 * Redis.
	 */
	@Bean
	ThreadPoolTaskExecutor cacheThreads() {
		return TaskExecutors.platform("cache", CACHE_THREADS, this.limits.inFlight());
	}

	/** Wait for the database: one per connection. */
	@Bean
	ThreadPoolTaskExecutor databaseThreads(DatabaseSettings settings) {
		return TaskExecutors.platform("database", settings.poolSize(), settings.queue());
	}

	/**
	 * Run the short steps after the bytes of other services, and after Redis failed to
	 * respond: one thread per processor. The steps of calls that have begun must not be
	 * refused, so the queue is long.
	 */
	@Bean
	ThreadPoolTaskExecutor callThreads() {
		return TaskExecutors.platform("calls", Runtime.getRuntime().availableProcessors(), STEPS_OF_CALLS);
	}

	/**
	 * Begin calls and read their bytes. A look-up of a name may wait for a slow name
	 * server, so these are not the threads that end a call in time.
	 */
	@Bean
	ThreadPoolTaskExecutor connectionThreads() {
		return TaskExecutors.platform("connections", CONNECTION_THREADS, STEPS_OF_CALLS);
	}

	/** Starts second attempts of calls, without waiting for them. */
	@Bean
	ScheduledExecutorService retryThread() {
		return Executors.newSingleThreadScheduledExecutor(new CustomizableThreadFactory("retries-"));
	}

}
