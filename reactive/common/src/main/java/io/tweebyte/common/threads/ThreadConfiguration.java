package io.tweebyte.common.threads;

import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.threads.BoundedThreads;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * The threads that every service needs, and why there are so many. What does not fit into
 * a pool is refused at once.
 */
@Configuration(proxyBeanMethods = false)
public class ThreadConfiguration {

	// model: requests, the database and other services are served by event loops, one
	// for each processor, which Netty makes

	private static final int CACHE_THREADS = 4;

	private final LimitSettings limits;

	ThreadConfiguration(LimitSettings limits) {
		this.limits = limits;
	}

	/**
	 * Open the connection to Redis, which waits while Redis is out; the commands do not
	 * wait.
	 */
	@Bean
	Scheduler cacheThreads() {
		// model: of a plain executor, each refusal would be reported as a failure of the
		// thread that asked
		return Schedulers.fromExecutorService(BoundedThreads.platform("cache", CACHE_THREADS, this.limits.inFlight()));
	}

}
