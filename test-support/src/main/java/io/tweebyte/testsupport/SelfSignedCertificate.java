package io.tweebyte.testsupport;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;

import io.tweebyte.servers.process.Commands;
import io.tweebyte.servers.process.Directories;
import io.tweebyte.servers.process.ServerException;

/**
 * A certificate that vouches for itself, and its key.
 *
 * @param file the certificate in PEM, which is deleted when this JVM ends
 * @param keyPem its private key, PKCS#8 in PEM
 */
public record SelfSignedCertificate(Path file, String pem, String keyPem) {

	private static final String PASSWORD = "changeit";

	private static final String NAME = "server";

	private static final int LINE = 64;

	/** Makes one for an IP address, valid for some days, with the JDK's own tool. */
	public static SelfSignedCertificate of(String address) {
		Path folder = Directories.temporary("certificate");
		Path store = folder.resolve("store.p12");
		Path keytool = Path.of(System.getProperty("java.home"), "bin", "keytool");
		int end = Commands.run(List.of(keytool.toString(), "-genkeypair", "-alias", NAME, "-keyalg", "RSA", "-keysize",
				"2048", "-dname", "CN=" + address, "-ext", "san=ip:" + address, "-ext", "bc=ca:true", "-validity", "7",
				"-storetype", "PKCS12", "-keystore", store.toString(), "-storepass", PASSWORD));
		if (end != 0) {
			throw new ServerException("keytool makes no certificate for " + address);
		}
		try {
			return read(store, folder.resolve("certificate.pem"));
		}
		catch (IOException | GeneralSecurityException ex) {
			throw new ServerException("Cannot read the certificate: " + ex.getMessage(), ex);
		}
	}

	private static SelfSignedCertificate read(Path store, Path file) throws IOException, GeneralSecurityException {
		KeyStore keys = KeyStore.getInstance("PKCS12");
		try (InputStream in = Files.newInputStream(store)) {
			keys.load(in, PASSWORD.toCharArray());
		}
		String pem = pem("CERTIFICATE", keys.getCertificate(NAME).getEncoded());
		String keyPem = pem("PRIVATE KEY", keys.getKey(NAME, PASSWORD.toCharArray()).getEncoded());
		return new SelfSignedCertificate(Files.writeString(file, pem), pem, keyPem);
	}

	private static String pem(String what, byte[] encoded) {
		Base64.Encoder lines = Base64.getMimeEncoder(LINE, "\n".getBytes(StandardCharsets.US_ASCII));
		return "-----BEGIN %1$s-----\n%2$s\n-----END %1$s-----\n".formatted(what, lines.encodeToString(encoded));
	}

}
