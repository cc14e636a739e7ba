package io.tweebyte.tweet.config;

import io.tweebyte.assistant.AssistantConfiguration;
import io.tweebyte.feed.FeedConfiguration;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.picture.PictureConfiguration;
import io.tweebyte.picture.PictureSettings;
import io.tweebyte.shared.client.RedisConnections;
import io.tweebyte.tweet.service.FeedNews;
import io.tweebyte.common.task.NamedTask;
import io.tweebyte.shared.settings.TaskSettings.MentionSettings;
import io.tweebyte.shared.settings.TaskSettings.PopularSettings;
import io.tweebyte.tweet.service.PictureTasks;
import io.tweebyte.tweet.service.TweetTasks;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

@Configuration(proxyBeanMethods = false)
@Import({ AssistantConfiguration.class, FeedConfiguration.class, PictureConfiguration.class, RedisConnections.class })
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

	@Bean
	NamedTask feedTask(FeedNews news, StreamSettings settings) {
		return new NamedTask("feed", settings.firstDelay(), settings.period(), news::read);
	}

	@Bean
	NamedTask pictureTask(PictureTasks tasks, PictureSettings settings) {
		return new NamedTask("pictures", settings.firstDelay(), settings.period(), tasks::removeUnused);
	}

	@Bean
	NamedTask postedTask(TweetTasks tasks, StreamSettings settings) {
		return new NamedTask("posted-tweets", settings.firstDelay(), settings.kept().dividedBy(60),
				tasks::removeOldPosted);
	}

}
