package io.tweebyte.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

import com.nimbusds.jose.JOSEException;
import io.tweebyte.shared.token.SigningKey;

/**
 * One token key for all user services of a test JVM, because generating a key takes
 * longer than many tests.
 */
public final class TokenKeyFile {

	private static final Path FILE = write();

	private TokenKeyFile() {
	}

	public static Path path() {
		return FILE;
	}

	private static Path write() {
		try {
			byte[] key = SigningKey.generate().key().toRSAPrivateKey().getEncoded();
			Path file = Files.createTempFile("tweebyte-token-key", ".pem");
			file.toFile().deleteOnExit();
			return Files.writeString(file, "-----BEGIN PRIVATE KEY-----\n" + Base64.getMimeEncoder().encodeToString(key)
					+ "\n-----END PRIVATE KEY-----\n");
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (JOSEException ex) {
			throw new IllegalStateException("This JDK cannot write RSA keys.", ex);
		}
	}

}
