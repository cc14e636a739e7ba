package io.tweebyte.shared.settings;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.core.env.Environment;
import org.springframework.core.env.Profiles;

/** Keeps a service from running in production without tokens. */
public final class SecurityGuard {

	private static final Logger log = LoggerFactory.getLogger(SecurityGuard.class);

	public SecurityGuard(SecuritySettings security, Environment environment) {
		if (!security.isOn() && environment.acceptsProfiles(Profiles.of("production"))) {
			throw new IllegalStateException("tweebyte.security.mode=off is for measuring only and is refused with the "
					+ "profile 'production'; remove one of the two.");
		}
		if (!security.isOn()) {
			log.warn("TOKENS ARE SWITCHED OFF (tweebyte.security.mode=off): every caller may act as any user.");
		}
	}

}
