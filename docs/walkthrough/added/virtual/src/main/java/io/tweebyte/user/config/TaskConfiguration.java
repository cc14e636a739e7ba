package io.tweebyte.user.config;

import io.tweebyte.common.task.NamedTask;
import io.tweebyte.user.service.UserCount;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The tasks that the service repeats. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(UserCountSettings.class)
public class TaskConfiguration {

	@Bean
	NamedTask userCountTask(UserCount count, UserCountSettings settings) {
		return new NamedTask("user-count", settings.firstDelay(), settings.period(), count::refresh);
	}

}
