package io.tweebyte.launcher;

import java.net.URI;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.servers.process.FreePorts;

/** Where the services of one backend listen. */
final class ServicePorts {

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
	static ServicePorts standard(Arrangement arrangement) {
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
	static ServicePorts free(Arrangement arrangement, List<ServiceName> services) {
		ServicePorts ports = standard(arrangement);
		List<Integer> free = FreePorts.find(services.size() * 2);
		for (int i = 0; i < services.size(); i++) {
			ports.main.put(services.get(i), free.get(2 * i));
			ports.management.put(services.get(i), free.get(2 * i + 1));
		}
		return ports;
	}

	/**
	 * The ports of a backend that runs, but free ones for one service.
	 * @param backend the backend
	 * @param service the service that is to run a second time
	 */
	static ServicePorts beside(Backend backend, ServiceName service) {
		ServicePorts ports = free(backend.arrangement(), List.of(service));
		backend.processes().stream().filter((process) -> process.service() != service).forEach((process) -> {
			ports.main.put(process.service(), process.url().getPort());
			ports.management.put(process.service(), process.managementUrl().getPort());
		});
		return ports;
	}

	int main(ServiceName service) {
		return this.main.get(service);
	}

	int management(ServiceName service) {
		return this.management.get(service);
	}

	URI url(ServiceName service) {
		return URI.create("http://127.0.0.1:" + main(service));
	}

	URI managementUrl(ServiceName service) {
		return URI.create("http://127.0.0.1:" + management(service));
	}

}
