package io.tweebyte.shared.token;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.interfaces.RSAPrivateKey;
import java.security.spec.RSAPrivateKeySpec;
import java.util.Base64;

import com.nimbusds.jose.JOSEException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class SigningKeyTests {

	private static final String NO_KEY = "The token key is not an RSA private key in PKCS#8 PEM.";

	@TempDir
	private Path folder;

	@Test
	void comesBackFromItsFileAsTheSameKey() throws Exception {
		Path file = Files.writeString(this.folder.resolve("key.pem"), pem());
		SigningKey loaded = SigningKey.load(file);
		assertThat(loaded.keyId()).isEqualTo(Tokens.KEY.keyId());
		assertThat(loaded.publicKeysJson()).isEqualTo(Tokens.KEY.publicKeysJson());
		assertThat(loaded.key()).isEqualTo(Tokens.KEY.key());
	}

	private static String pem() throws JOSEException {
		byte[] encoded = Tokens.KEY.key().toRSAPrivateKey().getEncoded();
		return "-----BEGIN PRIVATE KEY-----\n" + Base64.getMimeEncoder(64, new byte[] { '\n' }).encodeToString(encoded)
				+ "\n-----END PRIVATE KEY-----\n";
	}

	@Test
	void readsLinesOfWindows() throws Exception {
		assertThat(SigningKey.fromPem(pem().replace("\n", "\r\n")).keyId()).isEqualTo(Tokens.KEY.keyId());
	}

	@Test
	void publishesThePublicKeyAlone() {
		assertThat(Tokens.KEY.publicKeysJson())
			.contains("\"kid\":\"" + Tokens.KEY.keyId() + "\"", "\"alg\":\"RS256\"", "\"use\":\"sig\"",
					"\"kty\":\"RSA\"")
			.doesNotContain("\"d\":", "\"p\":", "\"q\":", "\"dp\":", "\"dq\":", "\"qi\":");
	}

	@Test
	void isAnotherEachTime() {
		SigningKey other = SigningKey.generate();
		assertThat(other.keyId()).isNotEqualTo(Tokens.KEY.keyId()).matches("[A-Za-z0-9_-]{43}");
		assertThat(other.key().size()).isEqualTo(2048);
	}

	@Test
	void keepsTheSecretOutOfLogs() {
		assertThat(Tokens.KEY).hasToString("SigningKey[" + Tokens.KEY.keyId() + "]");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "x", "\u0000", "AAAA", "-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n",
			"-----BEGIN RSA PRIVATE KEY-----\nAAAA\n-----END RSA PRIVATE KEY-----\n" })
	void refusesWhatIsNoKey(String pem) {
		assertThatIllegalArgumentException().isThrownBy(() -> SigningKey.fromPem(pem)).withMessage(NO_KEY);
	}

	@Test
	void refusesOtherKindsOfKeys() throws GeneralSecurityException {
		assertThatIllegalArgumentException()
			.isThrownBy(
					() -> SigningKey.fromPem(pem(KeyPairGenerator.getInstance("EC").generateKeyPair().getPrivate())))
			.withMessage(NO_KEY);
		RSAPrivateKey key = rsa(2048);
		PrivateKey bare = KeyFactory.getInstance("RSA")
			.generatePrivate(new RSAPrivateKeySpec(key.getModulus(), key.getPrivateExponent()));
		assertThatIllegalArgumentException().isThrownBy(() -> SigningKey.fromPem(pem(bare))).withMessage(NO_KEY);
	}

	@Test
	void refusesShortKeys() throws GeneralSecurityException {
		String pem = pem(rsa(1024));
		assertThatIllegalArgumentException().isThrownBy(() -> SigningKey.fromPem(pem))
			.withMessage("The token key has fewer than 2048 bits.");
	}

	@Test
	void namesTheFileThatItCannotRead() throws IOException {
		Path missing = this.folder.resolve("missing.pem");
		assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> SigningKey.load(missing))
			.withMessageContaining("missing.pem");
		Path binary = Files.write(this.folder.resolve("key.der"), new byte[] { (byte) 0xff });
		assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> SigningKey.load(binary))
			.withMessageContaining("key.der");
	}

	private static RSAPrivateKey rsa(int bits) throws GeneralSecurityException {
		KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
		generator.initialize(bits);
		return (RSAPrivateKey) generator.generateKeyPair().getPrivate();
	}

	private static String pem(PrivateKey key) {
		return "-----BEGIN PRIVATE KEY-----\n" + Base64.getEncoder().encodeToString(key.getEncoded())
				+ "\n-----END PRIVATE KEY-----\n";
	}

}
