package io.tweebyte.user.config;

import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.PasswordSettings;
import io.tweebyte.shared.threads.BoundedThreads;
import io.tweebyte.shared.threads.FairThreads;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * The threads that the user service needs beside those of every service, and why there
 * are so many. What does not fit into a pool is refused at once.
 */
@Configuration(proxyBeanMethods = false)
public class ThreadConfiguration {

	private final int processors = Runtime.getRuntime().availableProcessors();

	private final LimitSettings limits;

	ThreadConfiguration(LimitSettings limits) {
		this.limits = limits;
	}

	/**
	 * Hash passwords, which is work and no waiting: as few at once as the settings say,
	 * so that processors are left for everything else.
	 * @param settings how many hash, and how many wait
	 * @return the threads
	 */
	@Bean
	FairThreads passwordThreads(PasswordSettings settings) {
		return new FairThreads("passwords", settings.threads(), settings.queue());
	}

	/**
	 * Sign tokens, which is work too: one for each processor.
	 * @return the threads
	 */
	@Bean
	Scheduler signingThreads() {
		// model: of a plain executor, each refusal would be reported as a failure of the
		// thread that asked
		return Schedulers
			.fromExecutorService(BoundedThreads.platform("signing", this.processors, this.limits.inFlight()));
	}

}
