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

		ON, OFF

	}

}
