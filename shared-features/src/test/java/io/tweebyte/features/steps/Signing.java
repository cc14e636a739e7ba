package io.tweebyte.features.steps;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.util.Base64;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import tools.jackson.databind.JsonNode;

/** The arithmetic of tokens, without a library that would refuse to make bad ones. */
final class Signing {

	private static final int PEM_LINE = 64;

	private Signing() {
	}

	static String encode(JsonNode json) {
		return encode(json.toString().getBytes(StandardCharsets.UTF_8));
	}

	private static String encode(byte[] bytes) {
		return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
	}

	static String rsa(PrivateKey key, JsonNode header, JsonNode claims) {
		String content = encode(header) + "." + encode(claims);
		try {
			Signature signature = Signature.getInstance("SHA256withRSA");
			signature.initSign(key);
			signature.update(content.getBytes(StandardCharsets.US_ASCII));
			return content + "." + encode(signature.sign());
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("Cannot sign", ex);
		}
	}

	static String hmac(byte[] secret, JsonNode header, JsonNode claims) {
		String content = encode(header) + "." + encode(claims);
		try {
			Mac mac = Mac.getInstance("HmacSHA256");
			mac.init(new SecretKeySpec(secret, "HmacSHA256"));
			return content + "." + encode(mac.doFinal(content.getBytes(StandardCharsets.US_ASCII)));
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("Cannot sign", ex);
		}
	}

	static PrivateKey privateKey(String pem) {
		String base64 = pem.replaceAll("-----[A-Z ]+-----|\\s", "");
		try {
			return KeyFactory.getInstance("RSA")
				.generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(base64)));
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("The backend's key is no RSA key in PKCS#8", ex);
		}
	}

	/**
	 * The public key as a file that lies around everywhere.
	 * @param jwk the key as it is published
	 * @return PEM
	 */
	static byte[] pem(JsonNode jwk) {
		RSAPublicKeySpec spec = new RSAPublicKeySpec(number(jwk, "n"), number(jwk, "e"));
		try {
			byte[] der = KeyFactory.getInstance("RSA").generatePublic(spec).getEncoded();
			String base64 = Base64.getMimeEncoder(PEM_LINE, new byte[] { '\n' }).encodeToString(der);
			return "-----BEGIN PUBLIC KEY-----\n%s\n-----END PUBLIC KEY-----\n".formatted(base64)
				.getBytes(StandardCharsets.US_ASCII);
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("The published key is no RSA key", ex);
		}
	}

	private static BigInteger number(JsonNode jwk, String name) {
		return new BigInteger(1, Base64.getUrlDecoder().decode(jwk.required(name).asString()));
	}

}
