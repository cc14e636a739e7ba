package io.tweebyte.gateway.server;

import java.io.IOException;

import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.TimeSettings;
import org.apache.catalina.connector.Connector;
import org.apache.coyote.Adapter;
import org.apache.coyote.Processor;
import org.apache.coyote.http11.Http11NioProtocol;
import org.apache.coyote.http11.Http11Processor;
import org.apache.tomcat.util.net.AbstractEndpoint.Handler.SocketState;
import org.apache.tomcat.util.net.SocketWrapperBase;

/** HTTP/1.1 with heads that are read in one way only, and in a limited time. */
public final class StrictProtocol extends Http11NioProtocol {

	private Connector connector;

	/** Tomcat calls this by the name of the class. */
	public StrictProtocol() {
		super(new ClientEndpoint());
	}

	void limit(Connector connector, GatewayPlaces places, TimeSettings times) {
		this.connector = connector;
		((ClientEndpoint) getEndpoint()).limit(places, times);
	}

	@Override
	public void setAdapter(Adapter adapter) {
		super.setAdapter(new BodyDrain(this.connector));
	}

	@Override
	protected Processor createProcessor() {
		return new Http11Processor(this, getAdapter()) {

			@Override
			public SocketState service(SocketWrapperBase<?> socket) throws IOException {
				if (!(socket.getSocket() instanceof ClientChannel client)) {
					return SocketState.CLOSED;
				}
				client.note(this.request);
				return super.service(socket);
			}

		};
	}

}
