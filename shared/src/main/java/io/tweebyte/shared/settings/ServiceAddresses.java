package io.tweebyte.shared.settings;

import java.net.URI;
import java.util.Set;

import io.tweebyte.shared.api.Service;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.util.Assert;

/**
 * The base addresses of the services: scheme, host and port, no path.
 *
 * @param user the address of the user service
 * @param tweet the address of the tweet service
 * @param interaction the address of the interaction service
 */
@ConfigurationProperties("tweebyte.services")
public record ServiceAddresses(URI user, URI tweet, URI interaction) {

	private static final Set<String> SCHEMES = Set.of("http", "https");

	public ServiceAddresses {
		check("user", user);
		check("tweet", tweet);
		check("interaction", interaction);
	}

	private static void check(String name, URI address) {
		Assert.isTrue(
				address != null && address.getHost() != null && SCHEMES.contains(address.getScheme())
						&& address.getRawPath().isEmpty() && address.getRawQuery() == null
						&& address.getRawFragment() == null && address.getRawUserInfo() == null,
				() -> "tweebyte.services." + name + " must be an address such as http://127.0.0.1:8081, but is "
						+ address + ".");
	}

	public URI of(Service service) {
		return switch (service) {
			case USER -> this.user;
			case TWEET -> this.tweet;
			case INTERACTION -> this.interaction;
		};
	}

}
