package io.tweebyte.shared.limit;

import io.tweebyte.shared.settings.LimitSettings;

import org.springframework.beans.factory.annotation.Autowired;

/** What the clients of a gateway may take at once, besides requests in flight. */
public record GatewayPlaces(ClientPlaces connections, ClientPlaces largeBodies, ClientPlaces awaitedBodies,
		ClientPlaces unreadResponses) {

	@Autowired
	public GatewayPlaces(LimitSettings limits) {
		this(new ClientPlaces(limits.connections(), limits.connectionsPerAddress()),
				ClientPlaces.divided(limits.largeBodies(), 2), ClientPlaces.divided(limits.awaitedBodies(), 4),
				ClientPlaces.divided(limits.unreadResponses(), 4));
	}

}
