package io.tweebyte.testsupport;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import io.tweebyte.servers.database.DatabaseConnection;
import org.apache.commons.io.IOUtils;

/**
 * A way to PostgreSQL on which the first connection falls silent after some answers, and
 * all later ones are well: a database that is slow for a moment, just when a service
 * opens its first connection.
 */
public final class HangingRelay implements AutoCloseable {

	private static final int CHUNK = 8192;

	/** {@code ReadyForQuery}, the end of each response, without the state after it. */
	private static final byte[] END_OF_ANSWER = { 'Z', 0, 0, 0, 5 };

	private final ServerSocket server;

	private final DatabaseConnection database;

	private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();

	/**
	 * Starts a relay at a free port.
	 * @param responses how many responses the first connection gets, that to its log-in
	 * among them, from 0
	 */
	public HangingRelay(DatabaseConnection database, int responses) throws IOException {
		this.server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
		this.database = database;
		Thread.ofVirtual().name("relay").start(() -> accept(responses));
	}

	public int port() {
		return this.server.getLocalPort();
	}

	private void accept(int answersOfFirst) {
		int responses = answersOfFirst;
		while (!this.server.isClosed()) {
			try {
				connect(this.server.accept(), responses);
				responses = Integer.MAX_VALUE;
			}
			catch (IOException ex) {
				// closed
			}
		}
	}

	private void connect(Socket client, int responses) throws IOException {
		Socket postgres = new Socket(this.database.host(), this.database.port());
		this.sockets.add(client);
		this.sockets.add(postgres);
		Thread.ofVirtual().start(() -> pass(client, postgres, Integer.MAX_VALUE));
		Thread.ofVirtual().start(() -> pass(postgres, client, responses));
	}

	private static void pass(Socket from, Socket to, int responses) {
		byte[] chunk = new byte[CHUNK];
		int left = responses;
		try (to) {
			InputStream in = from.getInputStream();
			OutputStream out = to.getOutputStream();
			for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
				if (left > 0) {
					out.write(chunk, 0, read);
					left -= endsAnswer(chunk, read) ? 1 : 0;
				}
			}
		}
		catch (IOException ex) {
			// one side has closed its connection
		}
	}

	private static boolean endsAnswer(byte[] chunk, int length) {
		int start = length - END_OF_ANSWER.length - 1;
		return start >= 0
				&& Arrays.equals(chunk, start, start + END_OF_ANSWER.length, END_OF_ANSWER, 0, END_OF_ANSWER.length);
	}

	@Override
	public void close() throws IOException {
		this.server.close();
		this.sockets.forEach(IOUtils::closeQuietly);
	}

}
