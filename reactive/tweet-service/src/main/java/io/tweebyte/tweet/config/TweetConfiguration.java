package io.tweebyte.tweet.config;

import io.tweebyte.assistant.AssistantConfiguration;
import io.tweebyte.feed.FeedConfiguration;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.picture.PictureConfiguration;
import io.tweebyte.picture.PictureSettings;
import io.tweebyte.shared.client.RedisConnections;
import io.tweebyte.tweet.service.FeedNews;
import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.shared.settings.TaskSettings.MentionSettings;
import io.tweebyte.shared.settings.TaskSettings.PopularSettings;
import io.tweebyte.tweet.service.PictureTasks;
import io.tweebyte.tweet.service.TweetTasks;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

@Configuration(proxyBeanMethods = false)
@Import({ AssistantConfiguration.class, FeedConfiguration.class, PictureConfiguration.class, RedisConnections.class })
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

	@Bean
	RepeatedTask feedTask(FeedNews news, StreamSettings settings) {
		return new RepeatedTask("feed", settings.firstDelay(), settings.period(), news::read);
	}

	@Bean
	RepeatedTask pictureTask(PictureTasks tasks, PictureSettings settings) {
		return new RepeatedTask("pictures", settings.firstDelay(), settings.period(), tasks::removeUnused);
	}

	@Bean
	Scheduler pictureScheduler(@Qualifier("pictureThreads") ThreadPoolTaskExecutor executor) {
		// model: of a plain executor, each rejection would be logged as a failure of the
		// calling thread
		return Schedulers.fromExecutorService(executor.getThreadPoolExecutor());
	}

	@Bean
	RepeatedTask postedTask(TweetTasks tasks, StreamSettings settings) {
		return new RepeatedTask("posted-tweets", settings.firstDelay(), settings.kept().dividedBy(60),
				tasks::removeOldPosted);
	}

}
