package io.tweebyte.shared.settings;

import java.util.List;
import java.util.Locale;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Whether the backend asks for tokens, and the hosts that it serves,
 * {@code tweebyte.security.*}.
 *
 * @param mode {@code on}, or {@code off} to measure as the study did: no token is needed
 * and whoever calls may act as anybody
 * @param allowedHosts host names by which clients call this server, beside the loopback
 * names and the machine's own addresses: without a port, IPv6 addresses in brackets
 */
@ConfigurationProperties("tweebyte.security")
public record SecuritySettings(@DefaultValue("on") Mode mode, @DefaultValue List<String> allowedHosts) {

	/**
	 * Checks the settings: an empty mode must not turn tokens off. Empty host names are
	 * left out, so that a list may end with a comma.
	 */
	public SecuritySettings {
		if (mode == null) {
			throw new IllegalArgumentException("tweebyte.security.mode must be on or off.");
		}
		allowedHosts = allowedHosts.stream()
			.map(host -> host.strip().toLowerCase(Locale.ROOT))
			.filter(host -> !host.isEmpty())
			.toList();
		allowedHosts.forEach(host -> Checks.host("tweebyte.security.allowed-hosts", host));
	}

	/**
	 * Tells whether tokens are needed.
	 * @return false when anybody may do anything
	 */
	public boolean isOn() {
		return this.mode == Mode.ON;
	}

	/**
	 * Whether tokens are needed.
	 */
	public enum Mode {

		/** Every operation needs a token but the few that are open to all. */
		ON,

		/** No operation needs a token. */
		OFF

	}

}
