package io.tweebyte.launcher.aot;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.ServiceJar;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.service.UnpackedJars;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.ServerException;

/** The files from which the services of a backend are started. */
public record ServiceJars(Workspace workspace, MixedSetup setup, BackendOptions options) {

	/** What a JVM prints that does not start, or breaks down. */
	private static final Pattern REFUSAL = Pattern
		.compile("initialization of VM|fatal error has been detected|\\[error\\s*\\]\\[(aot|cds)");

	public static void requireBuilt(Path jar) {
		if (!Files.exists(jar)) {
			throw new ServerException("%s is missing. Build it with ./mvnw package -DskipTests".formatted(jar));
		}
	}

	public List<ServiceName> services() {
		return this.options.services(this.workspace);
	}

	/** Throws an exception if one of them was not built. */
	public void requireBuilt() {
		services().forEach((service) -> requireBuilt(file(service)));
	}

	/** What to start of each service, unpacked unless it was before. */
	public List<ServiceJar> all() {
		return services().parallelStream().map(this::jar).toList();
	}

	private ServiceJar jar(ServiceName service) {
		if (!usesCache(service)) {
			return new ServiceJar(service, new UnpackedJars(this.options.deadline()).unpacked(file(service)),
					List.of());
		}
		AotCache cache = cache(service);
		Path unpacked = cache.unpacked(this.options.deadline());
		return new ServiceJar(service, unpacked, cache.exists() ? List.of(cache.flag()) : List.of());
	}

	/** Flags of its own, such as those of an agent, may not suit a cache. */
	private boolean usesCache(ServiceName service) {
		return switch (this.options.aot()) {
			case OFF -> false;
			case EXISTING -> this.options.jvmFlags().apply(this.setup.model(service), service).isEmpty();
			case REQUIRED -> true;
		};
	}

	/** The cache of a service, which may be missing. */
	public AotCache cache(ServiceName service) {
		return AotCache.of(this.workspace, file(service), this.options);
	}

	/** Returns whether every service was built and has its cache. */
	public boolean hasCaches() {
		return services().stream().allMatch((service) -> Files.exists(file(service)) && cache(service).exists());
	}

	/** The services that start from a cache that is missing. */
	public List<ServiceName> withoutCache() {
		return services().stream().filter(this::usesCache).filter((service) -> !cache(service).exists()).toList();
	}

	/** As {@link #withoutCache()}, but for those whose recording has failed too often. */
	public List<ServiceName> unrecorded() {
		return withoutCache().stream().filter((service) -> cache(service).isWorthAnAttempt()).toList();
	}

	/** Returns whether a service ended since its JVM does not start from a cache. */
	public boolean hasRefused(ServiceProcess ended) {
		return this.options.aot() == AotMode.EXISTING && usesCache(ended.service()) && cache(ended.service()).exists()
				&& !ended.process().isAlive() && REFUSAL.matcher(ended.process().logTail()).find();
	}

	private Path file(ServiceName service) {
		return this.workspace.jar(this.setup.model(service), service);
	}

}
