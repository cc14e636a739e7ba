package io.tweebyte.shared.settings;

import java.net.URI;

import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * Where the services are, {@code tweebyte.services.*}.
 *
 * @param user base address of the user service: scheme, host and port, no path
 */
@ConfigurationProperties("tweebyte.services")
public record ServiceAddresses(URI user, URI tweet, URI interaction) {

	/**
	 * Checks the addresses.
	 */
	public ServiceAddresses {
		Checks.absolute("tweebyte.services.user", user);
		Checks.absolute("tweebyte.services.tweet", tweet);
		Checks.absolute("tweebyte.services.interaction", interaction);
	}

}
