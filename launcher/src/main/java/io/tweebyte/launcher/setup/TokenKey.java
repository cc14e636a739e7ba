package io.tweebyte.launcher.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

import io.tweebyte.launcher.workspace.Failures;
import io.tweebyte.servers.process.PrivateFile;
import io.tweebyte.servers.process.ServerException;

/**
 * The key that signs tokens, made once a workspace: tokens stay valid when a backend is
 * restarted or swapped.
 */
public final class TokenKey {

	private static final int BITS = 2048;

	private static final int LINE = 64;

	private TokenKey() {
	}

	/**
	 * Makes the key unless it exists.
	 * @param file where it lies, readable by its owner alone
	 */
	public static Path ensure(Path file) {
		try {
			if (!Files.exists(file)) {
				PrivateFile.write(file, pem());
			}
			return file;
		}
		catch (IOException ex) {
			throw new ServerException("Cannot write the token key %s: %s".formatted(file, Failures.reason(ex)), ex);
		}
	}

	private static String pem() {
		try {
			KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
			generator.initialize(BITS);
			byte[] key = generator.generateKeyPair().getPrivate().getEncoded();
			String base64 = Base64.getMimeEncoder(LINE, new byte[] { '\n' }).encodeToString(key);
			return "-----BEGIN PRIVATE KEY-----\n" + base64 + "\n-----END PRIVATE KEY-----\n";
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
