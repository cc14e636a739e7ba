package io.tweebyte.tweet.config;

import io.tweebyte.assistant.AssistantSettings;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.threads.TaskExecutors;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/** The threads that the tweet service has besides those of every service. */
@Configuration(value = "tweetThreadConfiguration", proxyBeanMethods = false)
public class ThreadConfiguration {

	private static final int SUMMARY_THREADS = 8;

	private static final int STREAM_THREADS = 4;

	private static final int DISK_THREADS = 4;

	/** Write summaries, which are too short to wait for a client that reads slowly. */
	@Bean
	ThreadPoolTaskExecutor summaryThreads(AssistantSettings settings) {
		return TaskExecutors.platform("summaries", SUMMARY_THREADS, settings.summaries());
	}

	/**
	 * Run the short steps of streams, which wait for nothing; each stream has one at a
	 * time.
	 */
	@Bean
	ThreadPoolTaskExecutor streamThreads(StreamSettings settings) {
		return TaskExecutors.platform("streams", STREAM_THREADS, 2 * settings.streams());
	}

	/**
	 * Wait for the disk: on the threads of the database, that would stop all statements.
	 */
	@Bean
	ThreadPoolTaskExecutor diskThreads(LimitSettings limits) {
		return TaskExecutors.platform("disk", DISK_THREADS, limits.inFlight());
	}

}
