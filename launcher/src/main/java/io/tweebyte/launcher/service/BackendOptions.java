package io.tweebyte.launcher.service;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;

import io.tweebyte.launcher.fault.Delays;
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
 * @param aot whether to start from AOT caches
 * @param delays how long responses wait on their way to a service, in proxies that can
 * also spoil them
 * @param logDirectory where the logs go; null for the workspace's own
 * @param without services that are started elsewhere, such as in an IDE
 * @param lifetime whether the services end with this JVM
 * @param deadline how long they may take to become ready
 */
public record BackendOptions(String heap, String collector, BiFunction<Model, ServiceName, List<String>> jvmFlags,
		List<String> profiles, Map<String, String> properties, AotMode aot, Delays delays, Path logDirectory,
		Set<ServiceName> without, Lifetime lifetime, Duration deadline, Consumer<String> progress) {

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
		without = Set.copyOf(without);
	}

	/** Small heaps, serial collector; services end with this JVM. */
	public static BackendOptions defaults() {
		return new BackendOptions("128m", "Serial", (model, service) -> List.of(), List.of(), Map.of(), AotMode.OFF,
				Delays.NONE, null, Set.of(), Lifetime.GUARDED, DEADLINE, (line) -> {
				});
	}

	/** The flags every service's JVM gets, to be printed beside any figure. */
	public List<String> commonFlags() {
		return List.of("-Xmx" + this.heap, "-XX:+Use" + this.collector + "GC", "-XX:+ExitOnOutOfMemoryError");
	}

	/** The services to start: those that the checkout has, or fewer. */
	public List<ServiceName> services(Workspace workspace) {
		return workspace.services().stream().filter((service) -> !this.without.contains(service)).toList();
	}

	public Path logs(Workspace workspace) {
		return (this.logDirectory != null) ? this.logDirectory : workspace.logs();
	}

	public BackendOptions withHeap(String heap) {
		return with((copy) -> copy.heap = heap);
	}

	public BackendOptions withCollector(String collector) {
		return with((copy) -> copy.collector = collector);
	}

	public BackendOptions withJvmFlags(BiFunction<Model, ServiceName, List<String>> jvmFlags) {
		return with((copy) -> copy.jvmFlags = jvmFlags);
	}

	public BackendOptions withProfiles(List<String> profiles) {
		return with((copy) -> copy.profiles = profiles);
	}

	public BackendOptions withProperties(Map<String, String> more) {
		Map<String, String> all = new HashMap<>(this.properties);
		all.putAll(more);
		return with((copy) -> copy.properties = all);
	}

	public BackendOptions withAot(AotMode aot) {
		return with((copy) -> copy.aot = aot);
	}

	public BackendOptions withDelays(Delays delays) {
		return with((copy) -> copy.delays = delays);
	}

	public BackendOptions withLogDirectory(Path logDirectory) {
		return with((copy) -> copy.logDirectory = logDirectory);
	}

	public BackendOptions without(Set<ServiceName> services) {
		return with((copy) -> copy.without = services);
	}

	public BackendOptions withLifetime(Lifetime lifetime) {
		return with((copy) -> copy.lifetime = lifetime);
	}

	public BackendOptions withDeadline(Duration deadline) {
		return with((copy) -> copy.deadline = deadline);
	}

	public BackendOptions withProgress(Consumer<String> progress) {
		return with((copy) -> copy.progress = progress);
	}

	private BackendOptions with(Consumer<Copy> change) {
		Copy copy = new Copy();
		change.accept(copy);
		return copy.options();
	}

	/** The same options, of which some are changed. */
	private final class Copy {

		private String heap = BackendOptions.this.heap;

		private String collector = BackendOptions.this.collector;

		private BiFunction<Model, ServiceName, List<String>> jvmFlags = BackendOptions.this.jvmFlags;

		private List<String> profiles = BackendOptions.this.profiles;

		private Map<String, String> properties = BackendOptions.this.properties;

		private AotMode aot = BackendOptions.this.aot;

		private Delays delays = BackendOptions.this.delays;

		private Path logDirectory = BackendOptions.this.logDirectory;

		private Set<ServiceName> without = BackendOptions.this.without;

		private Lifetime lifetime = BackendOptions.this.lifetime;

		private Duration deadline = BackendOptions.this.deadline;

		private Consumer<String> progress = BackendOptions.this.progress;

		BackendOptions options() {
			return new BackendOptions(this.heap, this.collector, this.jvmFlags, this.profiles, this.properties,
					this.aot, this.delays, this.logDirectory, this.without, this.lifetime, this.deadline,
					this.progress);
		}

	}

}
