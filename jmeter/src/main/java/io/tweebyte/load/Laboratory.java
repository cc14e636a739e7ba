package io.tweebyte.load;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.launcher.Backend;
import io.tweebyte.launcher.BackendOptions;
import io.tweebyte.launcher.Infrastructure;
import io.tweebyte.launcher.ServiceProcess;
import io.tweebyte.load.watch.Watched;

/**
 * How every backend is started to be measured, and what is watched of it.
 */
class Laboratory {

	/** Tells services that they are being measured. */
	private static final String PROFILE = "measure";

	private static final String HEAP = "256m";

	private final Infrastructure infrastructure;

	private final BackendOptions options;

	/**
	 * @param infrastructure the servers all backends stand on
	 * @param limits the settings while measuring
	 * @param logs the folder for the services' logs, which exists
	 */
	Laboratory(Infrastructure infrastructure, Limits limits, Path logs) {
		this.infrastructure = infrastructure;
		BackendOptions.Builder builder = BackendOptions.builder().heap(HEAP).profile(PROFILE).logDirectory(logs);
		limits.settings().forEach(builder::property);
		// Servers of their own leave the documented ports to others.
		this.options = (infrastructure.isShared() ? builder : builder.freePorts()).build();
	}

	/**
	 * Starts a backend and waits until it is ready.
	 * @throws io.tweebyte.testsupport.ServerException when it does not start, with the
	 * reason
	 */
	Backend start(Contender contender) {
		return Backend.start(this.infrastructure, contender.arrangement(), this.options);
	}

	/**
	 * All processes that work for an answer of the backend.
	 */
	Target target(Backend backend) {
		List<Watched> processes = new ArrayList<>();
		for (ServiceProcess process : backend.processes()) {
			URI metrics = process.managementUrl().resolve("/actuator/prometheus");
			processes.add(Watched.service(process.service().label(), process.pid(), metrics));
		}
		processes.add(Watched.family("postgres", this.infrastructure.postgres().process().identity().pid()));
		processes.add(Watched.alone("redis", this.infrastructure.redis().process().identity().pid()));
		return new Target(backend.gateway(), processes);
	}

	/**
	 * The flags of every service's JVM.
	 */
	List<String> flags() {
		return this.options.commonFlags();
	}

}
