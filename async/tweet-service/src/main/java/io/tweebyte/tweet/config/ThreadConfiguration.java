package io.tweebyte.tweet.config;

import io.tweebyte.assistant.AssistantSettings;
import io.tweebyte.shared.threads.TaskExecutors;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/** The threads that the tweet service has besides those of every service. */
@Configuration(value = "tweetThreadConfiguration", proxyBeanMethods = false)
public class ThreadConfiguration {

	private static final int SUMMARY_THREADS = 8;

	/** Write summaries, which are too short to wait for a client that reads slowly. */
	@Bean
	ThreadPoolTaskExecutor summaryThreads(AssistantSettings settings) {
		return TaskExecutors.platform("summaries", SUMMARY_THREADS, settings.summaries());
	}

}
