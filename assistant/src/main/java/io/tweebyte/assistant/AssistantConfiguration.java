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

/** The assistant of a service. It has threads of its own, one per processor. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(AssistantSettings.class)
public class AssistantConfiguration {

	@Bean(destroyMethod = "dispose")
	Scheduler assistantClock() {
		return Schedulers.newParallel("assistant", Runtime.getRuntime().availableProcessors(), true);
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
	Assistant assistant(ChatModel chatModel, AssistantSettings settings, Scheduler assistantClock) {
		Scheduler caller = settings.url().isEmpty() ? Schedulers.immediate() : Schedulers.boundedElastic();
		return new Assistant(chatModel, settings, assistantClock, caller);
	}

	@Bean
	UserPlaces summaryPlaces(AssistantSettings settings) {
		return new UserPlaces(settings.summaries(), settings.summariesPerUser(), settings.limit(), System::nanoTime);
	}

}
