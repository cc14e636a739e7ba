package io.tweebyte.tweet.config;

import io.tweebyte.assistant.AssistantConfiguration;
import io.tweebyte.common.task.NamedTask;
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
	NamedTask mentionTask(TweetTasks tasks, MentionSettings settings) {
		return new NamedTask("mentions", settings.firstDelay(), settings.period(), tasks::resolveMentions);
	}

	@Bean
	NamedTask popularTask(TweetTasks tasks, PopularSettings settings) {
		return new NamedTask("popular", settings.firstDelay(), settings.period(), tasks::countHashtags);
	}

}
