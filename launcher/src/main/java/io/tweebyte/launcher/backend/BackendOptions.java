package io.tweebyte.launcher.backend;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Lifetime;

/**
 * How the services of a backend are started, the same for both models.
 *
 * @param heap the limit of each heap, as in {@code 128m}
 * @param collector the garbage collector as in {@code -XX:+Use..GC}, explicit since a JVM
 * picks by the machine's size
 * @param jvmFlags further flags of a service's JVM
 * @param profiles Spring profiles
 * @param properties settings that come before all others
 * @param freePorts whether services listen on free ports instead of their standard ones
 * @param aot whether to start from an AOT cache, made first if need be; needs JDK 25
 * @param security whether tokens are needed
 * @param faultProxies whether the services ask each other and Redis through proxies that
 * can spoil the responses
 * @param logDirectory where the logs go; null for the workspace's own
 * @param jars services that come from other jars than the checkout's; where there are
 * any, nothing runs but these and the gateway
 * @param lifetime whether the services end with this JVM
 * @param deadline how long they may take to become ready
 * @param progress is told what happens, a line each
 */
public record BackendOptions(String heap, String collector, BiFunction<Model, ServiceName, List<String>> jvmFlags,
		List<String> profiles, Map<String, String> properties, boolean freePorts, boolean aot, boolean security,
		boolean faultProxies, Path logDirectory, Map<ServiceName, Path> jars, Lifetime lifetime, Duration deadline,
		Consumer<String> progress) {

	/**
	 * The defaults: 128 MiB of heap, the serial collector, standard ports, tokens on,
	 * services end with this JVM.
	 * @return the options
	 */
	public static BackendOptions defaults() {
		return builder().build();
	}

	/**
	 * Begins from the defaults.
	 * @return a builder
	 */
	public static Builder builder() {
		return new Builder();
	}

	/**
	 * The flags every service's JVM gets, to be printed beside any figure.
	 * @return heap, collector and what to do without memory
	 */
	public List<String> commonFlags() {
		return List.of("-Xmx" + this.heap, "-XX:+Use" + this.collector + "GC", "-XX:+ExitOnOutOfMemoryError");
	}

	/**
	 * The services to start.
	 * @param workspace the checkout
	 * @return those that the checkout has, or fewer
	 */
	List<ServiceName> services(Workspace workspace) {
		return workspace.services()
			.stream()
			.filter((service) -> this.jars.isEmpty() || service == ServiceName.GATEWAY
					|| this.jars.containsKey(service))
			.toList();
	}

	/** Collects what differs from the defaults. */
	public static final class Builder {

		/**
		 * A service that ends is noticed at once; four starts at a time share a busy
		 * machine.
		 */
		private static final Duration DEADLINE = Duration.ofMinutes(5);

		private String heap = "128m";

		private String collector = "Serial";

		private BiFunction<Model, ServiceName, List<String>> jvmFlags = (model, service) -> List.of();

		private final List<String> profiles = new ArrayList<>();

		private final Map<String, String> properties = new LinkedHashMap<>();

		private boolean freePorts;

		private boolean aot;

		private boolean security = true;

		private boolean faultProxies;

		private Path logDirectory;

		private final Map<ServiceName, Path> jars = new EnumMap<>(ServiceName.class);

		private Lifetime lifetime = Lifetime.GUARDED;

		private Duration deadline = DEADLINE;

		private Consumer<String> progress = (line) -> {
		};

		private Builder() {
		}

		/**
		 * Limits each heap.
		 * @param heap a number with {@code m} or {@code g}
		 * @return this
		 * @throws IllegalArgumentException if it is no such number
		 */
		public Builder heap(String heap) {
			if (!heap.matches("[1-9]\\d{0,5}[mMgG]")) {
				throw new IllegalArgumentException("'%s' is no size of a heap: write 128m or 1g".formatted(heap));
			}
			this.heap = heap;
			return this;
		}

		/**
		 * Chooses the garbage collector.
		 * @param collector {@code Serial}, {@code Parallel}, {@code G1} or {@code Z}
		 * @return this
		 * @throws IllegalArgumentException if it is none of these
		 */
		public Builder collector(String collector) {
			if (!List.of("Serial", "Parallel", "G1", "Z").contains(collector)) {
				throw new IllegalArgumentException(
						"'%s' is no collector: there are Serial, Parallel, G1 and Z".formatted(collector));
			}
			this.collector = collector;
			return this;
		}

		/**
		 * Adds flags to every service's JVM.
		 * @param flags the flags
		 * @return this
		 */
		public Builder jvmFlags(List<String> flags) {
			return jvmFlags((model, service) -> flags);
		}

		/**
		 * Adds flags that differ by service, such as an agent with a file of its own.
		 * @param flags gives the flags of a service
		 * @return this
		 */
		public Builder jvmFlags(BiFunction<Model, ServiceName, List<String>> flags) {
			BiFunction<Model, ServiceName, List<String>> before = this.jvmFlags;
			this.jvmFlags = (model, service) -> {
				List<String> all = new ArrayList<>(before.apply(model, service));
				all.addAll(flags.apply(model, service));
				return all;
			};
			return this;
		}

		public Builder profile(String profile) {
			this.profiles.add(profile);
			return this;
		}

		/**
		 * Sets a property of every service; it wins over the launcher's own.
		 * @param name the property
		 * @param value its value
		 * @return this
		 */
		public Builder property(String name, String value) {
			this.properties.put(name, value);
			return this;
		}

		/**
		 * Lets the services listen on free ports, so that several backends of one model
		 * can run.
		 * @return this
		 */
		public Builder freePorts() {
			this.freePorts = true;
			return this;
		}

		public Builder aot(boolean aot) {
			this.aot = aot;
			return this;
		}

		public Builder security(boolean security) {
			this.security = security;
			return this;
		}

		/**
		 * Puts proxies between the services, and before Redis, that can spoil answers.
		 * @return this
		 */
		public Builder faultProxies() {
			this.faultProxies = true;
			return this;
		}

		public Builder logDirectory(Path logDirectory) {
			this.logDirectory = logDirectory;
			return this;
		}

		/**
		 * Starts a service from another jar, and of the others the gateway alone.
		 * @param service the service
		 * @param jar its jar
		 * @return this
		 */
		public Builder jar(ServiceName service, Path jar) {
			this.jars.put(service, jar);
			return this;
		}

		public Builder lifetime(Lifetime lifetime) {
			this.lifetime = lifetime;
			return this;
		}

		public Builder deadline(Duration deadline) {
			this.deadline = deadline;
			return this;
		}

		public Builder progress(Consumer<String> progress) {
			this.progress = progress;
			return this;
		}

		public BackendOptions build() {
			return new BackendOptions(this.heap, this.collector, this.jvmFlags, List.copyOf(this.profiles),
					Map.copyOf(this.properties), this.freePorts, this.aot, this.security, this.faultProxies,
					this.logDirectory, Map.copyOf(this.jars), this.lifetime, this.deadline, this.progress);
		}

	}

}
