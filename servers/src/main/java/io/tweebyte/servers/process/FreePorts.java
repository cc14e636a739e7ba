package io.tweebyte.servers.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Ports of the loopback address that nothing listens on. They are below those that Linux,
 * macOS and Windows give to outgoing connections, so that no client takes one before the
 * server that it is for.
 */
public final class FreePorts {

	private static final int FIRST = 12_000;

	private static final int LAST = 31_999;

	private static final int TRIES = 1_000;

	private FreePorts() {
	}

	/**
	 * Some free ports, all different.
	 * @return the ports; they are not reserved, so use them soon
	 */
	public static List<Integer> find(int count) {
		List<ServerSocket> sockets = new ArrayList<>();
		try {
			for (int i = 0; i < count; i++) {
				sockets.add(bind());
			}
			return sockets.stream().map(ServerSocket::getLocalPort).toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("No free port on the loopback address", ex);
		}
		finally {
			sockets.forEach(FreePorts::close);
		}
	}

	private static ServerSocket bind() throws IOException {
		for (int i = 1;; i++) {
			int port = ThreadLocalRandom.current().nextInt(FIRST, LAST + 1);
			try {
				return new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
			}
			catch (BindException ex) {
				if (i == TRIES) {
					throw ex;
				}
			}
		}
	}

	/**
	 * One free port.
	 * @return the port; it is not reserved, so use it soon
	 */
	public static int find() {
		return find(1).getFirst();
	}

	private static void close(ServerSocket socket) {
		try {
			socket.close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
