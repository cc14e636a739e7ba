package io.tweebyte.shared.token;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.util.Base64;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;

/**
 * The RSA key that signs tokens, {@value #BITS} bits or more. Its id is its thumbprint
 * (RFC 7638), so the same key has the same id after a restart and in every user service.
 */
public final class SigningKey {

	/** The size of keys that are made here. */
	public static final int BITS = 2048;

	private static final String HEADER = "-----BEGIN PRIVATE KEY-----";

	private static final String FOOTER = "-----END PRIVATE KEY-----";

	private final RSAKey key;

	private SigningKey(RSAKey key) {
		this.key = key;
	}

	/**
	 * Makes a new key.
	 */
	public static SigningKey generate() {
		try {
			KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
			generator.initialize(BITS);
			KeyPair pair = generator.generateKeyPair();
			return of((RSAPublicKey) pair.getPublic(), (RSAPrivateCrtKey) pair.getPrivate());
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("This JDK cannot make RSA keys.", ex);
		}
	}

	/**
	 * Reads a key from a file.
	 * @param file a private key in PKCS#8, PEM-encoded
	 * @throws UncheckedIOException when the file cannot be read
	 * @throws IllegalArgumentException when it holds no such key, or one that is too
	 * short
	 */
	public static SigningKey load(Path file) {
		try {
			return fromPem(Files.readString(file, StandardCharsets.US_ASCII));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The token key " + file + " cannot be read.", ex);
		}
	}

	static SigningKey fromPem(String pem) {
		RSAPrivateCrtKey secret = secret(pem);
		if (secret.getModulus().bitLength() < BITS) {
			throw new IllegalArgumentException("The token key has fewer than " + BITS + " bits.");
		}
		try {
			RSAPublicKeySpec open = new RSAPublicKeySpec(secret.getModulus(), secret.getPublicExponent());
			return of((RSAPublicKey) KeyFactory.getInstance("RSA").generatePublic(open), secret);
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalArgumentException("The token key has no public key.", ex);
		}
	}

	private static RSAPrivateCrtKey secret(String pem) {
		String body = pem.replace(HEADER, "").replace(FOOTER, "").replaceAll("\\s", "");
		try {
			PKCS8EncodedKeySpec encoded = new PKCS8EncodedKeySpec(Base64.getDecoder().decode(body));
			return (RSAPrivateCrtKey) KeyFactory.getInstance("RSA").generatePrivate(encoded);
		}
		// bad Base64, no RSA key, or one without the numbers of its public key
		catch (IllegalArgumentException | GeneralSecurityException | ClassCastException ex) {
			throw new IllegalArgumentException("The token key is not an RSA private key in PKCS#8 PEM.", ex);
		}
	}

	private static SigningKey of(RSAPublicKey open, RSAPrivateCrtKey secret) {
		try {
			return new SigningKey(new RSAKey.Builder(open).privateKey(secret)
				.keyUse(KeyUse.SIGNATURE)
				.algorithm(JWSAlgorithm.RS256)
				.keyIDFromThumbprint()
				.build());
		}
		catch (JOSEException ex) {
			throw new IllegalStateException("The thumbprint of the token key cannot be computed.", ex);
		}
	}

	/**
	 * Writes the private key as {@link #load(Path)} reads it.
	 * @return PKCS#8 in PEM; a secret
	 */
	public String toPem() {
		try {
			String body = Base64.getMimeEncoder(64, new byte[] { '\n' })
				.encodeToString(this.key.toPrivateKey().getEncoded());
			return HEADER + "\n" + body + "\n" + FOOTER + "\n";
		}
		catch (JOSEException ex) {
			throw new IllegalStateException("The token key cannot be written.", ex);
		}
	}

	/**
	 * The document that lets others verify what this key signs.
	 * @return a JSON Web Key Set of the public key alone
	 */
	public String publicKeysJson() {
		return new JWKSet(this.key.toPublicJWK()).toString();
	}

	/**
	 * The id of the key.
	 * @return the thumbprint, in base64url
	 */
	public String keyId() {
		return this.key.getKeyID();
	}

	RSAKey key() {
		return this.key;
	}

	@Override
	public String toString() {
		return "SigningKey[" + keyId() + "]";
	}

}
