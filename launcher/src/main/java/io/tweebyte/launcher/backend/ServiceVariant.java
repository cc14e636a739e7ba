package io.tweebyte.launcher.backend;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.launcher.workspace.ServiceStop;
import io.tweebyte.servers.process.ServerException;
import io.tweebyte.servers.process.ServerProcess;
import io.tweebyte.servers.process.StopSignal;

/**
 * Another form of a service, which runs beside a backend on free ports: with the flags
 * and settings of the service, its database and its neighbours, but asked by nobody in
 * the backend.
 */
public final class ServiceVariant implements AutoCloseable {

	private final ServiceProcess process;

	private ServiceVariant(ServiceProcess process) {
		this.process = process;
	}

	/**
	 * Starts it and waits until it is ready.
	 * @param infrastructure the servers it stands on, those of the backend
	 * @param backend the backend, whose other services it asks
	 * @param service the service whose settings it gets
	 * @param options how to start it, as the backend
	 * @throws ServerException if the jar is missing, or it ended or was not ready in time
	 */
	public static ServiceVariant start(Infrastructure infrastructure, Backend backend, ServiceName service, Path jar,
			BackendOptions options) {
		if (!Files.exists(jar)) {
			throw new ServerException("%s is missing. Build it with ./mvnw package -DskipTests".formatted(jar));
		}
		Model model = backend.arrangement().model(service);
		ServicePorts ports = backend.ports().withFree(List.of(service));
		ServiceCommand start = new ServiceCommand(infrastructure, backend.arrangement(), options, ports,
				FaultProxies.none());
		List<String> command = start.of(service, new UnpackedJars(options.deadline()).unpacked(jar), List.of());
		String name = jar.getFileName().toString().replaceFirst("-\\d.*", "");
		Path logs = (options.logDirectory() != null) ? options.logDirectory() : infrastructure.workspace().logs();
		ServerProcess process = ServerProcess.start(name, command, start.environment(service),
				logs.resolve(name + ".log"), StopSignal.TERM, options.lifetime());
		ServiceVariant variant = new ServiceVariant(
				new ServiceProcess(service, model, process, ports.url(service), ports.managementUrl(service)));
		try {
			new Readiness(options.deadline(), options.progress()).await(List.of(variant.process));
			return variant;
		}
		catch (RuntimeException ex) {
			variant.close();
			throw ex;
		}
	}

	/** Its process. */
	public ServiceProcess process() {
		return this.process;
	}

	/** Asks it to finish its work, and kills it if it does not within its time. */
	@Override
	public void close() {
		this.process.process().stop(ServiceStop.PATIENCE);
	}

}
