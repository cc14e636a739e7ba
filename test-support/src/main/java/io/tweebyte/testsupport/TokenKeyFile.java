package io.tweebyte.testsupport;

import java.nio.file.Path;
import java.util.Base64;

import com.nimbusds.jose.JOSEException;
import io.tweebyte.servers.process.Directories;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.PrivateFile;
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
		Path file = Directories.temporary("token-key").resolve("key.pem");
		return Failures.explain("Cannot write the token key " + file, () -> PrivateFile.write(file, pem()));
	}

	private static String pem() {
		try {
			byte[] key = SigningKey.generate().key().toRSAPrivateKey().getEncoded();
			return "-----BEGIN PRIVATE KEY-----\n" + Base64.getMimeEncoder().encodeToString(key)
					+ "\n-----END PRIVATE KEY-----\n";
		}
		catch (JOSEException ex) {
			throw new IllegalStateException("This JDK cannot write RSA keys.", ex);
		}
	}

}
