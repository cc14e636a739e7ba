package io.tweebyte.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;

/** Ports of the loopback address that nobody listens on. */
public final class FreePorts {

	private FreePorts() {
	}

	/**
	 * Some free ports, all different.
	 * @param count how many
	 * @return the ports; they are not reserved, so use them soon
	 */
	public static List<Integer> find(int count) {
		List<ServerSocket> sockets = new ArrayList<>();
		try {
			for (int i = 0; i < count; i++) {
				sockets.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
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
