package io.tweebyte.shared.token;

import java.text.ParseException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.util.Base64URL;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tokens that nobody should have made, for tests.
 */
final class Tokens {

	static final SigningKey KEY = SigningKey.generate();

	static final UUID USER = UUID.fromString("0197a3c4-0000-7000-8000-000000000001");

	static final Instant NOW = Instant.parse("2026-11-21T03:04:05Z");

	static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

	private Tokens() {
	}

	static Map<String, Object> claims() {
		Map<String, Object> claims = new LinkedHashMap<>();
		claims.put("iss", "tweebyte");
		claims.put("aud", "tweebyte-api");
		claims.put("sub", USER.toString());
		claims.put("user_id", USER.toString());
		claims.put("iat", NOW.getEpochSecond());
		claims.put("nbf", NOW.getEpochSecond());
		claims.put("exp", NOW.getEpochSecond() + 3600);
		claims.put("jti", "x");
		return claims;
	}

	static Map<String, Object> with(String claim, Object value) {
		Map<String, Object> claims = claims();
		claims.put(claim, value);
		return claims;
	}

	static Map<String, Object> without(String claim) {
		Map<String, Object> claims = claims();
		claims.remove(claim);
		return claims;
	}

	/**
	 * Signs claims as the issuer does.
	 */
	static String signed(Map<String, Object> claims) {
		return signed(new JsonMapper().writeValueAsString(claims), KEY);
	}

	static String signed(String payload, SigningKey key) {
		try {
			String header = "{\"kid\":\"" + key.keyId() + "\",\"typ\":\"JWT\",\"alg\":\"RS256\"}";
			JWSObject token = new JWSObject(JWSHeader.parse(header), new Payload(payload));
			token.sign(new RSASSASigner(key.key()));
			return token.serialize();
		}
		catch (JOSEException | ParseException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Puts a token together whose header can say anything.
	 */
	static String compact(String header, String payload, byte[] signature) {
		return Base64URL.encode(header) + "." + Base64URL.encode(payload) + "." + Base64URL.encode(signature);
	}

	static String header() {
		return "{\"kid\":\"" + KEY.keyId() + "\",\"typ\":\"JWT\",\"alg\":\"" + JWSAlgorithm.RS256 + "\"}";
	}

}
