package io.tweebyte.interaction;

import io.tweebyte.interaction.cleanup.CleanUp;
import io.tweebyte.shared.settings.FollowSettings;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.config.FixedDelayTask;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ CleanupSettings.class, FollowSettings.class })
class InteractionConfiguration {

	@Bean
	FixedDelayTask cleanUpTask(CleanUp cleanUp, CleanupSettings settings) {
		return new FixedDelayTask(cleanUp::cleanUp, settings.period(), settings.firstDelay());
	}

}
