package io.tweebyte.launcher.backend;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.setup.Leftovers;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Ports;
import io.tweebyte.launcher.workspace.RunFile;
import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.launcher.workspace.ServiceStop;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.ProcessIdentity;
import io.tweebyte.servers.process.ServerException;

/** The start of one backend, step by step. */
final class BackendStart {

	private final Infrastructure infrastructure;

	private final Workspace workspace;

	private final MixedSetup setup;

	private final BackendOptions options;

	private final RunFiles runFiles;

	private final List<ServiceName> services;

	private final ServicePorts ports;

	private final FaultProxies faults;

	BackendStart(Infrastructure infrastructure, MixedSetup setup, BackendOptions options) {
		this.infrastructure = infrastructure;
		this.workspace = infrastructure.workspace();
		this.setup = setup;
		this.options = options;
		this.runFiles = new RunFiles(this.workspace);
		this.services = options.services(this.workspace);
		ServicePorts standard = ServicePorts.standard(setup);
		this.ports = options.freePorts() ? standard.withFree(this.services) : standard;
		this.faults = faults();
	}

	private FaultProxies faults() {
		if (this.options.faultProxies()) {
			return FaultProxies.before(this.services, this.ports, this.infrastructure.redis().connection());
		}
		return this.options.delays().isEmpty() ? FaultProxies.none()
				: FaultProxies.delaying(this.options.delays(), this.ports);
	}

	static void requireBuilt(Path jar) {
		if (!Files.exists(jar)) {
			throw new ServerException("%s is missing. Build it with ./mvnw package -DskipTests".formatted(jar));
		}
	}

	Backend run() {
		this.services.forEach((service) -> requireBuilt(file(service)));
		if (this.infrastructure.isShared()) {
			new Leftovers(this.workspace).clear(this.setup, this.services, this.options.progress());
		}
		this.services.forEach(this::requireFreePorts);
		List<ServiceProcess> started = new ArrayList<>();
		try {
			this.options.without().stream().sorted().forEach(this::leaveOut);
			jars().forEach((jar) -> started.add(start(jar)));
			new Readiness(this.options.deadline(), this.options.progress()).await(started);
			return new Backend(this.setup, started, this.faults, this);
		}
		catch (RuntimeException ex) {
			stop(started);
			throw ex;
		}
	}

	void prepare() {
		try {
			this.services.forEach((service) -> requireBuilt(file(service)));
			jars();
		}
		finally {
			this.faults.close();
		}
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

	private Path file(ServiceName service) {
		Path other = this.options.jars().get(service);
		return (other != null) ? other : this.workspace.jar(this.setup.model(service), service);
	}

	private void requireFreePorts(ServiceName service) {
		Ports.requireFree(this.ports.main(service), this.setup.label(service));
		Ports.requireFree(this.ports.management(service), this.setup.label(service) + " (management)");
	}

	/** Unpacking takes one core each; a cache is made by a whole service at work. */
	private List<ServiceJar> jars() {
		Stream<ServiceName> services = this.services.stream();
		return (this.options.aot() ? services : services.parallel()).map(this::jar).toList();
	}

	private ServiceJar jar(ServiceName service) {
		Path plain = file(service);
		if (this.options.jars().containsKey(service)) {
			// may be of a line of Spring Boot whose jars do not unpack themselves
			return new ServiceJar(service, plain);
		}
		return this.options.aot() ? new AotCaches(this.infrastructure, this.setup, this.options).prepare(service, plain)
				: new ServiceJar(service, new UnpackedJars(this.options.deadline()).unpacked(plain));
	}

	private ServiceProcess start(ServiceJar jar) {
		ServiceName service = jar.service();
		this.options.progress()
			.accept("starting %s on port %d".formatted(this.setup.label(service), this.ports.main(service)));
		ServiceProcess started = starter().start(jar, freshLog(service), this.options.lifetime());
		if (this.infrastructure.isShared()) {
			this.runFiles.write(runFile(started));
		}
		return started;
	}

	private void leaveOut(ServiceName service) {
		Path settings = this.workspace.settings(this.setup.model(service), service);
		starter().write(service, settings);
		this.options.progress()
			.accept("leaving out %s; start it with --spring.config.additional-location=%s"
				.formatted(this.setup.label(service), settings));
	}

	private ServiceStarter starter() {
		return new ServiceStarter(this.infrastructure, this.setup, this.options, this.ports, this.faults);
	}

	private RunFile runFile(ServiceProcess process) {
		ProcessIdentity owner = (this.options.lifetime() == Lifetime.GUARDED) ? ProcessIdentity.current() : null;
		return new RunFile(this.setup.label(this.services), process.model(), process.service(),
				process.process().identity(), owner, process.url(), process.managementUrl(), process.logFile());
	}

	/** The log of the start before is kept beside the new one. */
	private Path freshLog(ServiceName service) {
		Path log = this.options.logs(this.workspace).resolve(service.fileName(this.setup.model(service)) + ".log");
		if (Files.exists(log)) {
			Failures.explain("Cannot write to " + log.getParent(), () -> Files.move(log,
					log.resolveSibling(log.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING));
		}
		return log;
	}

}
