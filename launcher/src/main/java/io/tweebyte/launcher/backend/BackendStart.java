package io.tweebyte.launcher.backend;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.launcher.aot.AotCache;
import io.tweebyte.launcher.aot.AotRecording;
import io.tweebyte.launcher.aot.ServiceJars;
import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.Readiness;
import io.tweebyte.launcher.service.ServiceJar;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.service.ServiceStarter;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.setup.Leftovers;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Ports;
import io.tweebyte.launcher.workspace.RunFile;
import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.ProcessIdentity;

/** The start of one backend, step by step. */
final class BackendStart {

	private final Infrastructure infrastructure;

	private final Workspace workspace;

	private final MixedSetup setup;

	private final BackendOptions options;

	private final RunFiles runFiles;

	private final ServiceJars jars;

	private final List<ServiceName> services;

	private final ServicePorts ports;

	private final FaultProxies faults;

	BackendStart(Infrastructure infrastructure, MixedSetup setup, BackendOptions options) {
		this.infrastructure = infrastructure;
		this.workspace = infrastructure.workspace();
		this.setup = setup;
		this.options = options;
		this.runFiles = new RunFiles(this.workspace);
		this.jars = new ServiceJars(this.workspace, setup, options);
		this.services = this.jars.services();
		ServicePorts standard = ServicePorts.standard(setup);
		this.ports = infrastructure.isShared() ? standard : standard.withFree(this.services);
		this.faults = FaultProxies.delaying(options.delays(), this.ports, infrastructure.postgres().port(),
				infrastructure.redis().port());
	}

	Backend run() {
		this.jars.requireBuilt();
		if (this.infrastructure.isShared()) {
			new Leftovers(this.runFiles).clear(this.setup, this.services, this.options.progress());
		}
		this.services.forEach(this::requireFreePorts);
		return startAll();
	}

	/** A start that fails because of AOT caches is repeated without these. */
	private Backend startAll() {
		List<ServiceProcess> started = new ArrayList<>();
		try {
			this.options.without().stream().sorted().forEach(this::leaveOut);
			recordMissing();
			this.jars.all().forEach((jar) -> started.add(start(jar)));
			new Readiness(this.options.deadline(), this.options.progress()).await(started);
			return new Backend(this.setup, List.copyOf(started), this.faults, this.ports, () -> stop(started));
		}
		catch (RuntimeException ex) {
			List<ServiceProcess> refusing = started.stream().filter(this.jars::hasRefused).toList();
			stop(started);
			if (refusing.isEmpty()) {
				throw ex;
			}
			refusing.forEach((process) -> doWithoutCache(process, ex.getMessage()));
		}
		return startAll();
	}

	private void doWithoutCache(ServiceProcess process, String reason) {
		this.options.progress()
			.accept("%s does not start from its AOT cache, which is removed; see %s.1".formatted(process.label(),
					process.logFile()));
		this.jars.cache(process.service()).fail(reason);
	}

	void prepare() {
		try {
			this.jars.requireBuilt();
			recordMissing();
			this.jars.all();
		}
		finally {
			this.faults.close();
		}
	}

	/** A cache is recorded by a whole service at work, so one after the other. */
	private void recordMissing() {
		if (this.options.aot() == AotMode.REQUIRED) {
			AotCache.requireSupport();
			AotRecording recording = new AotRecording(this.infrastructure, this.setup, this.options, false);
			this.jars.withoutCache().forEach((service) -> recording.record(service, this.jars.cache(service)));
		}
	}

	private void stop(List<ServiceProcess> processes) {
		processes.forEach((process) -> process.process().signal());
		for (ServiceProcess process : processes) {
			process.process().stop(RunFiles.PATIENCE);
			if (this.infrastructure.isShared()) {
				this.runFiles.delete(runFile(process));
			}
		}
		this.faults.close();
	}

	private void requireFreePorts(ServiceName service) {
		Ports.requireFree(this.ports.main(service), this.setup.label(service));
		Ports.requireFree(this.ports.management(service), this.setup.label(service) + " (management)");
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
