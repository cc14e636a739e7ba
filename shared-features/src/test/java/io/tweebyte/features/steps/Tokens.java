package io.tweebyte.features.steps;

import java.util.Base64;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Looks into tokens without checking them. */
final class Tokens {

	private static final JsonMapper JSON = JsonMapper.shared();

	private Tokens() {
	}

	static JsonNode header(String token) {
		return part(token, 0);
	}

	static JsonNode claims(String token) {
		return part(token, 1);
	}

	private static JsonNode part(String token, int index) {
		return JSON.readTree(Base64.getUrlDecoder().decode(token.split("\\.")[index]));
	}

}
