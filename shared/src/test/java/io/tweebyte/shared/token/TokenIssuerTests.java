package io.tweebyte.shared.token;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.nimbusds.jose.util.Base64URL;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class TokenIssuerTests {

	private final TokenIssuer issuer = new TokenIssuer(Tokens.KEY, Duration.ofHours(1), Tokens.CLOCK);

	@Test
	void namesKeyTypeAndAlgorithm() {
		JsonNode header = part(this.issuer.issue(Tokens.USER), 0);
		assertThat(header.get("alg").asString()).isEqualTo("RS256");
		assertThat(header.get("typ").asString()).isEqualTo("JWT");
		assertThat(header.get("kid").asString()).isEqualTo(Tokens.KEY.keyId());
		assertThat(header.size()).isEqualTo(3);
	}

	@Test
	void saysWhoForHowLongAndNothingPersonal() {
		JsonNode claims = part(this.issuer.issue(Tokens.USER), 1);
		long now = Tokens.NOW.getEpochSecond();
		assertThat(claims.get("iss").asString()).isEqualTo("tweebyte");
		assertThat(claims.get("aud").asString()).isEqualTo("tweebyte-api");
		assertThat(claims.get("sub").asString()).isEqualTo(Tokens.USER.toString());
		assertThat(claims.get("user_id").asString()).isEqualTo(Tokens.USER.toString());
		assertThat(claims.get("iat").asLong()).isEqualTo(now);
		assertThat(claims.get("nbf").asLong()).isEqualTo(now);
		assertThat(claims.get("exp").asLong()).isEqualTo(now + 3600);
		assertThat(claims.get("jti").asString()).isNotBlank();
		assertThat(claims.size()).isEqualTo(8);
	}

	@Test
	void datesTheTokenToTheRequestButAfterTheLastChangeOfThePassword() {
		Instant requested = Tokens.NOW.minusMillis(1);
		JsonNode claims = part(this.issuer.issue(Tokens.USER, requested, requested.minusMillis(10)), 1);
		long second = Tokens.NOW.getEpochSecond() - 1;
		assertThat(claims.get("iat").asLong()).isEqualTo(second + 1);
		assertThat(claims.get("nbf").asLong()).isEqualTo(second);
		assertThat(claims.get("exp").asLong()).isEqualTo(second + 3600);
		claims = part(this.issuer.issue(Tokens.USER, requested, requested.minusSeconds(9)), 1);
		assertThat(claims.get("iat").asLong()).isEqualTo(second);
	}

	@Test
	void makesEachTokenOnceOnManyThreads() {
		Set<String> tokens = IntStream.range(0, 200)
			.parallel()
			.mapToObj(i -> this.issuer.issue(Tokens.USER))
			.collect(Collectors.toSet());
		assertThat(tokens).hasSize(200);
	}

	@Test
	void fitsIntoTheHeader() {
		assertThat(this.issuer.issue(Tokens.USER)).hasSizeLessThan(1024);
	}

	private static JsonNode part(String token, int index) {
		byte[] json = new Base64URL(token.split("\\.")[index]).decode();
		return new JsonMapper().readTree(new String(json, StandardCharsets.UTF_8));
	}

}
