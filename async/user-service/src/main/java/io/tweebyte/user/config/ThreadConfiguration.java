package io.tweebyte.user.config;

import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.PasswordSettings;
import io.tweebyte.shared.threads.FairThreads;
import io.tweebyte.shared.threads.TaskExecutors;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/**
 * The threads of this service alone. What does not fit into a pool is refused at once.
 */
@Configuration(proxyBeanMethods = false)
public class ThreadConfiguration {

	private final int processors = Runtime.getRuntime().availableProcessors();

	private final LimitSettings limits;

	ThreadConfiguration(LimitSettings limits) {
		this.limits = limits;
	}

	/**
	 * Threads for hashing passwords, which is CPU-bound: the settings limit their number,
	 * so that processors are left for everything else. Never virtual: those would all
	 * hash at once.
	 */
	@Bean
	FairThreads passwordThreads(PasswordSettings settings) {
		return new FairThreads("passwords", settings.threads(), settings.queue());
	}

	/** Threads for signing tokens, which is CPU-bound too: one per processor. */
	@Bean
	ThreadPoolTaskExecutor signingThreads() {
		return TaskExecutors.platform("signing", this.processors, this.limits.inFlight());
	}

}
