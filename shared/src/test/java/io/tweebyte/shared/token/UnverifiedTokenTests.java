package io.tweebyte.shared.token;

import io.tweebyte.contracts.error.ContractException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class UnverifiedTokenTests {

	private static final byte[] SIGNATURE = new byte[256];

	@Test
	void namesItsKey() {
		String token = Tokens.compact("{\"alg\":\"RS256\",\"typ\":\"JWT\",\"kid\":\"k\"}", "{}", SIGNATURE);
		assertThat(UnverifiedToken.parse(token).keyId()).isEqualTo("k");
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"alg\":\"none\",\"typ\":\"JWT\",\"kid\":\"k\"}",
			"{\"alg\":\"NONE\",\"typ\":\"JWT\",\"kid\":\"k\"}", "{\"alg\":\"HS256\",\"typ\":\"JWT\",\"kid\":\"k\"}",
			"{\"alg\":\"RS512\",\"typ\":\"JWT\",\"kid\":\"k\"}", "{\"alg\":\"PS256\",\"typ\":\"JWT\",\"kid\":\"k\"}",
			"{\"alg\":\"ES256\",\"typ\":\"JWT\",\"kid\":\"k\"}", "{\"alg\":\"rs256\",\"typ\":\"JWT\",\"kid\":\"k\"}",
			"{\"alg\":\"\",\"typ\":\"JWT\",\"kid\":\"k\"}", "{\"alg\":null,\"typ\":\"JWT\",\"kid\":\"k\"}",
			"{\"alg\":1,\"typ\":\"JWT\",\"kid\":\"k\"}", "{\"typ\":\"JWT\",\"kid\":\"k\"}" })
	void knowsOneAlgorithm(String header) {
		assertRefused(Tokens.compact(header, "{}", SIGNATURE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"typ\":\"JWT\"", "\"kid\":\"k\"", "\"typ\":\"at+jwt\",\"kid\":\"k\"",
			"\"typ\":\"\",\"kid\":\"k\"", "\"typ\":1,\"kid\":\"k\"", "\"typ\":\"JWT\",\"kid\":1",
			"\"typ\":\"JWT\",\"kid\":null", "\"typ\":\"JWT\",\"kid\":[\"k\"]" })
	void needsTypeAndKey(String parameters) {
		assertRefused(Tokens.compact("{\"alg\":\"RS256\"," + parameters + "}", "{}", SIGNATURE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"jku\":\"https://evil.example/keys\"", "\"x5u\":\"https://evil.example/x\"",
			"\"jwk\":{\"kty\":\"RSA\",\"n\":\"AQAB\",\"e\":\"AQAB\"}", "\"x5c\":[\"AAAA\"]", "\"x5t\":\"AAAA\"",
			"\"crit\":[\"exp\"]", "\"crit\":[\"b64\"],\"b64\":false", "\"zip\":\"DEF\"", "\"cty\":\"JWT\"",
			"\"enc\":\"A128GCM\"", "\"other\":1" })
	void refusesHeadersThatBringMore(String parameter) {
		assertRefused(
				Tokens.compact("{\"alg\":\"RS256\",\"typ\":\"JWT\",\"kid\":\"k\"," + parameter + "}", "{}", SIGNATURE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "[]", "null", "x", "{", "{\"alg\"", "\"x\"", "1", "\u0000" })
	void refusesHeadersThatAreNoJson(String header) {
		assertRefused(Tokens.compact(header, "{}", SIGNATURE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", ".", "..", "...", "a.b.c", "a.b", "e30.e30.e30", "!.!.!", "e30.e30.e30.e30.e30" })
	void refusesWhatIsNoToken(String compact) {
		assertRefused(compact);
	}

	@Test
	void refusesTokensThatWereCutOff() {
		String token = Tokens.compact(Tokens.header(), "{}", SIGNATURE);
		int payload = token.indexOf('.') + 1;
		for (int length = 0; length < payload; length++) {
			assertRefused(token.substring(0, length));
		}
	}

	@Test
	void survivesDeepHeaders() {
		String header = "{\"alg\":\"RS256\",\"typ\":\"JWT\",\"kid\":\"k\",\"x\":" + "[".repeat(2000) + "]".repeat(2000)
				+ "}";
		assertRefused(Tokens.compact(header, "{}", SIGNATURE));
		assertRefused(Tokens.compact("{\"a\":".repeat(500), "{}", SIGNATURE));
	}

	private static void assertRefused(String compact) {
		ContractException failure = catchThrowableOfType(ContractException.class, () -> UnverifiedToken.parse(compact));
		assertThat(failure).as(compact).isNotNull();
		assertThat(failure.header("WWW-Authenticate")).contains("Bearer error=\"invalid_token\"");
	}

}
