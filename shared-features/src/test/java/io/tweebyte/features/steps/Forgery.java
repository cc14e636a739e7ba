package io.tweebyte.features.steps;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.RSAPublicKey;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Makes tokens that must be refused, out of an honest one. */
final class Forgery {

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final int EIGHT_KILOBYTES = 8 * 1024;

	private static final int SIXTY_KILOBYTES = 60 * 1024;

	private static final KeyPair STRANGE_KEY = newKey();

	private final String honest;

	private final JsonNode publicKeys;

	private final ObjectNode header;

	private final ObjectNode claims;

	Forgery(String honest, JsonNode publicKeys) {
		this.honest = honest;
		this.publicKeys = publicKeys;
		this.header = (ObjectNode) Tokens.header(honest);
		this.claims = (ObjectNode) Tokens.claims(honest);
	}

	/**
	 * Makes a token without knowing the private key.
	 * @param kind what is wrong with it
	 * @return the token
	 */
	String make(String kind) {
		return switch (kind) {
			case "cut off in the middle" -> this.honest.substring(0, this.honest.length() / 2);
			case "without its signature" -> this.honest.substring(0, this.honest.lastIndexOf('.') + 1);
			case "without its last character" -> this.honest.substring(0, this.honest.length() - 1);
			case "no token at all" -> "open-sesame";
			case "with the id of another user" -> ofAnotherUser();
			case "signed with another key" -> Signing.rsa(STRANGE_KEY.getPrivate(), this.header, this.claims);
			case "signed with an unknown key" -> withHeader("kid", "\"unknown\"");
			case "signed with a key it brings along" -> withHeader("jwk", publicJwk());
			case "signed with a key at a URL that it names" -> withHeader("jku", "\"http://127.0.0.1:1/jwks.json\"");
			case "not signed, with the algorithm none" -> unsigned();
			case "signed by HMAC with the public key" -> hmac();
			case "nested in another token" -> nested();
			case "eight kilobytes long" -> this.honest + "A".repeat(EIGHT_KILOBYTES);
			case "sixty kilobytes long" -> this.honest + "A".repeat(SIXTY_KILOBYTES);
			default -> throw new IllegalArgumentException("There is no forgery " + kind);
		};
	}

	String signed(String privateKey, String claim, String json) {
		set(this.claims, claim, json);
		return Signing.rsa(Signing.privateKey(privateKey), this.header, this.claims);
	}

	String signedFor(String privateKey, String id) {
		this.claims.put("sub", id).put("user_id", id);
		return Signing.rsa(Signing.privateKey(privateKey), this.header, this.claims);
	}

	String signedWithHeader(String privateKey, String name, String json) {
		set(this.header, name, json);
		return Signing.rsa(Signing.privateKey(privateKey), this.header, this.claims);
	}

	private static void set(ObjectNode node, String name, String json) {
		if ("nothing".equals(json)) {
			node.remove(name);
			return;
		}
		Optional<Instant> time = Times.read(json);
		if (time.isPresent()) {
			node.put(name, time.get().getEpochSecond());
			return;
		}
		node.set(name, JSON.readTree(json.replace('\'', '"')));
	}

	private String ofAnotherUser() {
		String other = UUID.randomUUID().toString();
		this.claims.put("sub", other).put("user_id", other);
		return Signing.encode(this.header) + "." + Signing.encode(this.claims)
				+ this.honest.substring(this.honest.lastIndexOf('.'));
	}

	private String withHeader(String name, String json) {
		set(this.header, name, json);
		return Signing.rsa(STRANGE_KEY.getPrivate(), this.header, this.claims);
	}

	private String unsigned() {
		this.header.put("alg", "none");
		return Signing.encode(this.header) + "." + Signing.encode(this.claims) + ".";
	}

	private String hmac() {
		this.header.put("alg", "HS256");
		return Signing.hmac(Signing.pem(this.publicKeys.required("keys").required(0)), this.header, this.claims);
	}

	private String nested() {
		this.header.put("cty", "JWT");
		String head = Signing.encode(this.header);
		String payload = Base64.getUrlEncoder()
			.withoutPadding()
			.encodeToString(this.honest.getBytes(StandardCharsets.US_ASCII));
		return head + "." + payload + this.honest.substring(this.honest.lastIndexOf('.'));
	}

	private static String publicJwk() {
		RSAPublicKey key = (RSAPublicKey) STRANGE_KEY.getPublic();
		return JSON.createObjectNode()
			.put("kty", "RSA")
			.put("n", number(key.getModulus()))
			.put("e", number(key.getPublicExponent()))
			.toString();
	}

	private static String number(BigInteger number) {
		byte[] bytes = number.toByteArray();
		int sign = (bytes[0] == 0) ? 1 : 0;
		return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOfRange(bytes, sign, bytes.length));
	}

	private static KeyPair newKey() {
		try {
			KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
			generator.initialize(2048);
			return generator.generateKeyPair();
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("Every Java makes RSA keys", ex);
		}
	}

}
