package io.tweebyte.launcher.backend;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Lifetime;

/**
 * How the services of a backend are started, the same for all models.
 *
 * @param heap the limit of each heap, as in {@code 128m}
 * @param collector the garbage collector as in {@code -XX:+Use..GC}, explicit since a JVM
 * picks by the machine's size
 * @param jvmFlags further flags of a service's JVM
 * @param properties settings that come before all others
 * @param freePorts whether services listen on free ports instead of their standard ones,
 * so that several backends of one model can run
 * @param aot whether to start from an AOT cache, made first if need be; needs JDK 25
 * @param faultProxies whether the services call each other and Redis through proxies that
 * can spoil the responses
 * @param delay what each response of a service to another one waits on its way; 0 where
 * they call each other directly
 * @param logDirectory where the logs go; null for the workspace's own
 * @param jars services that come from other jars than the checkout's; where there are
 * any, nothing runs but these and the gateway
 * @param lifetime whether the services end with this JVM
 * @param deadline how long they may take to become ready
 */
public record BackendOptions(String heap, String collector, BiFunction<Model, ServiceName, List<String>> jvmFlags,
		List<String> profiles, Map<String, String> properties, boolean freePorts, boolean aot, boolean faultProxies,
		Duration delay, Path logDirectory, Map<ServiceName, Path> jars, Lifetime lifetime, Duration deadline,
		Consumer<String> progress) {

	/** For four starts at a time on a busy machine; a service that ends is noticed. */
	private static final Duration DEADLINE = Duration.ofMinutes(5);

	/**
	 * @throws IllegalArgumentException if there is no such heap or collector
	 */
	public BackendOptions {
		if (!heap.matches("[1-9]\\d{0,5}[mMgG]")) {
			throw new IllegalArgumentException("'%s' is no size of a heap: write 128m or 1g".formatted(heap));
		}
		if (!List.of("Serial", "Parallel", "G1", "Z").contains(collector)) {
			throw new IllegalArgumentException(
					"'%s' is no collector: there are Serial, Parallel, G1 and Z".formatted(collector));
		}
		profiles = List.copyOf(profiles);
		properties = Map.copyOf(properties);
		jars = Map.copyOf(jars);
	}

	/** Small heaps, serial collector, standard ports; services end with this JVM. */
	public static BackendOptions defaults() {
		return new BackendOptions("128m", "Serial", (model, service) -> List.of(), List.of(), Map.of(), false, false,
				false, Duration.ZERO, null, Map.of(), Lifetime.GUARDED, DEADLINE, (line) -> {
				});
	}

	/** The flags every service's JVM gets, to be printed beside any figure. */
	public List<String> commonFlags() {
		return List.of("-Xmx" + this.heap, "-XX:+Use" + this.collector + "GC", "-XX:+ExitOnOutOfMemoryError");
	}

	/** The services to start: those that the checkout has, or fewer. */
	List<ServiceName> services(Workspace workspace) {
		return workspace.services()
			.stream()
			.filter((service) -> this.jars.isEmpty() || service == ServiceName.GATEWAY
					|| this.jars.containsKey(service))
			.toList();
	}

	/** The folder for the logs. */
	Path logs(Workspace workspace) {
		return (this.logDirectory != null) ? this.logDirectory : workspace.logs();
	}

	public BackendOptions withHeap(String heap) {
		return new BackendOptions(heap, this.collector, this.jvmFlags, this.profiles, this.properties, this.freePorts,
				this.aot, this.faultProxies, this.delay, this.logDirectory, this.jars, this.lifetime, this.deadline,
				this.progress);
	}

	public BackendOptions withCollector(String collector) {
		return new BackendOptions(this.heap, collector, this.jvmFlags, this.profiles, this.properties, this.freePorts,
				this.aot, this.faultProxies, this.delay, this.logDirectory, this.jars, this.lifetime, this.deadline,
				this.progress);
	}

	public BackendOptions withJvmFlags(BiFunction<Model, ServiceName, List<String>> jvmFlags) {
		return new BackendOptions(this.heap, this.collector, jvmFlags, this.profiles, this.properties, this.freePorts,
				this.aot, this.faultProxies, this.delay, this.logDirectory, this.jars, this.lifetime, this.deadline,
				this.progress);
	}

	public BackendOptions withProfiles(List<String> profiles) {
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, profiles, this.properties, this.freePorts,
				this.aot, this.faultProxies, this.delay, this.logDirectory, this.jars, this.lifetime, this.deadline,
				this.progress);
	}

	/** Adds properties. */
	public BackendOptions withProperties(Map<String, String> more) {
		Map<String, String> properties = new HashMap<>(this.properties);
		properties.putAll(more);
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, properties, this.freePorts,
				this.aot, this.faultProxies, this.delay, this.logDirectory, this.jars, this.lifetime, this.deadline,
				this.progress);
	}

	public BackendOptions withFreePorts() {
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, this.properties, true,
				this.aot, this.faultProxies, this.delay, this.logDirectory, this.jars, this.lifetime, this.deadline,
				this.progress);
	}

	public BackendOptions withAot(boolean aot) {
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, this.properties,
				this.freePorts, aot, this.faultProxies, this.delay, this.logDirectory, this.jars, this.lifetime,
				this.deadline, this.progress);
	}

	public BackendOptions withFaultProxies() {
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, this.properties,
				this.freePorts, this.aot, true, this.delay, this.logDirectory, this.jars, this.lifetime, this.deadline,
				this.progress);
	}

	public BackendOptions withDelay(Duration delay) {
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, this.properties,
				this.freePorts, this.aot, this.faultProxies, delay, this.logDirectory, this.jars, this.lifetime,
				this.deadline, this.progress);
	}

	public BackendOptions withLogDirectory(Path logDirectory) {
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, this.properties,
				this.freePorts, this.aot, this.faultProxies, this.delay, logDirectory, this.jars, this.lifetime,
				this.deadline, this.progress);
	}

	public BackendOptions withJars(Map<ServiceName, Path> jars) {
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, this.properties,
				this.freePorts, this.aot, this.faultProxies, this.delay, this.logDirectory, jars, this.lifetime,
				this.deadline, this.progress);
	}

	public BackendOptions withLifetime(Lifetime lifetime) {
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, this.properties,
				this.freePorts, this.aot, this.faultProxies, this.delay, this.logDirectory, this.jars, lifetime,
				this.deadline, this.progress);
	}

	public BackendOptions withDeadline(Duration deadline) {
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, this.properties,
				this.freePorts, this.aot, this.faultProxies, this.delay, this.logDirectory, this.jars, this.lifetime,
				deadline, this.progress);
	}

	public BackendOptions withProgress(Consumer<String> progress) {
		return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, this.properties,
				this.freePorts, this.aot, this.faultProxies, this.delay, this.logDirectory, this.jars, this.lifetime,
				this.deadline, progress);
	}

}
