package io.tweebyte.testsupport;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

import io.tweebyte.servers.process.Passwords;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.token.ServiceTokens;
import io.tweebyte.shared.token.TokenRules;

import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

/** The secret that the services of the tests share, and what its holders do with it. */
public final class ServiceSecret {

	private static final String SECRET = Passwords.random();

	private ServiceSecret() {
	}

	/** Makes a service one of the holders, and one that verifies tokens. */
	public static void register(BiConsumer<String, Supplier<Object>> registry) {
		registry.accept("tweebyte.security.mode", () -> "zero-trust");
		registry.accept("tweebyte.security.service-secret", () -> SECRET);
	}

	/** The {@code X-Service-Token} header of a call of another service. */
	public static String token(Service called) {
		return token(called, Duration.ZERO);
	}

	/** As {@link #token(Service)}, of a service whose clock is ahead. */
	public static String token(Service called, Duration ahead) {
		return token(SECRET, called, ahead);
	}

	/** The header of a call of a service of another set-up. */
	public static String foreign(Service called) {
		return token(Passwords.random(), called, Duration.ZERO);
	}

	private static String token(String secret, Service called, Duration ahead) {
		return new ServiceTokens(key(secret), Clock.offset(Clock.systemUTC(), ahead)).issue(called);
	}

	/**
	 * Verifies the tokens of calls for no user as the called service does, and answers
	 * others with 401.
	 */
	public static RawServer.Handler verified(Service called, RawServer.Handler handler) {
		return (request, connection) -> {
			if (request.header("Authorization") == null && isOfService(request, called)) {
				handler.respond(request, connection);
			}
			else {
				connection.respond("401 Unauthorized", "{}");
			}
		};
	}

	/** Returns whether a request proves that a service calls. */
	public static boolean isOfService(RawServer.Request request, Service called) {
		String token = request.header("X-Service-Token");
		NimbusJwtDecoder decoder = NimbusJwtDecoder.withSecretKey(key(SECRET)).build();
		decoder.setJwtValidator(TokenRules.ofService(called.segment(), Clock.systemUTC()));
		try {
			return token != null && decoder.decode(token) != null;
		}
		catch (JwtException ex) {
			return false;
		}
	}

	private static SecretKey key(String secret) {
		return new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256");
	}

}
