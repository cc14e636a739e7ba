package io.tweebyte.launcher.backend;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.launcher.aot.ServiceJars;
import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.Readiness;
import io.tweebyte.launcher.service.ServiceJar;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.service.ServiceStarter;
import io.tweebyte.launcher.service.UnpackedJars;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;

/**
 * Another form of a service, which runs beside a backend on free ports: with the flags
 * and settings of the service, its database and its neighbours, but called by nothing in
 * the backend.
 */
public record ServiceVariant(ServiceProcess process) implements AutoCloseable {

	/**
	 * Starts it and waits until it is ready.
	 * @throws io.tweebyte.servers.process.ServerException if the jar is missing, or it
	 * ended or was not ready in time
	 */
	public static ServiceVariant start(Infrastructure infrastructure, Backend backend, ServiceName service, Path jar,
			BackendOptions options) {
		ServiceJars.requireBuilt(jar);
		ServicePorts ports = backend.ports().withFree(List.of(service));
		Path log = options.logs(infrastructure.workspace())
			.resolve(jar.getFileName().toString().replaceFirst("-\\d.*", "") + ".log");
		ServiceVariant variant = new ServiceVariant(
				new ServiceStarter(infrastructure, backend.setup(), options, ports, FaultProxies.NONE).start(
						new ServiceJar(service, new UnpackedJars(options.deadline()).unpacked(jar), List.of()), log,
						options.lifetime()));
		try {
			new Readiness(options.deadline(), options.progress()).await(List.of(variant.process));
			return variant;
		}
		catch (RuntimeException ex) {
			variant.close();
			throw ex;
		}
	}

	/** Signals it to finish its work, and kills it if it does not within its time. */
	@Override
	public void close() {
		this.process.process().stop(RunFiles.PATIENCE);
	}

}
