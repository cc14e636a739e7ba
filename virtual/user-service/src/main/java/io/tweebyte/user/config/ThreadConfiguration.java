package io.tweebyte.user.config;

import io.tweebyte.shared.settings.PasswordSettings;
import io.tweebyte.shared.threads.FairThreads;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The one pool of this service, for the one work that fills a processor for long. */
@Configuration(proxyBeanMethods = false)
public class ThreadConfiguration {

	/**
	 * Threads for hashing passwords, which is CPU-bound: the settings limit their number,
	 * so that processors are left for everything else. Never virtual: those would all
	 * hash at once.
	 */
	@Bean
	FairThreads passwordThreads(PasswordSettings settings) {
		return new FairThreads("passwords", settings.threads(), settings.queue());
	}

}
