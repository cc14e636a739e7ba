package io.tweebyte.load.backend;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.backend.ServiceVariant;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.plan.Limits;
import io.tweebyte.load.watch.HeldResources;
import io.tweebyte.measuring.machine.ProcessMeter;
import io.tweebyte.measuring.machine.WatchedProcess;

/** How every backend is started to be measured, and what is watched of it. */
public record BackendStarter(Infrastructure infrastructure, BackendOptions options) {

	/** Of the benchmarks; a load run has its own. */
	public static final String HEAP = "256m";

	/**
	 * Returns how services are started to be measured.
	 * @param besides settings that come before the services' own and the profile's
	 * @param logs an existing folder
	 * @param heap of each service, such as 256m
	 */
	public static BackendOptions options(Limits besides, Path logs, String heap, List<String> flags) {
		return BackendOptions.defaults()
			.withHeap(heap)
			.withLogDirectory(logs)
			.withProfiles(List.of(Limits.PROFILE))
			.withJvmFlags((model, service) -> flags)
			.withProperties(besides.settings());
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
		return target(backend.gateway(), backend.processes().stream().map(BackendStarter::watched));
	}

	/**
	 * Returns all processes that work for a response of one service, which is called
	 * without a gateway: it is {@code service} among them.
	 * @param entry the tweet service, or another form of it
	 */
	public Target target(Backend backend, ServiceProcess entry) {
		Stream<WatchedProcess> others = backend.processes()
			.stream()
			.filter((process) -> process.service() != ServiceName.GATEWAY && !process.equals(entry))
			.map(BackendStarter::watched);
		return target(entry.url(), Stream.concat(Stream.of(watched("service", entry)), others));
	}

	private Target target(URI entry, Stream<WatchedProcess> services) {
		Stream<WatchedProcess> servers = Stream.of(
				WatchedProcess.family("postgres", this.infrastructure.postgres().process().identity().pid()),
				WatchedProcess.alone("redis", this.infrastructure.redis().process().identity().pid()));
		return new Target(entry, Stream.concat(services, servers).toList());
	}

	private static WatchedProcess watched(ServiceProcess process) {
		return watched(process.service().label(), process);
	}

	/** Returns a reader of what the backend holds. */
	public HeldResources resources(Backend backend) {
		return new HeldResources(target(backend).processes(), this.infrastructure.postgres(),
				this.infrastructure.redis().connection(), new ProcessMeter());
	}

	public static WatchedProcess watched(String name, ServiceProcess process) {
		return WatchedProcess.service(name, process.pid(), process.managementUrl().resolve("/actuator/prometheus"));
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
