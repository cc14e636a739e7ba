package io.tweebyte.testsupport;

import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.util.Base64URL;
import io.tweebyte.shared.token.SigningKey;
import tools.jackson.databind.json.JsonMapper;

/** Tokens that no user service issues. */
public final class ForgedTokens {

	public static final SigningKey KEY = SigningKey.generate();

	public static final UUID USER = UUID.fromString("0197a3c4-0000-7000-8000-000000000001");

	/** The time of issue. */
	public static final Instant NOW = Instant.parse("2026-11-21T03:04:05Z");

	public static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

	private ForgedTokens() {
	}

	/** The claims of a valid token. */
	public static Map<String, Object> claims() {
		return new HashMap<>(Map.of("iss", "tweebyte", "aud", "tweebyte-api", "sub", USER.toString(), "user_id",
				USER.toString(), "iat", NOW.getEpochSecond(), "nbf", NOW.getEpochSecond(), "exp",
				NOW.getEpochSecond() + 3600, "jti", "x"));
	}

	/** The claims of a valid token, but for one. */
	public static Map<String, Object> with(String claim, Object value) {
		Map<String, Object> claims = claims();
		claims.put(claim, value);
		return claims;
	}

	/** The claims of a valid token less one. */
	public static Map<String, Object> without(String claim) {
		Map<String, Object> claims = claims();
		claims.remove(claim);
		return claims;
	}

	/** Signs claims as the issuer does. */
	public static String signed(Map<String, Object> claims) {
		return signed(header(""), new JsonMapper().writeValueAsString(claims), KEY);
	}

	/** Signs any payload. */
	public static String signed(String header, String payload, SigningKey key) {
		try {
			JWSObject token = new JWSObject(JWSHeader.parse(header), new Payload(payload));
			token.sign(new RSASSASigner(key.key()));
			return token.serialize();
		}
		catch (JOSEException | ParseException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/** Assembles a token whose header can have any content. */
	public static String compact(String header, String payload, byte[] signature) {
		return Base64URL.encode(header) + "." + Base64URL.encode(payload) + "." + Base64URL.encode(signature);
	}

	/**
	 * The header of a valid token.
	 * @param more further parameters in JSON, each after a comma
	 */
	public static String header(String more) {
		return "{\"kid\":\"" + KEY.keyId() + "\",\"typ\":\"JWT\",\"alg\":\"RS256\"" + more + "}";
	}

	public static String payload(String token) {
		return new String(new Base64URL(token.split("\\.")[1]).decode(), StandardCharsets.UTF_8);
	}

}
