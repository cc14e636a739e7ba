package io.tweebyte.shared.settings;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.Assert;
import org.springframework.validation.annotation.Validated;

/**
 * Who verifies tokens, and the hosts that a server serves.
 *
 * @param mode who verifies tokens: {@code gateway} for the gateway alone,
 * {@code zero-trust} for each service as well, {@code off} for none, to measure only
 * @param serviceSecret the secret that signs the tokens of services, at least 32 bytes
 * and the same in all services and gateways; required for the mode {@code zero-trust},
 * not used in any other
 * @param allowedHosts further host names by which clients call this server, without a
 * port; {@code localhost}, IP addresses and the machine's own name are always allowed
 */
@Validated
@ConfigurationProperties("tweebyte.security")
public record SecuritySettings(@NotNull @DefaultValue("gateway") Mode mode, String serviceSecret,
		@DefaultValue List<@Pattern(regexp = SecuritySettings.HOST,
				message = "must be host names such as api.example.org or [::1], without a port") String> allowedHosts) {

	// as many as the hash has: RFC 7518, 3.2
	private static final int SECRET_BYTES = 32;

	// without an underscore, which java.net.URI takes for no host at all
	private static final String HOST = "[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\\[[0-9a-f:.]{2,45}]";

	/** Empty host names are removed, so that a list may end with a comma. */
	public SecuritySettings {
		Assert.isTrue(mode != Mode.ZERO_TRUST || (serviceSecret != null && bytes(serviceSecret).length >= SECRET_BYTES),
				() -> "tweebyte.security.service-secret must have at least " + SECRET_BYTES
						+ " bytes for tweebyte.security.mode=zero-trust.");
		allowedHosts = allowedHosts.stream()
			.map(host -> host.strip().toLowerCase(Locale.ROOT))
			.filter(host -> !host.isEmpty())
			.toList();
	}

	public boolean isOn() {
		return this.mode != Mode.OFF;
	}

	public boolean isZeroTrust() {
		return this.mode == Mode.ZERO_TRUST;
	}

	/** Only in the mode zero-trust. */
	public SecretKey serviceKey() {
		return new SecretKeySpec(bytes(this.serviceSecret), "HmacSHA256");
	}

	private static byte[] bytes(String secret) {
		return secret.getBytes(StandardCharsets.UTF_8);
	}

	@Override
	public String toString() {
		return "SecuritySettings[mode=" + this.mode + ", allowedHosts=" + this.allowedHosts + "]";
	}

	public enum Mode {

		/** The gateway verifies tokens; services read them and must not be published. */
		GATEWAY,

		/** Gateway and services verify tokens, those of internal operations as well. */
		ZERO_TRUST,

		/** Tokens are not read, to measure as the study did. */
		OFF

	}

}
