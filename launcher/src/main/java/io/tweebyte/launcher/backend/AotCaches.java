package io.tweebyte.launcher.backend;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;

import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.ServerException;

/**
 * AOT caches for fast starts: a jar is unpacked and started once for practice, and the
 * JVM writes down what it loaded and linked. Kept by jar, JDK and flags.
 */
public final class AotCaches {

	private static final String CACHE = "app.aot";

	private static final int FIRST_JDK = 25;

	private static final Duration RECORDING = Duration.ofMinutes(3);

	private final Infrastructure infrastructure;

	private final MixedSetup setup;

	private final BackendOptions options;

	AotCaches(Infrastructure infrastructure, MixedSetup setup, BackendOptions options) {
		this.infrastructure = infrastructure;
		this.setup = setup;
		this.options = options;
	}

	/** Returns whether this JDK can have AOT caches. */
	public static boolean isSupported() {
		return Runtime.version().feature() >= FIRST_JDK;
	}

	/**
	 * Makes sure that this JDK can have AOT caches.
	 * @throws ServerException if it is too old
	 */
	public static void requireSupport() {
		if (!isSupported()) {
			throw new ServerException("--aot needs JDK %d or later, this is %d (%s). Leave it out, or set JAVA_HOME."
				.formatted(FIRST_JDK, Runtime.version().feature(), System.getProperty("java.home")));
		}
	}

	/**
	 * The unpacked jar with its cache, made if need be.
	 * @param plain the jar as it was built
	 */
	ServiceJar prepare(ServiceName service, Path plain) {
		requireSupport();
		Path jar = new UnpackedJars(this.options.deadline()).unpacked(plain,
				this.infrastructure.workspace().aotCaches(), variant(this.options));
		Path cache = jar.resolveSibling(CACHE);
		if (!Files.exists(cache)) {
			long start = System.nanoTime();
			String label = this.setup.label(service);
			this.options.progress().accept("making the AOT cache of %s, once per jar".formatted(label));
			record(service, jar, cache);
			this.options.progress()
				.accept("made the AOT cache of %s in %.1f s".formatted(label, (System.nanoTime() - start) / 1e9));
		}
		return new ServiceJar(service, jar, "-XX:AOTCache=" + cache);
	}

	/** Returns whether a jar has its cache. */
	static boolean exists(Workspace workspace, Path jar, BackendOptions options) {
		return Files.exists(jar)
				&& Files.exists(UnpackedJars.folder(jar, workspace.aotCaches(), variant(options)).resolve(CACHE));
	}

	private static String variant(BackendOptions options) {
		String virtualMachine = Runtime.version() + System.getProperty("java.home") + options.commonFlags();
		return "-%08x".formatted(virtualMachine.hashCode());
	}

	/**
	 * The practice run is a real one; on its end the JVM writes the cache. It is alone: a
	 * gateway is never ready.
	 */
	private void record(ServiceName service, Path jar, Path cache) {
		Path unfinished = jar.resolveSibling("unfinished.aot");
		ServicePorts ports = ServicePorts.standard(this.setup).withFree(List.of(service));
		ServiceProcess process = new ServiceStarter(this.infrastructure, this.setup, this.options, ports,
				FaultProxies.none())
			.start(new ServiceJar(service, jar, "-XX:AOTCacheOutput=" + unfinished), jar.resolveSibling("record.log"),
					Lifetime.GUARDED);
		try {
			process.process().awaitReady(() -> Readiness.isLive(process.managementUrl()), this.options.deadline());
		}
		finally {
			process.process().stop(RECORDING);
		}
		if (!Files.exists(unfinished)) {
			throw new ServerException(
					"The JVM wrote no AOT cache for %s.%n%s".formatted(process.label(), process.process().logTail()));
		}
		Failures.explain("Cannot write to " + cache,
				() -> Files.move(unfinished, cache, StandardCopyOption.ATOMIC_MOVE));
	}

}
