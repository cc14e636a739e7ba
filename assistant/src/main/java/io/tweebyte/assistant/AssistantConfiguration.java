package io.tweebyte.assistant;

import io.tweebyte.shared.limit.UserPlaces;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.openai.OpenAiChatModel;
import org.springframework.ai.openai.OpenAiChatOptions;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/** The assistant of a service. It has threads of its own. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(AssistantSettings.class)
public class AssistantConfiguration {

	/**
	 * A summary calls the model at most twice. Each call has one thread to begin, and one
	 * to be cancelled.
	 */
	private static final int THREADS_PER_SUMMARY = 4;

	private static final int KEPT_SECONDS = 10;

	/** One thread per processor. */
	@Bean(destroyMethod = "dispose")
	Scheduler assistantClock() {
		return Schedulers.newParallel("assistant", Runtime.getRuntime().availableProcessors(), true);
	}

	/**
	 * Threads for calls of a remote model, whose client blocks while the model is silent:
	 * so many that no summary waits for another one.
	 */
	@Bean(destroyMethod = "dispose")
	Scheduler assistantCalls(AssistantSettings settings) {
		if (settings.url().isEmpty()) {
			return Schedulers.immediate();
		}
		return Schedulers.newBoundedElastic(THREADS_PER_SUMMARY * settings.summaries(),
				Schedulers.DEFAULT_BOUNDED_ELASTIC_QUEUESIZE, "assistant-calls", KEPT_SECONDS, true);
	}

	@Bean
	ChatModel chatModel(AssistantSettings settings, Scheduler assistantClock) {
		if (settings.url().isEmpty()) {
			return new StandInModel(settings, assistantClock);
		}
		return OpenAiChatModel.builder()
			.options(OpenAiChatOptions.builder()
				.baseUrl(settings.url())
				// a client without a key does not start
				.apiKey(settings.key().isEmpty() ? "none" : settings.key())
				.model(settings.model())
				.timeout(settings.total())
				.maxRetries(0)
				.build())
			.build();
	}

	@Bean
	Assistant assistant(ChatModel chatModel, AssistantSettings settings, Scheduler assistantClock,
			Scheduler assistantCalls) {
		return new Assistant(chatModel, settings, assistantClock, assistantCalls);
	}

	@Bean
	UserPlaces summaryPlaces(AssistantSettings settings) {
		return new UserPlaces(settings.summaries(), settings.summariesPerUser(), settings.limit(), System::nanoTime);
	}

}
