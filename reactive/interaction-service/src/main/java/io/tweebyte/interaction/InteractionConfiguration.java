package io.tweebyte.interaction;

import java.net.URI;
import java.util.function.Function;

import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.common.database.RecordConversions;
import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.contracts.interaction.ReplyResponse;
import io.tweebyte.contracts.interaction.RetweetResponse;
import io.tweebyte.interaction.cleanup.CleanUp;
import io.tweebyte.interaction.cleanup.CleanUpRepository.RemovedReply;
import io.tweebyte.shared.api.ApiDescription;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.interaction.FollowRow;
import io.tweebyte.shared.interaction.FollowRow.UserCounts;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.interaction.InteractionRow.ReplyRow;
import io.tweebyte.shared.interaction.InteractionRow.RetweetRow;
import io.tweebyte.shared.interaction.TweetCounts;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.settings.FollowSettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.r2dbc.convert.R2dbcCustomConversions;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ CacheSettings.class, CleanupSettings.class, FollowSettings.class })
class InteractionConfiguration {

	@Bean
	Service service() {
		return Service.INTERACTION;
	}

	@Bean
	ApiDescription apiDescription() {
		return ApiDescription.ofInteractionService();
	}

	@Bean
	ServiceClient tweetService(Function<URI, ServiceClient> clients, ServiceAddresses services) {
		return clients.apply(services.tweet());
	}

	@Bean
	RepeatedTask cleanUpTask(CleanUp cleanUp, CleanupSettings settings) {
		return new RepeatedTask("clean-up", settings.firstDelay(), settings.period(), cleanUp::cleanUp);
	}

	@Bean
	R2dbcCustomConversions r2dbcCustomConversions() {
		return RecordConversions.of(FollowRow.class, UserCounts.class, LikeRow.class, LikeResponse.class,
				ReplyRow.class, ReplyResponse.class, RemovedReply.class, RetweetRow.class, RetweetResponse.class,
				TweetCounts.class);
	}

}
