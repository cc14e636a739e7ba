package io.tweebyte.common.user;

import java.net.URI;
import java.time.Clock;
import java.util.function.Function;

import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.common.privacy.PrivacyConfiguration;
import io.tweebyte.common.token.PasswordChangeClient;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PublicKeys;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;

/** What a service needs that calls the user service. */
@Configuration(proxyBeanMethods = false)
@Import({ UserClient.class, UserDirectory.class, VisibilityService.class, PrivacyConfiguration.class,
		PasswordChangeClient.class })
public class UserConfiguration {

	@Bean
	ServiceClient userService(Function<URI, ServiceClient> clients, ServiceAddresses services) {
		return clients.apply(services.user());
	}

	@Bean
	@Lazy
	PublicKeys publicKeys(ServiceAddresses services, TokenSettings settings) {
		return PublicKeys.of(services.user(), settings);
	}

	@Bean
	Clock clock() {
		return Clock.systemUTC();
	}

}
