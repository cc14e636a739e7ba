package io.tweebyte.features.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.util.Optional;

/** One bare connection, for bytes that no HTTP client would send. */
public final class RawConnection implements AutoCloseable {

	private static final int LONGEST_WAIT_MILLIS = 30_000;

	private final Socket socket = new Socket();

	/**
	 * Connects.
	 * @param base where the backend listens
	 * @param source the address to call from; {@code null} for the system's choice
	 * @throws UncheckedIOException if nothing listens there
	 */
	public RawConnection(URI base, InetAddress source) {
		try {
			if (source != null) {
				this.socket.bind(new InetSocketAddress(source, 0));
			}
			this.socket.setSoTimeout(LONGEST_WAIT_MILLIS);
			this.socket.connect(new InetSocketAddress(base.getHost(), base.getPort()), LONGEST_WAIT_MILLIS);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Cannot connect to " + base, ex);
		}
	}

	/**
	 * Writes bytes; a peer that has already answered and closed is no error.
	 * @param bytes what goes over the wire
	 */
	public void write(byte[] bytes) {
		try {
			OutputStream out = this.socket.getOutputStream();
			out.write(bytes);
			out.flush();
		}
		catch (IOException ex) {
			// The response, if there is one, tells why.
		}
	}

	/** Ends the request's bytes, as a client does that dies half way. */
	public void stopWriting() {
		try {
			this.socket.shutdownOutput();
		}
		catch (IOException ex) {
			// Already closed by the other side.
		}
	}

	/**
	 * Reads one response.
	 * @return the response; empty when the connection is closed without one
	 */
	public Optional<ReceivedResponse> read() {
		try {
			return new ResponseReader(this.socket.getInputStream()).read();
		}
		catch (SocketTimeoutException ex) {
			throw new AssertionError(
					"The connection is neither answered nor closed after " + LONGEST_WAIT_MILLIS + " ms", ex);
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	/** Reads the first line of a response, and returns its status. */
	public int readStatus() {
		try {
			InputStream input = this.socket.getInputStream();
			StringBuilder line = new StringBuilder();
			for (int next = input.read(); next >= 0 && next != '\n'; next = input.read()) {
				line.append((char) next);
			}
			return Integer.parseInt(line.toString().split(" ")[1]);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public void close() {
		try {
			this.socket.close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
