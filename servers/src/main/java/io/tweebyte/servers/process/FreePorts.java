package io.tweebyte.servers.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
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

	/** Servers that start at the same time must not get the same one. */
	private static final Set<Integer> FOUND = ConcurrentHashMap.newKeySet();

	private FreePorts() {
	}

	/**
	 * Some free ports, all different, also from those found before in this JVM.
	 * @return the ports; they are not reserved, so use them soon
	 * @throws ServerException if there are not that many
	 */
	public static List<Integer> find(int count) {
		List<Integer> ports = ThreadLocalRandom.current()
			.ints(TRIES, FIRST, LAST + 1)
			.distinct()
			.filter((port) -> FreePorts.isFree(port) && FOUND.add(port))
			.limit(count)
			.boxed()
			.toList();
		if (ports.size() < count) {
			throw new ServerException("No free port on the loopback address");
		}
		return ports;
	}

	/** One free port, as {@link #find(int)}. */
	public static int find() {
		return find(1).getFirst();
	}

	/** Returns whether a port can be listened on now. */
	public static boolean isFree(int port) {
		try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
			return socket.isBound();
		}
		catch (IOException ex) {
			return false;
		}
	}

}
