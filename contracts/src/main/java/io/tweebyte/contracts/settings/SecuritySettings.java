package io.tweebyte.contracts.settings;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Whether the backend asks for tokens, {@code tweebyte.security.*}.
 *
 * @param mode {@code on}, or {@code off} to measure as the study did: no token is needed
 * and whoever calls may act as anybody
 */
@ConfigurationProperties("tweebyte.security")
public record SecuritySettings(@DefaultValue("on") Mode mode) {

	/**
	 * Checks the settings: an empty mode must not turn tokens off.
	 */
	public SecuritySettings {
		if (mode == null) {
			throw new IllegalArgumentException("tweebyte.security.mode must be on or off.");
		}
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
