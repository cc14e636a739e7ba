package io.tweebyte.load.backend;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.backend.ServiceVariant;
import io.tweebyte.launcher.fault.Delays;
import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.plan.Limits;
import io.tweebyte.load.watch.HeldResources;
import io.tweebyte.measuring.machine.ProcessMeter;
import io.tweebyte.measuring.machine.WatchedProcess;

/** How every backend is started to be measured, and what is watched of it. */
public record BackendStarter(Infrastructure infrastructure, BackendOptions options) {

	/** Of the benchmarks; a load run has its own. */
	public static final String HEAP = "256m";

	/**
	 * @param besides settings that come before the services' own and the profile's
	 * @param logs an existing folder
	 * @param heap of each service, such as 256m
	 */
	public BackendStarter(Infrastructure infrastructure, Limits besides, Path logs, String heap, List<String> flags) {
		this(infrastructure,
				BackendOptions.defaults()
					.withHeap(heap)
					.withLogDirectory(logs)
					.withProfiles(List.of(Limits.PROFILE))
					.withJvmFlags((model, service) -> flags)
					.withProperties(besides.settings()));
	}

	/** Returns the same with AOT caches, which shorten starts. */
	BackendStarter withAot() {
		return new BackendStarter(this.infrastructure, this.options.withAot(AotMode.REQUIRED));
	}

	BackendStarter withDelays(Delays delays) {
		return new BackendStarter(this.infrastructure, this.options.withDelays(delays));
	}

	/** Returns whether earlier runs made what {@link #prepare} makes. */
	static boolean hasAotCaches(Workspace workspace, MixedSetup setup, String heap) {
		return Backend.hasAotCaches(workspace, setup, BackendOptions.defaults().withHeap(heap));
	}

	/** Makes what the first start of a backend would make. */
	void prepare(MixedSetup setup, Consumer<String> progress) {
		Backend.prepare(this.infrastructure, setup, this.options.withProgress(progress));
	}

	/**
	 * Starts a backend and waits until it is ready.
	 * @throws io.tweebyte.servers.process.ServerException when it does not start, with
	 * the reason
	 */
	public Backend start(MixedSetup setup) {
		return Backend.start(this.infrastructure, setup, this.options);
	}

	/** Starts another form of the tweet service beside a backend, likewise. */
	public ServiceVariant startBeside(Backend backend, Path jar) {
		return ServiceVariant.start(this.infrastructure, backend, ServiceName.TWEET, jar, this.options);
	}

	/** Returns all processes that work for a response of the backend. */
	public Target target(Backend backend) {
		List<WatchedProcess> processes = new ArrayList<>();
		backend.processes().forEach((process) -> processes.add(watched(process.service().label(), process)));
		processes.addAll(servers());
		return new Target(backend.gateway(), processes);
	}

	/**
	 * Returns all processes that work for a response of one service, which is called
	 * without a gateway: it is {@code service} among them.
	 * @param entry the tweet service, or another form of it
	 */
	public Target target(Backend backend, ServiceProcess entry) {
		List<WatchedProcess> processes = new ArrayList<>();
		processes.add(watched("service", entry));
		backend.processes()
			.stream()
			.filter((process) -> process.service() != ServiceName.GATEWAY && !process.equals(entry))
			.forEach((process) -> processes.add(watched(process.service().label(), process)));
		processes.addAll(servers());
		return new Target(entry.url(), processes);
	}

	/** Returns a reader of what the backend holds. */
	public HeldResources resources(Backend backend) {
		return new HeldResources(target(backend).processes(), this.infrastructure.postgres(),
				this.infrastructure.redis().connection(), new ProcessMeter());
	}

	public static WatchedProcess watched(String name, ServiceProcess process) {
		return WatchedProcess.service(name, process.pid(), process.managementUrl().resolve("/actuator/prometheus"));
	}

	private List<WatchedProcess> servers() {
		return List.of(WatchedProcess.family("postgres", this.infrastructure.postgres().process().identity().pid()),
				WatchedProcess.alone("redis", this.infrastructure.redis().process().identity().pid()));
	}

	/** The flags of every service's JVM. */
	public List<String> flags() {
		return this.options.commonFlags();
	}

	/**
	 * The flags of every service's JVM with such a heap.
	 * @throws IllegalArgumentException when it is no size of a heap
	 */
	public static List<String> flags(String heap) {
		return BackendOptions.defaults().withHeap(heap).commonFlags();
	}

}
