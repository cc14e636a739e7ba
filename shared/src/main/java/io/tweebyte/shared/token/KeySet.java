package io.tweebyte.shared.token;

import java.security.interfaces.RSAPublicKey;
import java.text.ParseException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;

/**
 * The public keys that tokens are verified with, by key id.
 *
 * @param keys RSA keys by their {@code kid}
 */
public record KeySet(Map<String, RSAPublicKey> keys) {

	/** No keys at all. */
	public static final KeySet EMPTY = new KeySet(Map.of());

	/**
	 * Copies the keys.
	 */
	public KeySet {
		keys = Map.copyOf(keys);
	}

	/**
	 * Reads a JSON Web Key Set, as the user service publishes it. Keys that are not RSA
	 * or have no id are left out.
	 * @throws IllegalArgumentException when it is no key set
	 */
	public static KeySet parse(String json) {
		try {
			Map<String, RSAPublicKey> keys = new HashMap<>();
			for (JWK key : JWKSet.parse(json).getKeys()) {
				if (key instanceof RSAKey rsa && rsa.getKeyID() != null) {
					keys.put(rsa.getKeyID(), rsa.toRSAPublicKey());
				}
			}
			return new KeySet(keys);
		}
		// the library meets null with a NullPointerException
		catch (ParseException | JOSEException | RuntimeException ex) {
			throw new IllegalArgumentException("The key set cannot be read: " + ex.getMessage(), ex);
		}
	}

	/**
	 * Looks a key up.
	 * @param keyId the {@code kid} of a token
	 * @return the key, or empty when it is not known (yet)
	 */
	public Optional<RSAPublicKey> find(String keyId) {
		return Optional.ofNullable(this.keys.get(keyId));
	}

}
