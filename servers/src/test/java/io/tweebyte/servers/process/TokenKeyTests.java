package io.tweebyte.servers.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.RSAPrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TokenKeyTests {

	@TempDir
	private Path folder;

	@Test
	void makesAnRsaKeyThatOnlyItsOwnerMayRead() throws IOException, GeneralSecurityException {
		Path file = TokenKey.ensure(this.folder.resolve("keys/token-key.pem"));

		byte[] encoded = Base64.getMimeDecoder().decode(Files.readString(file).replaceAll("-----[A-Z ]+-----", ""));
		RSAPrivateKey key = (RSAPrivateKey) KeyFactory.getInstance("RSA")
			.generatePrivate(new PKCS8EncodedKeySpec(encoded));

		assertThat(key.getModulus().bitLength()).isEqualTo(2048);
		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-------");
	}

	@Test
	void keepsTheKeyThatIsThere() throws IOException {
		Path file = TokenKey.ensure(this.folder.resolve("token-key.pem"));
		String first = Files.readString(file);

		TokenKey.ensure(file);

		assertThat(file).hasContent(first);
	}

}
