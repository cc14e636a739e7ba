package io.tweebyte.testsupport;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * A client that sends exactly the given bytes, valid or not, and reads responses without
 * mending them. Reading fails with an {@link IOException} when the connection ends too
 * early, or nothing comes for 15 seconds.
 */
public final class RawHttp implements AutoCloseable {

	private static final Duration PATIENCE = Duration.ofSeconds(15);

	private final Socket socket;

	private final InputStream input;

	private final HttpReader reader;

	private RawHttp(Socket socket) throws IOException {
		this.socket = socket;
		this.input = socket.getInputStream();
		this.reader = new HttpReader(this.input, StandardCharsets.UTF_8);
	}

	/** As {@link #connect(int, InetAddress)}, from any address. */
	public static RawHttp connect(int port) throws IOException {
		return connect(port, null);
	}

	/**
	 * Connects to a server on this machine.
	 * @param address the client's address, null for any
	 */
	public static RawHttp connect(int port, InetAddress address) throws IOException {
		return connect(new Socket(), port, address);
	}

	/**
	 * As {@link #connect(int, InetAddress)}, for a client that has little room for what
	 * it does not read.
	 */
	public static RawHttp connectSlowly(int port, InetAddress address) throws IOException {
		Socket socket = new Socket();
		socket.setReceiveBufferSize(4096);
		return connect(socket, port, address);
	}

	/** Makes room for what comes from now on. */
	public RawHttp hurry() throws IOException {
		this.socket.setReceiveBufferSize(1 << 20);
		return this;
	}

	private static RawHttp connect(Socket socket, int port, InetAddress address) throws IOException {
		socket.bind(new InetSocketAddress(address, 0));
		socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
		socket.setSoTimeout((int) PATIENCE.toMillis());
		socket.setTcpNoDelay(true);
		return new RawHttp(socket);
	}

	/** Sends a request on a connection of its own. */
	public static Response exchange(int port, String request) throws IOException {
		try (RawHttp connection = connect(port)) {
			return connection.send(request).read();
		}
	}

	/** Says that nothing more comes, and goes on listening. */
	public RawHttp end() throws IOException {
		this.socket.shutdownOutput();
		return this;
	}

	/** Sends characters up to U+00FF, each as one byte. */
	public RawHttp send(String text) throws IOException {
		return send(text.getBytes(StandardCharsets.ISO_8859_1));
	}

	public RawHttp send(byte[] bytes) throws IOException {
		this.socket.getOutputStream().write(bytes);
		return this;
	}

	/** Returns whether a byte of a response can be read without waiting. */
	public boolean hasInput() throws IOException {
		return this.input.available() > 0;
	}

	/** Reads the next response to anything but {@code HEAD}. */
	public Response read() throws IOException {
		Response head = readHead();
		return new Response(head.status, head.headers, this.reader.body(head.headers));
	}

	/** Reads the head of the next response. */
	public Response readHead() throws IOException {
		int status = Integer.parseInt(this.reader.line().split(" ")[1]);
		return new Response(status, this.reader.headers(), "");
	}

	/** Reads the next chunk of a body, empty when it was the last. */
	public String readChunk() throws IOException {
		return this.reader.chunk();
	}

	/** Reads whatever else comes, which should be the end. */
	public void readRest() throws IOException {
		while (true) {
			this.reader.next();
		}
	}

	/** Reads a part of a body, of a length in bytes. */
	public String read(int length) throws IOException {
		return this.reader.text(length);
	}

	/**
	 * Waits for the end of the connection.
	 * @return whether the server closed it without sending another byte
	 */
	public boolean isClosedByServer() throws IOException {
		try {
			return this.input.read() < 0;
		}
		catch (SocketException ex) {
			return true;
		}
	}

	/** Returns whether the server closes the connection, whatever comes before. */
	public boolean isEnded() throws IOException {
		try {
			readRest();
			return false;
		}
		catch (EOFException | SocketException ex) {
			return true;
		}
	}

	/** Breaks the connection off: the server gets a reset instead of an orderly end. */
	public void reset() throws IOException {
		this.socket.setSoLinger(true, 0);
		this.socket.close();
	}

	@Override
	public void close() throws IOException {
		this.socket.close();
	}

	/**
	 * A response.
	 *
	 * @param headers the headers, by name without case
	 * @param body the body, without the framing
	 */
	public record Response(int status, Map<String, List<String>> headers, String body) {

		/** The first value of a header, or null. */
		public String header(String name) {
			return HttpReader.first(this.headers, name);
		}

	}

}
