package io.tweebyte.common.user;

import java.time.Clock;

import io.tweebyte.common.client.UserClient;
import io.tweebyte.common.privacy.PrivateAccountsCopy;
import io.tweebyte.common.privacy.PrivateAccountsRepository;
import io.tweebyte.common.task.NamedTask;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TaskSettings.PrivacySettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PublicKeys;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;

/** What a service needs that calls the user service. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(PrivacySettings.class)
@Import({ UserClient.class, UserDirectory.class, VisibilityService.class, PrivateAccountsRepository.class,
		PrivateAccountsCopy.class })
public class UserConfiguration {

	@Bean
	@Lazy
	PublicKeys publicKeys(ServiceAddresses services, TokenSettings settings) {
		return PublicKeys.of(services.user(), settings);
	}

	@Bean
	NamedTask privacyTask(PrivateAccountsCopy copy, PrivacySettings settings) {
		return new NamedTask("privacy", settings.firstDelay(), settings.period(), copy::update);
	}

	@Bean
	Clock clock() {
		return Clock.systemUTC();
	}

}
