package io.tweebyte.servers.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Ports of the loopback address that nothing listens on. They are below those that Linux,
 * macOS and Windows give to outgoing connections, so that no client takes one before the
 * server that it is for, and above those that the backends have by default.
 * <p>
 * A server listens seconds after its port was found, so two JVMs must not find the same
 * one: each takes its ports from ranges of its own, and listens on the first port of a
 * range until it ends to keep other JVMs out.
 */
public final class FreePorts {

	private static final int FIRST = 20_000;

	private static final int LAST = 31_999;

	/** Of a range, with the port that claims it. */
	private static final int SIZE = 100;

	/** Never closed: this JVM has the ranges of these until it ends. */
	private static final List<ServerSocket> CLAIMS = new ArrayList<>();

	/** Those of the newest range that were not returned yet. */
	private static final List<Integer> UNUSED = new ArrayList<>();

	private FreePorts() {
	}

	/**
	 * Some free ports, all different, also from those found before and by other JVMs.
	 * @return the ports; they are not reserved against other programs, so use them soon
	 * @throws ServerException if there are not that many
	 */
	public static synchronized List<Integer> find(int count) {
		return Stream.generate(FreePorts::next).filter(FreePorts::isFree).limit(count).toList();
	}

	/** One free port, as {@link #find(int)}. */
	public static int find() {
		return find(1).getFirst();
	}

	private static int next() {
		if (UNUSED.isEmpty()) {
			claimRange();
		}
		return UNUSED.removeLast();
	}

	private static void claimRange() {
		List<Integer> starts = new ArrayList<>(
				IntStream.rangeClosed(FIRST, LAST).filter((port) -> port % SIZE == 0).boxed().toList());
		Collections.shuffle(starts);
		int start = starts.stream()
			.filter(FreePorts::claim)
			.findFirst()
			.orElseThrow(() -> new ServerException("No free port on the loopback address"));
		IntStream.range(start + 1, start + SIZE).forEach(UNUSED::add);
	}

	private static boolean claim(int port) {
		try {
			return CLAIMS.add(listen(port));
		}
		catch (IOException ex) {
			return false;
		}
	}

	/** Returns whether a port can be listened on now. */
	public static boolean isFree(int port) {
		try (ServerSocket socket = listen(port)) {
			return socket.isBound();
		}
		catch (IOException ex) {
			return false;
		}
	}

	private static ServerSocket listen(int port) throws IOException {
		return new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
	}

}
