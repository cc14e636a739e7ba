package io.tweebyte.launcher.race;

import java.net.URI;
import java.util.List;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.workspace.Model;

/**
 * A backend of a race.
 *
 * @param faults the proxies before its services
 */
public record RaceBackend(String name, URI gateway, List<Service> services, FaultProxies faults) {

	public static RaceBackend of(Backend backend) {
		List<Service> services = backend.processes()
			.stream()
			.map((process) -> new Service(process.pid(), process.model(), process.managementUrl()))
			.toList();
		return new RaceBackend(backend.label(), backend.gateway(), services, backend.faults());
	}

	/**
	 * The process of a service.
	 *
	 * @param managementUrl where its metrics are
	 */
	public record Service(long pid, Model model, URI managementUrl) {
	}

}
