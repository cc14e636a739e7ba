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

	/** Characters of the end of the body that are kept. */
	private static final int KEPT = 256;

	private final Socket socket;

	private final boolean isSlow;

	private final byte[] buffer;

	private final StreamedResponse response = new StreamedResponse();

	private String last = "";

	private boolean isOver;

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

	private void take(int length) throws IOException {
		this.isOver = length < 0;
		if (!this.isOver) {
			String seen = this.last
					+ this.response.read(new String(this.buffer, 0, length, StandardCharsets.ISO_8859_1));
			this.last = seen.substring(Math.max(0, seen.length() - KEPT));
		}
		if (this.isSlow) {
			Pause.of(SLOW_PAUSE);
		}
	}

	/**
	 * Checks what was read.
	 * @param end what the end of a whole body contains; empty where it has no end
	 * @param isWhole whether the client has waited for all of it
	 * @throws IOException when it is no success, or ended where it should not
	 */
	void check(String end, boolean isWhole) throws IOException {
		String status = this.response.status();
		if (!status.isEmpty() && !status.startsWith(SUCCESS)) {
			throw new IOException(status);
		}
		if (this.isOver && (end.isEmpty() || !this.last.contains(end))) {
			throw new IOException("broken off");
		}
		if (isWhole && !this.isOver) {
			throw new IOException("did not end");
		}
	}

}
