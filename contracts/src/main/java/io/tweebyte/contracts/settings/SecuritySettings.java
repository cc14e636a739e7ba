package io.tweebyte.contracts.settings;

import java.util.Collection;
import java.util.Optional;

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

	private static final String PRODUCTION = "production";

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
	 * Refuses to be off where real users are.
	 * @param profiles the active profiles of Spring
	 * @return a warning to log, empty when tokens are needed
	 * @throws IllegalStateException when tokens are not needed in the profile
	 * {@code production}
	 */
	public Optional<String> warning(Collection<String> profiles) {
		if (isOn()) {
			return Optional.empty();
		}
		if (profiles.contains(PRODUCTION)) {
			throw new IllegalStateException("tweebyte.security.mode=off is refused in the profile production.");
		}
		return Optional
			.of("SECURITY IS OFF (tweebyte.security.mode=off): anybody may act as anybody. For measuring only.");
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
