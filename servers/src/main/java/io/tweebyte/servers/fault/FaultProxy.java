package io.tweebyte.servers.fault;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.servers.process.Pause;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.IOConsumer;

/**
 * Stands before a server on the loopback address, passes bytes on, and spoils the
 * responses on demand.
 */
public final class FaultProxy implements AutoCloseable {

	private static final int BACKLOG = 128;

	private static final int BUFFER = 16 * 1024;

	private static final int CONNECT_MILLIS = 1000;

	private static final Duration DELAY = Duration.ofSeconds(5);

	/** Those who fail must fail alike in every run. */
	private static final long SEED = 42;

	private static final String HTTP = "HTTP/";

	private static final String END_OF_HEAD = "\r\n\r\n";

	private final InetSocketAddress upstream;

	private final Set<Socket> connections = ConcurrentHashMap.newKeySet();

	private final int port;

	private volatile ServerSocket listener;

	private volatile Fault fault = Fault.NONE;

	private volatile Duration delay = Duration.ZERO;

	private final AtomicInteger partsOfNext = new AtomicInteger(Integer.MAX_VALUE);

	private FaultProxy(int upstream) throws IOException {
		this.upstream = new InetSocketAddress(InetAddress.getLoopbackAddress(), upstream);
		this.listener = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
		this.port = this.listener.getLocalPort();
		accept(this.listener);
	}

	/** A proxy at a free port, before a server that may start later. */
	public static FaultProxy before(int upstream) {
		try {
			return new FaultProxy(upstream);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("No proxy can be put before port " + upstream, ex);
		}
	}

	/** Where those connect who are to go through it. */
	public int port() {
		return this.port;
	}

	/**
	 * Changes what it does, on open connections too; {@link Fault#NONE} removes the
	 * fault.
	 */
	public synchronized void set(Fault fault) {
		this.fault = fault;
		try {
			if (fault == Fault.DOWN) {
				this.listener.close();
				this.connections.forEach(IOUtils::closeQuietly);
			}
			else if (this.listener.isClosed()) {
				this.listener = new ServerSocket(this.port, BACKLOG, InetAddress.getLoopbackAddress());
				accept(this.listener);
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The proxy at port %d cannot listen".formatted(this.port), ex);
		}
	}

	/**
	 * Lets all bytes of the server be late by a time from now on, so that each response
	 * waits once, however long it is.
	 */
	public void delay(Duration delay) {
		this.delay = delay;
	}

	/**
	 * Lets the connection that is opened next fall silent after a part of its responses,
	 * though it stays open. Later ones are well.
	 * @param parts how often bytes of the server are passed on before
	 */
	public void silenceNext(int parts) {
		this.partsOfNext.set(parts);
	}

	private void accept(ServerSocket socket) {
		Thread.ofVirtual().name("fault-proxy-" + this.port).start(() -> {
			while (!socket.isClosed()) {
				try {
					connect(socket.accept());
				}
				catch (IOException ex) {
					// closed, or a client that has gone again
				}
			}
		});
	}

	private void connect(Socket client) {
		Socket server = new Socket();
		int parts = this.partsOfNext.getAndSet(Integer.MAX_VALUE);
		AtomicInteger passed = new AtomicInteger();
		this.connections.add(client);
		this.connections.add(server);
		Thread.ofVirtual().start(() -> {
			try {
				server.connect(this.upstream, CONNECT_MILLIS);
				server.setTcpNoDelay(true);
				client.setTcpNoDelay(true);
				OutputStream requests = server.getOutputStream();
				Thread.ofVirtual().start(() -> {
					pass(client, requests::write);
					forget(client, server);
				});
				OutputStream responses = client.getOutputStream();
				try (DelayLine line = new DelayLine((bytes) -> respond(bytes, responses),
						() -> forget(client, server))) {
					pass(server, (bytes) -> {
						if (passed.getAndIncrement() < parts) {
							line.pass(bytes, this.delay);
						}
					});
				}
				forget(client, server);
			}
			catch (IOException ex) {
				// the server is not there, or the client has gone
				forget(client, server);
			}
		});
	}

	/** Reads until one side has gone. */
	private static void pass(Socket from, IOConsumer<byte[]> passage) {
		byte[] buffer = new byte[BUFFER];
		try {
			InputStream input = from.getInputStream();
			for (int length = input.read(buffer); length >= 0; length = input.read(buffer)) {
				passage.accept(Arrays.copyOf(buffer, length));
			}
		}
		catch (IOException ex) {
			// one of them has gone, and so does the other
		}
	}

	private void respond(byte[] bytes, OutputStream client) throws IOException {
		switch (this.fault) {
			case NONE -> client.write(bytes);
			case DOWN -> throw new IOException("The server is down");
			case SLOW -> {
				Pause.of(DELAY);
				client.write(bytes);
			}
			case CUT -> {
				client.write(bytes, 0, bytes.length / 2);
				throw new IOException("The response is cut");
			}
			case RANDOM -> {
				new Random(SEED).nextBytes(bytes);
				client.write(bytes);
			}
			case UNREADABLE -> {
				Arrays.fill(bytes, startOfBody(bytes), bytes.length, (byte) '?');
				client.write(bytes);
			}
		}
	}

	private static int startOfBody(byte[] bytes) {
		String text = new String(bytes, StandardCharsets.ISO_8859_1);
		if (!text.startsWith(HTTP)) {
			return 0;
		}
		int end = text.indexOf(END_OF_HEAD);
		return (end >= 0) ? end + END_OF_HEAD.length() : bytes.length;
	}

	private void forget(Socket one, Socket other) {
		IOUtils.closeQuietly(one, other);
		this.connections.remove(one);
		this.connections.remove(other);
	}

	@Override
	public void close() {
		set(Fault.DOWN);
	}

}
