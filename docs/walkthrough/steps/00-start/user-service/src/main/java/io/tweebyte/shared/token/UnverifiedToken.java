package io.tweebyte.shared.token;

import java.text.ParseException;
import java.util.Set;

import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jwt.SignedJWT;
import io.tweebyte.contracts.error.ApiException;

/**
 * A token whose header has been found harmless and names the key that must have signed
 * it. It proves nothing yet.
 */
public final class UnverifiedToken {

	// a header that brings its own key, asks for extensions or compresses is refused (RFC
	// 8725)
	private static final Set<String> KNOWN_PARAMETERS = Set.of("alg", "typ", "kid");

	private final SignedJWT token;

	private UnverifiedToken(SignedJWT token) {
		this.token = token;
	}

	/**
	 * Reads a token without verifying it.
	 * @param compact the compact token
	 * @return the token
	 * @throws ApiException 401 when it is malformed, or signed in any other way than
	 * RS256 with a key that it names by id
	 */
	public static UnverifiedToken parse(String compact) {
		SignedJWT token = read(compact);
		JWSHeader header = token.getHeader();
		boolean known = JWSAlgorithm.RS256.equals(header.getAlgorithm()) && JOSEObjectType.JWT.equals(header.getType())
				&& header.getKeyID() != null && KNOWN_PARAMETERS.containsAll(header.getIncludedParams());
		if (!known) {
			throw ApiException.tokenInvalid();
		}
		return new UnverifiedToken(token);
	}

	static SignedJWT read(String compact) {
		try {
			return SignedJWT.parse(compact);
		}
		// the library meets some headers, such as null, with any exception
		catch (ParseException | RuntimeException ex) {
			throw ApiException.tokenInvalid();
		}
	}

	/**
	 * The id of the key that must have signed the token.
	 * @return the {@code kid}
	 */
	public String keyId() {
		return this.token.getHeader().getKeyID();
	}

	SignedJWT token() {
		return this.token;
	}

}
