package io.tweebyte.load.jmeter;

import java.net.URI;
import java.util.EnumMap;
import java.util.Map;

import io.tweebyte.launcher.workspace.ServiceName;

/**
 * Where load enters a backend: at its gateway, or past it at each service itself.
 *
 * @param isGateway whether the gateway is asked, which strips a prefix and wants tokens
 * @param addresses scheme, host and port by service: all the same at a gateway
 */
public record Entry(boolean isGateway, Map<ServiceName, URI> addresses) {

	private static final Map<String, Integer> PORTS = Map.of("http", 80, "https", 443);

	/**
	 * Through the gateway.
	 * @param gateway its address, without a path
	 */
	public static Entry gateway(URI gateway) {
		Map<ServiceName, URI> addresses = new EnumMap<>(ServiceName.class);
		for (ServiceName service : ServiceName.values()) {
			addresses.put(service, gateway);
		}
		return new Entry(true, addresses);
	}

	/**
	 * Past the gateway.
	 * @param services the addresses of user, tweet and interaction service, without a
	 * path, on one host
	 */
	public static Entry services(Map<ServiceName, URI> services) {
		return new Entry(false, Map.copyOf(services));
	}

	/**
	 * Where a path of a service is asked for.
	 * @param path as the service knows it, from {@code /}
	 */
	public URI resolve(ServiceName service, String path) {
		String prefix = this.isGateway ? "/" + service.label() + "-service" : "";
		return this.addresses.get(service).resolve(prefix + path);
	}

	public String scheme() {
		return anyAddress().getScheme();
	}

	public String host() {
		return anyAddress().getHost();
	}

	public int port(ServiceName service) {
		URI address = this.addresses.get(service);
		return (address.getPort() >= 0) ? address.getPort() : PORTS.get(address.getScheme());
	}

	private URI anyAddress() {
		return this.addresses.get(ServiceName.USER);
	}

}
