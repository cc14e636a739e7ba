package io.tweebyte.launcher.backend;

import java.net.URI;
import java.util.List;

import io.tweebyte.launcher.aot.ServiceJars;
import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.launcher.workspace.Workspace;

/**
 * One running backend: a gateway and its services, each a process of its own.
 *
 * @param faults what is between the services: no proxies unless the options ask for them
 * @param end stops exactly these processes
 */
public record Backend(MixedSetup setup, List<ServiceProcess> processes, FaultProxies faults, ServicePorts ports,
		Runnable end) implements AutoCloseable {

	/**
	 * Starts every service that the checkout has and waits until all are ready. If one
	 * does not become ready, those that were started are stopped.
	 * @throws io.tweebyte.servers.process.ServerException if it is up already, a port is
	 * in use, a jar is missing, or a service ended or was not ready in time; the message
	 * holds the end of its log
	 */
	public static Backend start(Infrastructure infrastructure, MixedSetup setup, BackendOptions options) {
		return new BackendStart(infrastructure, setup, options).run();
	}

	/**
	 * Unpacks the services' jars and makes their AOT caches, where the options ask for
	 * that and it was not done before, so that a start finds them.
	 */
	public static void prepare(Infrastructure infrastructure, MixedSetup setup, BackendOptions options) {
		new BackendStart(infrastructure, setup, options).prepare();
	}

	/** Returns whether all AOT caches exist that a start with these options can use. */
	public static boolean hasAotCaches(Workspace workspace, MixedSetup setup, BackendOptions options) {
		return new ServiceJars(workspace, setup, options.withAot(AotMode.REQUIRED)).hasCaches();
	}

	/** The set-up's name, in which only the services are mentioned that run. */
	public String label() {
		return this.setup.label(this.processes.stream().map(ServiceProcess::service).toList());
	}

	public URI gateway() {
		return service(ServiceName.GATEWAY);
	}

	/**
	 * The address of one service, past the gateway.
	 * @throws IllegalArgumentException if it does not run
	 */
	public URI service(ServiceName service) {
		return process(service).url();
	}

	/**
	 * The process of one service.
	 * @throws IllegalArgumentException if it does not run
	 */
	public ServiceProcess process(ServiceName service) {
		return this.processes.stream()
			.filter((process) -> process.service() == service)
			.findFirst()
			.orElseThrow(() -> new IllegalArgumentException("No %s service runs".formatted(service.label())));
	}

	/**
	 * Stops it: signals each process to finish its work, and kills what does not within
	 * its time.
	 */
	@Override
	public void close() {
		this.end.run();
	}

}
