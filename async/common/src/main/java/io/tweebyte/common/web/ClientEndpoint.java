package io.tweebyte.common.web;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import io.tweebyte.shared.limit.ClientPlaces;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketBufferHandler;

/**
 * Accepts connections while their client's address has a place, and reads the heads of
 * their requests with a {@link HeadChannel}.
 */
final class ClientEndpoint extends NioEndpoint {

	private final Map<SocketChannel, String> addresses = new ConcurrentHashMap<>();

	private ClientPlaces places;

	/**
	 * Sets how many connections there may be.
	 */
	void setPlaces(ClientPlaces places) {
		this.places = places;
	}

	@Override
	protected NioChannel createChannel(SocketBufferHandler buffers) {
		return new HeadChannel(buffers, this::giveBack);
	}

	@Override
	protected boolean setSocketOptions(SocketChannel connection) {
		if (!takePlace(connection)) {
			// what was never registered is closed by nobody else
			destroySocket(connection);
			return false;
		}
		boolean accepted = super.setSocketOptions(connection);
		if (!accepted) {
			giveBack(connection);
		}
		return accepted;
	}

	private boolean takePlace(SocketChannel connection) {
		try {
			InetSocketAddress client = (InetSocketAddress) connection.getRemoteAddress();
			String address = client.getAddress().getHostAddress();
			boolean taken = this.places.tryTake(address);
			if (taken) {
				this.addresses.put(connection, address);
			}
			return taken;
		}
		catch (IOException ex) {
			// the client has gone already
			return false;
		}
	}

	private void giveBack(SocketChannel connection) {
		String address = this.addresses.remove(connection);
		if (address != null) {
			this.places.giveBack(address);
		}
	}

}
