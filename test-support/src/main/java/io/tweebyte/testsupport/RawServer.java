package io.tweebyte.testsupport;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

import org.apache.commons.io.IOUtils;

/**
 * A neighbour that responds with exactly the given bytes, valid or not, and records the
 * requests.
 */
public final class RawServer implements AutoCloseable {

	/** Clients that come at once must not wait until they give up. */
	private static final int BACKLOG = 1000;

	private final ServerSocket server;

	private final Map<Socket, Thread> connections = new ConcurrentHashMap<>();

	private final List<Request> requests = new CopyOnWriteArrayList<>();

	private volatile Handler handler;

	private RawServer(Handler handler) throws IOException {
		this.server = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
		this.handler = handler;
		Thread.ofVirtual().name("neighbour").start(this::accept);
	}

	/** Starts a neighbour at a free port. */
	public static RawServer start(Handler handler) {
		try {
			return new RawServer(handler);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Replaces the handler, and forgets the requests. */
	public void respond(Handler handler) {
		this.handler = handler;
		this.requests.clear();
	}

	/** Where the neighbour is. */
	public String address() {
		return "http://127.0.0.1:" + this.server.getLocalPort();
	}

	/** The requests whose heads have arrived, in their order. */
	public List<Request> requests() {
		return this.requests;
	}

	/** How many connections neither side has closed. */
	public int connections() {
		return this.connections.size();
	}

	/** The ids of the threads that serve these connections. */
	public List<Long> threads() {
		return this.connections.values().stream().map(Thread::threadId).toList();
	}

	private void accept() {
		while (!this.server.isClosed()) {
			try {
				Socket socket = this.server.accept();
				Thread thread = Thread.ofVirtual().unstarted(() -> serve(socket));
				this.connections.put(socket, thread);
				thread.start();
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
			// the client has disconnected
		}
		finally {
			this.connections.remove(socket);
		}
	}

	@Override
	public void close() throws IOException {
		this.server.close();
		this.connections.keySet().forEach(IOUtils::closeQuietly);
	}

	/** Responds to a request, over the connection that has its body. */
	@FunctionalInterface
	public interface Handler {

		void respond(Request request, Connection connection) throws IOException;

	}

	/**
	 * The head of a request.
	 *
	 * @param target path and query as they were sent
	 * @param headers the headers, by name without case
	 */
	public record Request(String method, String target, Map<String, List<String>> headers) {

		/** The first value of a header, or null. */
		public String header(String name) {
			return HttpReader.first(this.headers, name);
		}

	}

	/** A client's connection. */
	public static final class Connection {

		private final Socket socket;

		private final HttpReader reader;

		private Request request;

		private Connection(Socket socket) throws IOException {
			this.socket = socket;
			this.reader = new HttpReader(new BufferedInputStream(socket.getInputStream()), StandardCharsets.ISO_8859_1);
			socket.setTcpNoDelay(true);
		}

		private Request readHead() throws IOException {
			String[] line = this.reader.line().split(" ");
			this.request = new Request(line[0], line[1], this.reader.headers());
			return this.request;
		}

		/** Reads the whole body of the request, of which each byte is a character. */
		public String readBody() throws IOException {
			return this.reader.body(this.request.headers);
		}

		/** Reads the next chunk of the body, empty when it was the last. */
		public String readChunk() throws IOException {
			return this.reader.chunk();
		}

		/** Reads a part of a body that has a length, of a length in bytes. */
		public String read(int length) throws IOException {
			return this.reader.text(length);
		}

		/** Sends a part of a response, of characters up to U+00FF, each as one byte. */
		public Connection send(String text) throws IOException {
			this.socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
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
