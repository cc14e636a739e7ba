package io.tweebyte.launcher.race;

import java.net.URI;
import java.util.List;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.service.ServiceProcess;

/**
 * A backend of a race.
 *
 * @param faults the proxies before its services
 */
public record RaceBackend(String name, URI gateway, List<ServiceProcess> services, FaultProxies faults) {

	public static RaceBackend of(Backend backend) {
		return new RaceBackend(backend.label(), backend.gateway(), backend.processes(), backend.faults());
	}

}
