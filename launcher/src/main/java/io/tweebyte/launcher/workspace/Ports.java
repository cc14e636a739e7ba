package io.tweebyte.launcher.workspace;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

import io.tweebyte.servers.process.ServerException;

/**
 * Ports of the loopback address, checked before a server is started so that the message
 * names who is in the way.
 */
public final class Ports {

	private Ports() {
	}

	/**
	 * Makes sure that a port can be listened on.
	 * @param user who needs it, for the message
	 * @throws ServerException if somebody listens there
	 */
	public static void requireFree(int port, String user) {
		if (!isFree(port)) {
			String owner = PortOwner.find(port)
				.map((process) -> ", by " + process)
				.orElse(", by a process that cannot be seen from here");
			throw new ServerException("Port %d is in use%s, but %s needs it.".formatted(port, owner, user));
		}
	}

	static boolean isFree(int port) {
		try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
			return socket.isBound();
		}
		catch (IOException ex) {
			return false;
		}
	}

}
