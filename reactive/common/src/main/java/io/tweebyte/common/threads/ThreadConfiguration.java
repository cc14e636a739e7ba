package io.tweebyte.common.threads;

import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.threads.TaskExecutors;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/** The threads of a service. What does not fit into a pool is refused at once. */
@Configuration(proxyBeanMethods = false)
public class ThreadConfiguration {

	// model: requests, the database and other services are served by event loops, one
	// for each processor, which Netty makes

	private static final int CACHE_THREADS = 4;

	/** Open the connection to Redis, which waits while Redis is unavailable. */
	@Bean
	ThreadPoolTaskExecutor cacheExecutor(LimitSettings limits) {
		return TaskExecutors.platform("cache", CACHE_THREADS, limits.inFlight());
	}

	@Bean
	Scheduler cacheThreads(@Qualifier("cacheExecutor") ThreadPoolTaskExecutor executor) {
		// model: of a plain executor, each rejection would be logged as a failure of the
		// calling thread
		return Schedulers.fromExecutorService(executor.getThreadPoolExecutor());
	}

}
