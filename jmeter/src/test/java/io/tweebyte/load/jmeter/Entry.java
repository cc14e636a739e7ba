package io.tweebyte.load.jmeter;

import java.net.URI;
import java.util.EnumMap;
import java.util.Map;

import io.tweebyte.launcher.workspace.ServiceName;

/**
 * Where a plan that is run by hand sends its requests.
 *
 * @param isGateway whether to a gateway, or past it to each service
 * @param addresses by service: all the same at a gateway
 */
record Entry(boolean isGateway, Map<ServiceName, URI> addresses) {

	static Entry gateway(URI gateway) {
		Map<ServiceName, URI> addresses = new EnumMap<>(ServiceName.class);
		for (ServiceName service : ServiceName.values()) {
			addresses.put(service, gateway);
		}
		return new Entry(true, addresses);
	}

	static Entry services(Map<ServiceName, URI> services) {
		return new Entry(false, services);
	}

	URI any() {
		return this.addresses.get(ServiceName.USER);
	}

}
