package io.tweebyte.launcher.backend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.setup.Leftovers;
import io.tweebyte.launcher.workspace.Arrangement;
import io.tweebyte.launcher.workspace.Failures;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.Ports;
import io.tweebyte.launcher.workspace.RunFile;
import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.ServiceJar;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.launcher.workspace.ServiceStop;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.ProcessIdentity;
import io.tweebyte.servers.process.ServerException;
import io.tweebyte.servers.process.ServerProcess;
import io.tweebyte.servers.process.StopSignal;

/** The start of one backend, step by step. */
final class BackendStart {

	private final Infrastructure infrastructure;

	private final Workspace workspace;

	private final Arrangement arrangement;

	private final BackendOptions options;

	private final RunFiles runFiles;

	private final List<ServiceName> services;

	private final ServicePorts ports;

	private final FaultProxies faults;

	BackendStart(Infrastructure infrastructure, Arrangement arrangement, BackendOptions options) {
		this.infrastructure = infrastructure;
		this.workspace = infrastructure.workspace();
		this.arrangement = arrangement;
		this.options = options;
		this.runFiles = new RunFiles(this.workspace);
		this.services = options.services(this.workspace);
		this.ports = options.freePorts() ? ServicePorts.free(arrangement, this.services)
				: ServicePorts.standard(arrangement);
		this.faults = options.faultProxies()
				? FaultProxies.before(this.services, this.ports, infrastructure.redis().connection())
				: FaultProxies.none();
	}

	Backend run() {
		requireJars();
		if (this.infrastructure.isShared()) {
			new Leftovers(this.workspace).clear(this.arrangement, this.services, this.options.progress());
		}
		this.services.forEach(this::requireFreePorts);
		List<ServiceProcess> started = new ArrayList<>();
		try {
			jars().forEach((jar) -> started.add(start(jar)));
			new Readiness(this.options.deadline(), this.options.progress()).await(started);
			return new Backend(this.arrangement, started, this.faults, this);
		}
		catch (RuntimeException ex) {
			stop(started);
			throw ex;
		}
	}

	void prepare() {
		requireJars();
		jars();
	}

	ServicePorts ports() {
		return this.ports;
	}

	void stop(List<ServiceProcess> processes) {
		processes.forEach((process) -> process.process().signal());
		for (ServiceProcess process : processes) {
			process.process().stop(ServiceStop.PATIENCE);
			if (this.infrastructure.isShared()) {
				this.runFiles.delete(runFile(process));
			}
		}
		this.faults.close();
	}

	private void requireJars() {
		for (ServiceName service : this.services) {
			Path jar = file(service);
			if (!Files.exists(jar)) {
				throw new ServerException("%s is missing. Build it with ./mvnw package -DskipTests".formatted(jar));
			}
		}
	}

	private Path file(ServiceName service) {
		Path other = this.options.jars().get(service);
		return (other != null) ? other : this.workspace.jar(this.arrangement.model(service), service);
	}

	private void requireFreePorts(ServiceName service) {
		String label = this.arrangement.model(service).label() + "/" + service.label();
		Ports.requireFree(this.ports.main(service), label);
		Ports.requireFree(this.ports.management(service), label + " (management)");
	}

	/** Unpacking takes one core each; a cache is made by a whole service at work. */
	private List<ServiceJar> jars() {
		Stream<ServiceName> services = this.services.stream();
		return (this.options.aot() ? services : services.parallel()).map(this::jar).toList();
	}

	private ServiceJar jar(ServiceName service) {
		ServiceJar plain = new ServiceJar(service, file(service), List.of());
		if (this.options.jars().containsKey(service)) {
			// may be of a line of Spring Boot whose jars do not unpack themselves
			return plain;
		}
		return this.options.aot() ? new AotCaches(this.infrastructure, this.arrangement, this.options).prepare(plain)
				: new ServiceJar(service, new UnpackedJars(this.options.deadline()).unpacked(plain.file()), List.of());
	}

	private ServiceProcess start(ServiceJar jar) {
		ServiceName service = jar.service();
		Model model = this.arrangement.model(service);
		ServiceCommand start = new ServiceCommand(this.infrastructure, this.arrangement, this.options, this.ports,
				this.faults);
		List<String> command = start.of(service, jar.file(), jar.flags());
		this.options.progress()
			.accept("starting %s/%s on port %d".formatted(model.label(), service.label(), this.ports.main(service)));
		ServerProcess process = ServerProcess.start(model.label() + "/" + service.label(), command,
				start.environment(service), freshLog(model, service), StopSignal.TERM, this.options.lifetime());
		ServiceProcess started = new ServiceProcess(service, model, process, this.ports.url(service),
				this.ports.managementUrl(service));
		if (this.infrastructure.isShared()) {
			this.runFiles.write(runFile(started));
		}
		return started;
	}

	private RunFile runFile(ServiceProcess process) {
		ProcessIdentity owner = (this.options.lifetime() == Lifetime.GUARDED)
				? ProcessIdentity.of(ProcessHandle.current().pid()).orElseThrow() : null;
		return new RunFile(this.arrangement.label(this.services), process.model(), process.service(),
				process.process().identity(), owner, process.url(), process.managementUrl(), process.logFile());
	}

	/** The log of the start before is kept beside the new one. */
	private Path freshLog(Model model, ServiceName service) {
		Path folder = (this.options.logDirectory() != null) ? this.options.logDirectory() : this.workspace.logs();
		Path log = folder.resolve(model.label() + "-" + service.label() + ".log");
		try {
			if (Files.exists(log)) {
				Files.move(log, folder.resolve(log.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
			}
			return log;
		}
		catch (IOException ex) {
			throw new ServerException("Cannot write to %s: %s".formatted(folder, Failures.reason(ex)), ex);
		}
	}

}
