package io.tweebyte.features.steps;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.features.backend.BackendUnderTest;

/**
 * Gives each scenario an address of its own, so that one scenario's failed log-ins do not
 * count against another. Linux lets a client call from anywhere in 127.0.0.0/8.
 */
final class SourceAddresses {

	private static final int LOOPBACK = 127;

	private static final int BYTE = 0xff;

	private static final AtomicInteger LAST = new AtomicInteger(ThreadLocalRandom.current().nextInt(1 << 24));

	private SourceAddresses() {
	}

	/**
	 * The next unused address.
	 * @param backend what will be called
	 * @return an address of this machine; {@code null} where only the system's choice
	 * works
	 */
	static InetAddress next(BackendUnderTest backend) {
		if (!backend.seesManyAddresses()) {
			return null;
		}
		InetAddress address = address(LAST.incrementAndGet());
		return usable(address) ? address : null;
	}

	private static InetAddress address(int number) {
		// The last byte is kept off 0 and 255.
		int last = 1 + Math.floorMod(number, BYTE - 1);
		byte[] bytes = { LOOPBACK, (byte) (number >> 16), (byte) (number >> 8), (byte) last };
		try {
			return InetAddress.getByAddress(bytes);
		}
		catch (UnknownHostException ex) {
			throw new IllegalStateException("Four bytes are an address", ex);
		}
	}

	private static boolean usable(InetAddress address) {
		try (Socket socket = new Socket()) {
			socket.bind(new InetSocketAddress(address, 0));
			return true;
		}
		catch (IOException ex) {
			return false;
		}
	}

}
