package io.tweebyte.testsupport;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A neighbour that responds with exactly the bytes it is told to, right or wrong, and
 * remembers what it was asked.
 */
public final class RawServer implements AutoCloseable {

	/** Clients that come at once must not wait until they give up. */
	private static final int BACKLOG = 1000;

	private final ServerSocket server;

	private final Set<Socket> connections = ConcurrentHashMap.newKeySet();

	private final List<Request> requests = new CopyOnWriteArrayList<>();

	private volatile Handler handler;

	private RawServer(int port, Handler handler) throws IOException {
		this.server = new ServerSocket(port, BACKLOG, InetAddress.getLoopbackAddress());
		this.handler = handler;
		Thread.ofVirtual().name("neighbour").start(this::accept);
	}

	/**
	 * Starts a neighbour at a free port.
	 * @param handler answers
	 */
	public static RawServer start(Handler handler) throws IOException {
		return new RawServer(0, handler);
	}

	/**
	 * Lets somebody else answer from now on, and forgets what was asked.
	 * @param handler answers
	 */
	public void respond(Handler handler) {
		this.handler = handler;
		this.requests.clear();
	}

	/** Where the neighbour is. */
	public String address() {
		return "http://127.0.0.1:" + this.server.getLocalPort();
	}

	/**
	 * What the neighbour was asked.
	 * @return the requests whose heads have arrived, in their order
	 */
	public List<Request> requests() {
		return this.requests;
	}

	/**
	 * How many clients are connected.
	 * @return the connections that neither side has closed
	 */
	public int connections() {
		return this.connections.size();
	}

	private void accept() {
		while (!this.server.isClosed()) {
			try {
				Socket socket = this.server.accept();
				this.connections.add(socket);
				Thread.ofVirtual().start(() -> serve(socket));
			}
			catch (IOException ex) {
				// closed
			}
		}
	}

	private void serve(Socket socket) {
		try (socket) {
			Connection connection = new Connection(socket);
			while (!socket.isClosed()) {
				Request request = connection.readHead();
				this.requests.add(request);
				this.handler.respond(request, connection);
			}
		}
		catch (IOException ex) {
			// the client is gone
		}
		finally {
			this.connections.remove(socket);
		}
	}

	@Override
	public void close() throws IOException {
		this.server.close();
		for (Socket connection : this.connections) {
			connection.close();
		}
	}

	/** Answers requests. */
	@FunctionalInterface
	public interface Handler {

		/**
		 * Answers one request.
		 * @param connection gives its body and takes the response
		 */
		void respond(Request request, Connection connection) throws IOException;

	}

	/**
	 * The head of a request.
	 *
	 * @param target path and query as they were sent
	 * @param headers the headers, by name without case
	 */
	public record Request(String method, String target, Map<String, List<String>> headers) {

		/**
		 * The first value of a header.
		 * @return the value, or null
		 */
		public String header(String name) {
			return this.headers.containsKey(name) ? this.headers.get(name).getFirst() : null;
		}

	}

	/** A client's connection. */
	public static final class Connection {

		private final Socket socket;

		private final InputStream input;

		private Request request;

		private Connection(Socket socket) throws IOException {
			this.socket = socket;
			this.input = new BufferedInputStream(socket.getInputStream());
			socket.setTcpNoDelay(true);
		}

		private Request readHead() throws IOException {
			String[] line = readLine().split(" ");
			Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
			for (String header = readLine(); !header.isEmpty(); header = readLine()) {
				String[] parts = header.split(":", 2);
				headers.computeIfAbsent(parts[0], (name) -> new ArrayList<>()).add(parts[1].strip());
			}
			this.request = new Request(line[0], line[1], headers);
			return this.request;
		}

		private String readLine() throws IOException {
			ByteArrayOutputStream line = new ByteArrayOutputStream();
			for (int b = this.input.read(); b != '\n'; b = this.input.read()) {
				if (b < 0) {
					throw new EOFException("The client closed the connection.");
				}
				if (b != '\r') {
					line.write(b);
				}
			}
			return line.toString(StandardCharsets.ISO_8859_1);
		}

		/**
		 * Reads the whole body of the request.
		 * @return the body, of which each byte is a character
		 */
		public String readBody() throws IOException {
			if (this.request.header("Transfer-Encoding") == null) {
				String length = this.request.header("Content-Length");
				return (length != null) ? read(Integer.parseInt(length)) : "";
			}
			StringBuilder body = new StringBuilder();
			for (String chunk = readChunk(); !chunk.isEmpty(); chunk = readChunk()) {
				body.append(chunk);
			}
			return body.toString();
		}

		/**
		 * Reads the next chunk of the body.
		 * @return the chunk, empty when it was the last
		 */
		public String readChunk() throws IOException {
			String chunk = read(Integer.parseInt(readLine().strip(), 16));
			readLine();
			return chunk;
		}

		/**
		 * Reads a part of a body that has a length.
		 * @param length of the part
		 * @throws IOException when the body ends before
		 */
		public String read(int length) throws IOException {
			byte[] bytes = this.input.readNBytes(length);
			if (bytes.length < length) {
				throw new EOFException("The client closed the connection.");
			}
			return new String(bytes, StandardCharsets.ISO_8859_1);
		}

		/**
		 * Sends a part of a response.
		 * @param text characters up to U+00FF, each sent as one byte
		 */
		public Connection send(String text) throws IOException {
			this.socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
			this.socket.getOutputStream().flush();
			return this;
		}

		/**
		 * Reads the request to its end and answers it with JSON.
		 * @param status such as {@code 200 OK}
		 */
		public void respond(String status, String json) throws IOException {
			readBody();
			String head = "HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nContent-Length: "
					+ json.length();
			send(head + "\r\n\r\n" + (this.request.method().equals("HEAD") ? "" : json));
		}

		/** Ends the connection, in the middle of whatever it is in. */
		public void close() throws IOException {
			this.socket.close();
		}

	}

}
