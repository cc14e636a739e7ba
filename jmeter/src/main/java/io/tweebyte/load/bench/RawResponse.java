package io.tweebyte.load.bench;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

import io.tweebyte.servers.process.Pause;

/** A response of which a client may read only the beginning. */
final class RawResponse {

	private static final int BUFFER = 8192;

	private static final int SLOW_BUFFER = 512;

	private static final Duration SLOW_PAUSE = Duration.ofMillis(40);

	private static final String SUCCESS = "HTTP/1.1 200";

	/** Bytes of the end that are kept. */
	private static final int KEPT = 256;

	private final Socket socket;

	private final boolean isSlow;

	private final byte[] buffer;

	private final StringBuilder head = new StringBuilder();

	private String last = "";

	private boolean isOver;

	/**
	 * @param isSlow whether it is read more slowly than it is sent
	 */
	RawResponse(Socket socket, boolean isSlow) {
		this.socket = socket;
		this.isSlow = isSlow;
		this.buffer = new byte[isSlow ? SLOW_BUFFER : BUFFER];
	}

	/** Reads for so long, or to the end. */
	void read(long millis) throws IOException {
		long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
		InputStream input = this.socket.getInputStream();
		for (long left = millis; left > 0
				&& !this.isOver; left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())) {
			this.socket.setSoTimeout((int) left);
			try {
				take(input.read(this.buffer));
			}
			catch (SocketTimeoutException ex) {
				return;
			}
		}
	}

	private void take(int length) {
		this.isOver = length < 0;
		if (!this.isOver) {
			String text = new String(this.buffer, 0, length, StandardCharsets.ISO_8859_1);
			if (this.head.length() < SUCCESS.length()) {
				this.head.append(text);
			}
			String seen = this.last + text;
			this.last = seen.substring(Math.max(0, seen.length() - KEPT));
		}
		if (this.isSlow) {
			Pause.of(SLOW_PAUSE);
		}
	}

	/**
	 * Checks what was read.
	 * @param end what the last bytes of a whole response contain; empty where it has no
	 * end
	 * @param isWhole whether the client has waited for all of it
	 * @throws IOException when it is no success, or ended where it should not
	 */
	void check(String end, boolean isWhole) throws IOException {
		if (this.head.length() >= SUCCESS.length() && this.head.indexOf(SUCCESS) != 0) {
			throw new IOException(this.head.toString().lines().findFirst().orElseThrow());
		}
		if (this.isOver && (end.isEmpty() || !this.last.contains(end))) {
			throw new IOException("broken off");
		}
		if (isWhole && !this.isOver) {
			throw new IOException("did not end");
		}
	}

}
