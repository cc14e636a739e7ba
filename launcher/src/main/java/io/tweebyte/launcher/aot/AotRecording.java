package io.tweebyte.launcher.aot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.Readiness;
import io.tweebyte.launcher.service.ServiceJar;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.service.ServiceStarter;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.launcher.workspace.WorkspaceLock;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.servers.process.ServerException;
import io.tweebyte.servers.process.ServerProcess;

/**
 * Records AOT caches, one at a time in a workspace: a service is started once for
 * practice on free ports, and from what its JVM loaded and linked a second JVM writes the
 * cache. The JVM would start the second one itself, but nothing here could stop that one.
 *
 * @param background whether everything else on the machine goes first
 */
public record AotRecording(Infrastructure infrastructure, MixedSetup setup, BackendOptions options,
		boolean background) {

	private static final Duration RECORDING = Duration.ofMinutes(3);

	/** Alone, a gateway is never ready. */
	private static final Duration UNTIL_READY = Duration.ofSeconds(5);

	private static final Duration POLL = Duration.ofMillis(50);

	/** The largest cache and the largest configuration, twice. */
	private static final long MEBIBYTES = 600;

	/**
	 * Makes the cache of a service, unless another recording has made it meanwhile.
	 * @throws NoSpaceException if the disk is nearly full
	 * @throws ServerException if the service does not start or the JVM writes no cache
	 */
	public void record(ServiceName service, AotCache cache) {
		try (WorkspaceLock lock = WorkspaceLock.takeForRecording(this.infrastructure.workspace(),
				this.options.progress())) {
			if (!cache.exists()) {
				String label = this.setup.label(service);
				Failures.explain("Cannot record the AOT cache of " + label, () -> make(service, label, cache));
			}
		}
	}

	private void make(ServiceName service, String label, AotCache cache) throws IOException {
		this.options.progress().accept("recording the AOT cache of %s, once per jar".formatted(label));
		long start = System.nanoTime();
		Path jar = cache.unpacked(this.options.deadline());
		requireSpace(cache.folder());
		cache.clear();
		try {
			practise(service, jar, cache);
			write(service, jar, cache);
		}
		finally {
			Files.deleteIfExists(cache.configuration());
		}
		if (!Files.exists(cache.unfinished())) {
			throw new ServerException("The JVM wrote no AOT cache; see " + cache.log());
		}
		cache.finish();
		this.options.progress()
			.accept("recorded the AOT cache of %s in %.1f s, %d MB".formatted(label, (System.nanoTime() - start) / 1e9,
					Files.size(cache.file()) / 1_000_000));
	}

	private static void requireSpace(Path folder) throws IOException {
		long free = Files.getFileStore(folder).getUsableSpace() >> 20;
		if (free < MEBIBYTES) {
			throw new NoSpaceException(
					"An AOT cache needs %d MiB free in %s, and %d are.".formatted(MEBIBYTES, folder, free));
		}
	}

	private void practise(ServiceName service, Path jar, AotCache cache) {
		ServicePorts ports = ServicePorts.standard(this.setup).withFree(List.of(service));
		ServiceProcess practice = new ServiceStarter(this.infrastructure, this.setup, this.options, ports,
				FaultProxies.NONE)
			.start(new ServiceJar(service, jar,
					List.of("-XX:AOTMode=record", "-XX:AOTConfiguration=" + cache.configuration())), cache.log(),
					Lifetime.GUARDED);
		step(practice.process());
		try {
			practice.process().awaitReady(() -> Readiness.isLive(practice.managementUrl()), this.options.deadline());
			// a start is over when these respond, so they are practised too
			Pause.until(() -> Readiness.isReady(practice.managementUrl()), UNTIL_READY, POLL);
			Readiness.isOk(practice.managementUrl().resolve("/actuator/prometheus"));
		}
		finally {
			practice.process().stop(RECORDING);
		}
	}

	private void write(ServiceName service, Path jar, AotCache cache) {
		List<String> command = new ArrayList<>(List.of(ServiceStarter.java()));
		command.addAll(this.options.commonFlags());
		command.addAll(this.options.jvmFlags().apply(this.setup.model(service), service));
		command.addAll(List.of("-XX:AOTMode=create", "-XX:AOTConfiguration=" + cache.configuration(),
				"-XX:AOTCache=" + cache.unfinished(), "-jar", jar.toString()));
		ServerProcess writer = ServerProcess.start("the writer of the AOT cache of " + this.setup.label(service),
				command, Map.of(), cache.log(), Lifetime.GUARDED);
		step(writer);
		writer.awaitEnd(RECORDING);
	}

	private void step(ServerProcess process) {
		if (this.background) {
			LowPriority.lowerSession(process.identity().pid());
		}
	}

	/** The disk is nearly full, which is no fault of the jar or the JVM. */
	static final class NoSpaceException extends ServerException {

		NoSpaceException(String message) {
			super(message);
		}

	}

}
