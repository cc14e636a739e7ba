package io.tweebyte.tweet.config;

import io.tweebyte.shared.settings.TaskSettings.MentionSettings;
import io.tweebyte.shared.settings.TaskSettings.PopularSettings;
import io.tweebyte.tweet.service.TweetTasks;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.config.FixedDelayTask;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ MentionSettings.class, PopularSettings.class })
public class TweetConfiguration {

	@Bean
	FixedDelayTask mentionTask(TweetTasks tasks, MentionSettings settings) {
		return new FixedDelayTask(tasks::resolveMentions, settings.period(), settings.firstDelay());
	}

	@Bean
	FixedDelayTask popularTask(TweetTasks tasks, PopularSettings settings) {
		return new FixedDelayTask(tasks::countHashtags, settings.period(), settings.firstDelay());
	}

}
