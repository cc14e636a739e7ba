package io.tweebyte.launcher.backend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;

import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.Arrangement;
import io.tweebyte.launcher.workspace.Failures;
import io.tweebyte.launcher.workspace.ServiceJar;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.ServerException;
import io.tweebyte.servers.process.ServerProcess;
import io.tweebyte.servers.process.StopSignal;

/**
 * AOT caches for fast starts: a jar is unpacked and started once for practice, and the
 * JVM writes down what it loaded and linked. Kept by jar, JDK and flags.
 */
public final class AotCaches {

	private static final int FIRST_JDK = 25;

	private static final Duration RECORDING = Duration.ofMinutes(3);

	private static final String CACHE = "app.aot";

	private final Infrastructure infrastructure;

	private final Arrangement arrangement;

	private final BackendOptions options;

	AotCaches(Infrastructure infrastructure, Arrangement arrangement, BackendOptions options) {
		this.infrastructure = infrastructure;
		this.arrangement = arrangement;
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
	ServiceJar prepare(ServiceJar plain) {
		requireSupport();
		Path folder = folder(this.infrastructure.workspace(), plain.file(), this.options);
		ServiceJar unpacked = new ServiceJar(plain.service(), folder.resolve(plain.file().getFileName()),
				List.of("-XX:AOTCache=" + folder.resolve(CACHE)));
		if (!Files.exists(folder.resolve(CACHE))) {
			make(plain, unpacked);
		}
		return unpacked;
	}

	/** Returns whether a jar has its cache. */
	static boolean exists(Workspace workspace, Path jar, BackendOptions options) {
		return Files.exists(jar) && Files.exists(folder(workspace, jar, options).resolve(CACHE));
	}

	private static Path folder(Workspace workspace, Path jar, BackendOptions options) {
		String virtualMachine = Runtime.version() + System.getProperty("java.home") + options.commonFlags();
		try {
			return workspace.aotCaches()
				.resolve("%s-%08x".formatted(UnpackedJars.name(jar), virtualMachine.hashCode()));
		}
		catch (IOException ex) {
			throw new ServerException("Cannot read %s: %s".formatted(jar, Failures.reason(ex)), ex);
		}
	}

	private Path caches() {
		return this.infrastructure.workspace().aotCaches();
	}

	private void make(ServiceJar plain, ServiceJar unpacked) {
		long start = System.nanoTime();
		String label = this.arrangement.model(plain.service()).label() + "/" + plain.service().label();
		this.options.progress().accept("making the AOT cache of %s, once per jar".formatted(label));
		Path folder = unpacked.file().getParent();
		try {
			Files.createDirectories(caches());
			UnpackedJars.remove(plain.file(), caches(), (every) -> true);
			new UnpackedJars(this.options.deadline()).extract(plain.file(), folder);
			record(label, unpacked);
		}
		catch (IOException ex) {
			throw new ServerException("Cannot write to %s: %s".formatted(folder, Failures.reason(ex)), ex);
		}
		this.options.progress()
			.accept("made the AOT cache of %s in %.1f s".formatted(label, (System.nanoTime() - start) / 1e9));
	}

	/**
	 * The practice run is a real one; on its end the JVM writes the cache. It is alone: a
	 * gateway is never ready.
	 */
	private void record(String label, ServiceJar unpacked) throws IOException {
		Path folder = unpacked.file().getParent();
		Path unfinished = folder.resolve("unfinished.aot");
		ServicePorts ports = ServicePorts.free(this.arrangement, List.of(unpacked.service()));
		ServiceCommand start = new ServiceCommand(this.infrastructure, this.arrangement, this.options, ports,
				FaultProxies.none());
		List<String> command = start.of(unpacked.service(), unpacked.file(),
				List.of("-XX:AOTCacheOutput=" + unfinished));
		ServerProcess process = ServerProcess.start(label, command, start.environment(unpacked.service()),
				folder.resolve("record.log"), StopSignal.TERM, Lifetime.GUARDED);
		try {
			process.awaitReady(() -> Readiness.isLive(ports.managementUrl(unpacked.service())),
					this.options.deadline());
		}
		finally {
			process.stop(RECORDING);
		}
		if (!Files.exists(unfinished)) {
			throw new ServerException("The JVM wrote no AOT cache for %s.%n%s".formatted(label, process.logTail()));
		}
		Files.move(unfinished, folder.resolve(CACHE), StandardCopyOption.ATOMIC_MOVE);
	}

}
