package io.tweebyte.launcher.aot;

import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.ServerException;

/** The process that records missing AOT caches beside a backend. */
public final class AotRecorder {

	private final Workspace workspace;

	private final BackendOptions options;

	private volatile boolean stopping;

	private AotRecorder(Workspace workspace, BackendOptions options) {
		this.workspace = workspace;
		this.options = options;
	}

	/**
	 * Records until no cache is missing, or a signal ends it, which leaves nothing behind
	 * but the caches that are whole.
	 * @param args heap, collector and the set-ups
	 */
	public static void main(String[] args) {
		BackendOptions options = BackendOptions.defaults()
			.withHeap(args[0])
			.withCollector(args[1])
			.withAot(AotMode.EXISTING)
			.withProgress(AotRecorder::log);
		AotRecorder recorder = new AotRecorder(Workspace.find(), options);
		Runtime.getRuntime().addShutdownHook(new Thread(recorder::stop, "stop"));
		LowPriority.lowerSession(ProcessHandle.current().pid());
		recorder.run(Stream.of(args).skip(2).map(MixedSetup::parse).toList());
	}

	private void run(List<MixedSetup> setups) {
		Infrastructure infrastructure = Infrastructure.attach(this.workspace);
		for (MixedSetup setup : setups) {
			ServiceJars jars = new ServiceJars(this.workspace, setup, this.options);
			AotRecording recording = new AotRecording(infrastructure, setup, this.options, true);
			jars.unrecorded().forEach((service) -> record(recording, service, jars.cache(service)));
		}
		log("done");
	}

	private void record(AotRecording recording, ServiceName service, AotCache cache) {
		if (this.stopping) {
			return;
		}
		try {
			recording.record(service, cache);
		}
		catch (AotRecording.NoSpaceException ex) {
			log(ex.getMessage());
		}
		catch (ServerException ex) {
			if (!this.stopping) {
				log(ex.getMessage());
				cache.fail(ex.getMessage());
			}
		}
	}

	/**
	 * A practice run has nothing to finish. What starts meanwhile is left to the guard.
	 */
	private void stop() {
		this.stopping = true;
		ProcessHandle.current()
			.descendants()
			.filter((process) -> process.info().command().filter((program) -> program.endsWith("java")).isPresent())
			.forEach(ProcessHandle::destroyForcibly);
	}

	private static void log(String line) {
		System.out.println(LocalTime.now().truncatedTo(ChronoUnit.SECONDS) + " " + line);
	}

}
