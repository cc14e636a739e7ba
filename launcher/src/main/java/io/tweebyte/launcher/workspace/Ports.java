package io.tweebyte.launcher.workspace;

import io.tweebyte.servers.process.FreePorts;
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
	 * @param user what needs it, for the message
	 * @throws ServerException if another process listens there
	 */
	public static void requireFree(int port, String user) {
		if (!FreePorts.isFree(port)) {
			String owner = PortOwner.find(port)
				.map((process) -> ", by " + process)
				.orElse(", by a process that cannot be seen from here");
			throw new ServerException("Port %d is in use%s, but %s needs it.".formatted(port, owner, user));
		}
	}

}
