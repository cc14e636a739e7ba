package io.tweebyte.load.backend;

import java.net.URI;
import java.util.List;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.jmeter.Entry;
import io.tweebyte.load.watch.Watched;

/**
 * A backend that runs and is to be measured.
 *
 * @param entry where requests enter
 * @param processes everything that works for an answer, the generator not among them;
 * none of a backend that runs elsewhere
 */
public record Target(Entry entry, List<Watched> processes) {

	/** A backend that is entered at its gateway. */
	public Target(URI gateway, List<Watched> processes) {
		this(Entry.gateway(gateway), processes);
	}

	/** Returns whether it was started here, not described: only then it has metrics. */
	public boolean isStarted() {
		return this.processes.stream().anyMatch((process) -> process.metrics().isPresent());
	}

	/** The address of the gateway, or of the user service past it. */
	public URI gateway() {
		return this.entry.addresses().get(ServiceName.USER);
	}

}
