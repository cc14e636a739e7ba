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

	private final Map<ServiceName, Integer> main = new EnumMap<>(ServiceName.class);

	private final Map<ServiceName, Integer> management = new EnumMap<>(ServiceName.class);

	private ServicePorts() {
	}

	/**
	 * The documented ports.
	 * @param arrangement tells the model of each service
	 */
	public static ServicePorts standard(Arrangement arrangement) {
		ServicePorts ports = new ServicePorts();
		for (ServiceName service : ServiceName.values()) {
			int port = service.port(arrangement.model(service));
			ports.main.put(service, port);
			ports.management.put(service, port + MANAGEMENT);
		}
		return ports;
	}

	/**
	 * Free ports for the services that run; the others keep the documented ones, where
	 * nobody may answer.
	 * @param arrangement tells the model of each service
	 * @param services those that run
	 */
	public static ServicePorts free(Arrangement arrangement, List<ServiceName> services) {
		return standard(arrangement).withFree(services);
	}

	/** These ports, but free ones for some services. */
	public ServicePorts withFree(List<ServiceName> services) {
		ServicePorts ports = new ServicePorts();
		ports.main.putAll(this.main);
		ports.management.putAll(this.management);
		List<Integer> free = FreePorts.find(services.size() * 2);
		for (int i = 0; i < services.size(); i++) {
			ports.main.put(services.get(i), free.get(2 * i));
			ports.management.put(services.get(i), free.get(2 * i + 1));
		}
		return ports;
	}

	public int main(ServiceName service) {
		return this.main.get(service);
	}

	public int management(ServiceName service) {
		return this.management.get(service);
	}

	public URI url(ServiceName service) {
		return URI.create("http://127.0.0.1:" + main(service));
	}

	public URI managementUrl(ServiceName service) {
		return URI.create("http://127.0.0.1:" + management(service));
	}

}
