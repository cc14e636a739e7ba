package io.tweebyte.lab.work;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;

import org.apache.commons.codec.digest.DigestUtils;

/** By which a run knows again what it began with. For use by one thread. */
public final class Fingerprint {

	/** As many as Git shows of a commit here. */
	private static final int DIGITS = 12;

	private final MessageDigest digest = DigestUtils.getSha256Digest();

	/**
	 * Reads bytes to their end.
	 * @return how many there were
	 */
	public long add(InputStream bytes) throws IOException {
		return bytes.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), this.digest));
	}

	/** Returns the begin of the SHA-256 of all bytes, as a hexadecimal number. */
	public String text() {
		return HexFormat.of().formatHex(this.digest.digest()).substring(0, DIGITS);
	}

}
