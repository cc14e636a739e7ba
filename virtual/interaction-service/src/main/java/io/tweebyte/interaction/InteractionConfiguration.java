package io.tweebyte.interaction;

import io.tweebyte.common.task.NamedTask;
import io.tweebyte.interaction.cleanup.CleanUp;
import io.tweebyte.shared.settings.FollowSettings;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ CleanupSettings.class, FollowSettings.class })
class InteractionConfiguration {

	@Bean
	NamedTask cleanUpTask(CleanUp cleanUp, CleanupSettings settings) {
		return new NamedTask("clean-up", settings.firstDelay(), settings.period(), cleanUp::cleanUp);
	}

}
