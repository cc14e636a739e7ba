package io.tweebyte.testsupport;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.token.ServiceTokens;
import io.tweebyte.shared.token.TokenRules;

import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

/**
 * The secret that the services of the tests share, and what its holders do with it.
 */
public final class ServiceSecret {

	private static final String SECRET = Passwords.random();

	private ServiceSecret() {
	}

	/** Makes a service one of the holders, and one that verifies tokens. */
	public static void register(BiConsumer<String, Supplier<Object>> registry) {
		registry.accept("tweebyte.security.mode", () -> "zero-trust");
		registry.accept("tweebyte.security.service-secret", () -> SECRET);
	}

	/** The {@code Authorization} header of a call of another service. */
	public static String authorization(Service called) {
		return authorization(called, Duration.ZERO);
	}

	/** As {@link #authorization(Service)}, of a service whose clock is ahead. */
	public static String authorization(Service called, Duration ahead) {
		return authorization(SECRET, called, ahead);
	}

	/** The {@code X-Service-Token} header of a call on behalf of a user. */
	public static String token(Service called) {
		return authorization(called).substring("Bearer ".length());
	}

	/** The header of a call of a service of another set-up. */
	public static String foreign(Service called) {
		return authorization(Passwords.random(), called, Duration.ZERO);
	}

	private static String authorization(String secret, Service called, Duration ahead) {
		return "Bearer " + new ServiceTokens(key(secret), Clock.offset(Clock.systemUTC(), ahead)).issue(called);
	}

	/**
	 * Verifies the tokens of requests as the called service does, and answers others with
	 * 401.
	 */
	public static RawServer.Handler verified(Service called, RawServer.Handler handler) {
		return (request, connection) -> {
			if (isValid(request.header("Authorization"), called)) {
				handler.respond(request, connection);
			}
			else {
				refuse(connection);
			}
		};
	}

	/** Returns whether a request proves that a service calls. */
	public static boolean isOfService(RawServer.Request request, Service called) {
		return isValid("Bearer " + request.header("X-Service-Token"), called);
	}

	private static void refuse(RawServer.Connection connection) throws IOException {
		connection.respond("401 Unauthorized", "{}");
	}

	private static boolean isValid(String authorization, Service called) {
		NimbusJwtDecoder decoder = NimbusJwtDecoder.withSecretKey(key(SECRET)).build();
		decoder.setJwtValidator(TokenRules.ofService(called, Clock.systemUTC()));
		try {
			return authorization != null && decoder.decode(authorization.substring("Bearer ".length())) != null;
		}
		catch (JwtException ex) {
			return false;
		}
	}

	private static SecretKey key(String secret) {
		return new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256");
	}

}
