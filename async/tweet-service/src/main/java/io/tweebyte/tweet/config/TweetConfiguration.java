package io.tweebyte.tweet.config;

import io.tweebyte.assistant.AssistantConfiguration;
import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.shared.settings.TaskSettings.MentionSettings;
import io.tweebyte.shared.settings.TaskSettings.PopularSettings;
import io.tweebyte.tweet.service.TweetTasks;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

@Configuration(proxyBeanMethods = false)
@Import(AssistantConfiguration.class)
@EnableConfigurationProperties({ MentionSettings.class, PopularSettings.class })
public class TweetConfiguration {

	@Bean
	RepeatedTask mentionTask(TweetTasks tasks, MentionSettings settings) {
		return new RepeatedTask("mentions", settings.firstDelay(), settings.period(), tasks::resolveMentions);
	}

	@Bean
	RepeatedTask popularTask(TweetTasks tasks, PopularSettings settings) {
		return new RepeatedTask("popular", settings.firstDelay(), settings.period(), tasks::countHashtags);
	}

}
