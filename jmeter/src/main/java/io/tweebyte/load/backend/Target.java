package io.tweebyte.load.backend;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.plan.BackendDescription;
import io.tweebyte.measuring.machine.WatchedProcess;

/**
 * A backend that runs and is to be measured.
 *
 * @param gateway its address, without a path
 * @param processes everything that works for a response, the generator not among them;
 * none of a backend that runs elsewhere
 */
public record Target(URI gateway, List<WatchedProcess> processes) {

	/** A backend that runs already; {@code postgres} counts with its children. */
	static Target of(BackendDescription description) {
		List<WatchedProcess> processes = new ArrayList<>();
		description.processes()
			.forEach((name, pid) -> processes
				.add(name.equals("postgres") ? WatchedProcess.family(name, pid) : WatchedProcess.alone(name, pid)));
		return new Target(description.url(), processes);
	}

	/** Returns whether it was started here, not described: only then it has metrics. */
	public boolean isStarted() {
		return this.processes.stream().anyMatch((process) -> process.metrics().isPresent());
	}

	/** Returns the address of a path of a service, from {@code /}. */
	public URI resolve(ServiceName service, String path) {
		return this.gateway.resolve("/" + service.label() + "-service" + path);
	}

}
