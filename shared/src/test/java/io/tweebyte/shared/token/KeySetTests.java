package io.tweebyte.shared.token;

import java.security.interfaces.RSAPublicKey;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class KeySetTests {

	@Test
	void readsWhatASigningKeyPublishes() throws JOSEException {
		KeySet keys = KeySet.parse(Tokens.KEY.publicKeysJson());
		assertThat(keys.find(Tokens.KEY.keyId())).contains(Tokens.KEY.key().toRSAPublicKey());
		assertThat(keys.keys()).hasSize(1);
		assertThat(keys.find("other")).isEmpty();
	}

	@Test
	void leavesOtherKeysOut() throws JOSEException {
		RSAKey nameless = new RSAKey.Builder(Tokens.KEY.key().toRSAPublicKey()).build();
		JWKSet set = new JWKSet(List.of(nameless, new ECKeyGenerator(Curve.P_256).keyID("ec").generate(),
				Tokens.KEY.key().toPublicJWK()));
		assertThat(KeySet.parse(set.toString()).keys()).containsOnlyKeys(Tokens.KEY.keyId());
	}

	@Test
	void takesAnEmptySet() {
		assertThat(KeySet.parse("{\"keys\":[]}")).isEqualTo(KeySet.EMPTY);
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "", "x", "[]", "{}", "null", "{\"keys\":{}}", "{\"keys\":1}", "<html>", "{\"keys\":null}" })
	void refusesWhatIsNoKeySet(String json) {
		assertThatIllegalArgumentException().isThrownBy(() -> KeySet.parse(json))
			.withMessageStartingWith("The key set cannot be read");
	}

	@Test
	void cannotBeChangedFromOutside() throws JOSEException {
		Map<String, RSAPublicKey> keys = new HashMap<>();
		keys.put("a", Tokens.KEY.key().toRSAPublicKey());
		KeySet set = new KeySet(keys);
		keys.clear();
		assertThat(set.find("a")).isPresent();
	}

}
