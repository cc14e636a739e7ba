package io.tweebyte.servers.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * The key that signs tokens, made once a workspace: tokens stay valid when a backend is
 * restarted or swapped.
 */
public final class TokenKey {

	private static final int BITS = 2048;

	private static final int LINE = 64;

	private TokenKey() {
	}

	/** Makes the key, readable by its owner alone, unless it exists. */
	public static Path ensure(Path file) {
		return Files.exists(file) ? file
				: Failures.explain("Cannot write the token key " + file, () -> PrivateFile.write(file, pem()));
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
