package io.tweebyte.common.privacy;

import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.shared.settings.TaskSettings.PrivacySettings;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** The copy of the private accounts, for services that filter lists by it. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(PrivacySettings.class)
@Import({ PrivateAccountsRepository.class, PrivateAccountsCopy.class })
public class PrivacyConfiguration {

	@Bean
	RepeatedTask privacyTask(PrivateAccountsCopy copy, PrivacySettings settings) {
		return new RepeatedTask("privacy", settings.firstDelay(), settings.period(), copy::update);
	}

}
