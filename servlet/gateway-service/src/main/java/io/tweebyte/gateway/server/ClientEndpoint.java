package io.tweebyte.gateway.server;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.TimeSettings;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketBufferHandler;

/** Accepts connections while their client's address has a place. */
final class ClientEndpoint extends NioEndpoint {

	private final Map<SocketChannel, String> addresses = new ConcurrentHashMap<>();

	private GatewayPlaces places;

	private TimeSettings times;

	void limit(GatewayPlaces places, TimeSettings times) {
		this.places = places;
		this.times = times;
	}

	TimeSettings times() {
		return this.times;
	}

	ClientPlace awaitedBody(SocketChannel connection) {
		return new ClientPlace(this.places.awaitedBodies(), this.addresses.get(connection));
	}

	ClientPlace unreadResponse(SocketChannel connection) {
		return new ClientPlace(this.places.unreadResponses(), this.addresses.get(connection));
	}

	void closed(SocketChannel connection) {
		String address = this.addresses.remove(connection);
		if (address != null) {
			this.places.connections().giveBack(address);
		}
	}

	@Override
	protected NioChannel createChannel(SocketBufferHandler buffers) {
		return new ClientChannel(buffers, this);
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
			closed(connection);
		}
		return accepted;
	}

	private boolean takePlace(SocketChannel connection) {
		try {
			InetSocketAddress client = (InetSocketAddress) connection.getRemoteAddress();
			String address = client.getAddress().getHostAddress();
			return this.places.connections().tryTake(address) && this.addresses.put(connection, address) == null;
		}
		catch (IOException ex) {
			// the client has gone already
			return false;
		}
	}

}
