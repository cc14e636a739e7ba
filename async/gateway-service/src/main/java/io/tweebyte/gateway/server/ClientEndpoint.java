package io.tweebyte.gateway.server;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import io.tweebyte.shared.limit.ClientPlaces;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketBufferHandler;

/** Accepts connections while their client's address has a place. */
final class ClientEndpoint extends NioEndpoint {

	private final Map<SocketChannel, String> addresses = new ConcurrentHashMap<>();

	private ClientPlaces places;

	private Duration headTime;

	void limit(ClientPlaces places, Duration headTime) {
		this.places = places;
		this.headTime = headTime;
	}

	@Override
	protected NioChannel createChannel(SocketBufferHandler buffers) {
		return new ClientChannel(buffers, this.headTime, this::giveBack);
	}

	@Override
	protected boolean setSocketOptions(SocketChannel connection) {
		if (!takePlace(connection)) {
			// nothing else closes a connection that was never registered
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
			return this.places.tryTake(address) && this.addresses.put(connection, address) == null;
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
