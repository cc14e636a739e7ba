package io.tweebyte.launcher.workspace;

import java.net.URI;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.servers.process.FreePorts;

/** Where the services of one backend listen. */
public final class ServicePorts {

	/** Added to a service's port. */
	private static final int MANAGEMENT = 100;

	private final Map<ServiceName, Pair> ports = new EnumMap<>(ServiceName.class);

	private ServicePorts() {
	}

	public static ServicePorts standard(MixedSetup setup) {
		ServicePorts standard = new ServicePorts();
		for (ServiceName service : ServiceName.values()) {
			int port = service.port(setup.model(service));
			standard.ports.put(service, new Pair(port, port + MANAGEMENT));
		}
		return standard;
	}

	/** These ports, but free ones for some services. */
	public ServicePorts withFree(List<ServiceName> services) {
		ServicePorts changed = new ServicePorts();
		changed.ports.putAll(this.ports);
		List<Integer> free = FreePorts.find(services.size() * 2);
		for (int i = 0; i < services.size(); i++) {
			changed.ports.put(services.get(i), new Pair(free.get(2 * i), free.get(2 * i + 1)));
		}
		return changed;
	}

	public int main(ServiceName service) {
		return this.ports.get(service).main;
	}

	public int management(ServiceName service) {
		return this.ports.get(service).management;
	}

	public URI url(ServiceName service) {
		return URI.create("http://127.0.0.1:" + main(service));
	}

	public URI managementUrl(ServiceName service) {
		return URI.create("http://127.0.0.1:" + management(service));
	}

	private record Pair(int main, int management) {
	}

}
