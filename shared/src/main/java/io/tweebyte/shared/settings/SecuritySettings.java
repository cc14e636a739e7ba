package io.tweebyte.shared.settings;

import java.util.List;
import java.util.Locale;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Who verifies tokens, and the hosts that a server serves, {@code tweebyte.security.*}.
 *
 * @param allowedHosts host names by which clients call this server, beside the loopback
 * names and the machine's own addresses: without a port, IPv6 addresses in brackets
 */
@ConfigurationProperties("tweebyte.security")
public record SecuritySettings(@DefaultValue("gateway") Mode mode, @DefaultValue List<String> allowedHosts) {

	/**
	 * Checks the settings: an empty mode must not turn tokens off. Empty host names are
	 * left out, so that a list may end with a comma.
	 */
	public SecuritySettings {
		if (mode == null) {
			throw new IllegalArgumentException("tweebyte.security.mode must be gateway, zero-trust or off.");
		}
		allowedHosts = allowedHosts.stream()
			.map(host -> host.strip().toLowerCase(Locale.ROOT))
			.filter(host -> !host.isEmpty())
			.toList();
		allowedHosts.forEach(host -> Checks.host("tweebyte.security.allowed-hosts", host));
	}

	/**
	 * Returns whether tokens are needed.
	 * @return false when any caller may act as any user
	 */
	public boolean isOn() {
		return this.mode != Mode.OFF;
	}

	/**
	 * Who verifies tokens.
	 */
	public enum Mode {

		/** The gateway verifies tokens; services read them and must not be published. */
		GATEWAY,

		/** Gateway and services verify tokens, those of internal operations as well. */
		ZERO_TRUST,

		/** Tokens are not read, to measure as the study did. */
		OFF

	}

}
