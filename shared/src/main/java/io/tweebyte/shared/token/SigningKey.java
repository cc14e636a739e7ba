package io.tweebyte.shared.token;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.interfaces.RSAPrivateCrtKey;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.util.Base64URL;

import org.springframework.security.converter.RsaKeyConverters;
import org.springframework.util.Assert;

/**
 * The RSA key that signs tokens, {@value #BITS} bits or more. Its id is its thumbprint
 * (RFC 7638), so the same key has the same id after a restart and in every user service.
 */
public final class SigningKey {

	public static final int BITS = 2048;

	private final RSAKey key;

	private SigningKey(RSAPrivateCrtKey secret) {
		try {
			this.key = new RSAKey.Builder(Base64URL.encode(secret.getModulus()),
					Base64URL.encode(secret.getPublicExponent()))
				.privateKey(secret)
				.keyUse(KeyUse.SIGNATURE)
				.algorithm(JWSAlgorithm.RS256)
				.keyIDFromThumbprint()
				.build();
		}
		catch (JOSEException ex) {
			throw new IllegalStateException("The thumbprint of the token key cannot be computed.", ex);
		}
	}

	public static SigningKey generate() {
		try {
			return new SigningKey((RSAPrivateCrtKey) new RSAKeyGenerator(BITS).generate().toRSAPrivateKey());
		}
		catch (JOSEException ex) {
			throw new IllegalStateException("This JDK cannot make RSA keys.", ex);
		}
	}

	/** Reads a private key in PKCS#8, PEM-encoded, which must be long enough. */
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
		Assert.isTrue(secret.getModulus().bitLength() >= BITS, () -> "The token key has fewer than " + BITS + " bits.");
		return new SigningKey(secret);
	}

	private static RSAPrivateCrtKey secret(String pem) {
		try {
			InputStream text = new ByteArrayInputStream(pem.getBytes(StandardCharsets.US_ASCII));
			return (RSAPrivateCrtKey) RsaKeyConverters.pkcs8().convert(text);
		}
		// no RSA key, or one without the numbers of its public key
		catch (IllegalArgumentException | ClassCastException ex) {
			throw new IllegalArgumentException("The token key is not an RSA private key in PKCS#8 PEM.", ex);
		}
	}

	public String publicKeysJson() {
		return new JWKSet(this.key.toPublicJWK()).toString();
	}

	public String keyId() {
		return this.key.getKeyID();
	}

	/** With its private part, a secret. */
	public RSAKey key() {
		return this.key;
	}

	@Override
	public String toString() {
		return "SigningKey[" + keyId() + "]";
	}

}
