package io.tweebyte.load.profile;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import javax.management.remote.JMXConnector;

import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.watch.JvmCounters;
import io.tweebyte.load.watch.Watched;
import jdk.management.jfr.FlightRecorderMXBean;

/** A recording of Flight Recorder in each JVM of all backends. */
final class Recordings implements AutoCloseable {

	/**
	 * Of a stack: chains of reactive operators exceed 500 frames, and 64 are the default.
	 */
	private static final int DEPTH = 1024;

	/** Of each service's JVM: places within a method, and whole stacks. */
	static final List<String> FLAGS = List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:+DebugNonSafepoints",
			"-XX:FlightRecorderOptions=stackdepth=" + DEPTH);

	private static final Map<String, String> SETTINGS = Map.of("jdk.ObjectAllocationSample#enabled", "true",
			"jdk.ObjectAllocationSample#throttle", "300/s", "jdk.ObjectAllocationSample#stackTrace", "false",
			"jdk.ThreadPark#enabled", "true", "jdk.ThreadPark#threshold", "1 ms", "jdk.JavaMonitorEnter#enabled",
			"true", "jdk.JavaMonitorEnter#threshold", "1 ms", "jdk.SocketRead#enabled", "true",
			"jdk.SocketRead#threshold", "1 ms", "jdk.SocketRead#stackTrace", "true");

	private static final Map<String, String> BY_CPU_TIME = Map.of(RecordingReader.CPU_TIME + "#enabled", "true",
			RecordingReader.CPU_TIME + "#throttle", "10 ms");

	private static final Map<String, String> BY_CLOCK = Map.of(RecordingReader.CLOCK + "#enabled", "true",
			RecordingReader.CLOCK + "#period", "10 ms");

	private final List<Recording> all = new ArrayList<>();

	/**
	 * Starts them. What is no JVM, or does not allow it, has none.
	 * @throws IOException when a JVM has ended
	 */
	static Recordings start(List<RunningBackend> backends) throws IOException {
		Recordings recordings = new Recordings();
		try {
			for (RunningBackend backend : backends) {
				for (Watched process : backend.target().processes()) {
					recordings.start(backend.label(), process);
				}
			}
			return recordings;
		}
		catch (IOException | RuntimeException ex) {
			recordings.close();
			throw ex;
		}
	}

	private void start(String backend, Watched process) throws IOException {
		if (!process.mayBeJvm()) {
			return;
		}
		JMXConnector connector = JvmCounters.connect(process.pid());
		FlightRecorderMXBean recorder = ManagementFactory.getPlatformMXBean(connector.getMBeanServerConnection(),
				FlightRecorderMXBean.class);
		long id = recorder.newRecording();
		this.all.add(new Recording(backend, process.name(), connector, recorder, id));
		Map<String, String> settings = new TreeMap<>(SETTINGS);
		settings.putAll(hasCpuTime(recorder) ? BY_CPU_TIME : BY_CLOCK);
		recorder.setRecordingSettings(id, settings);
		recorder.startRecording(id);
	}

	/** The event exists on all systems from JDK 25 on, and comes on Linux alone. */
	private static boolean hasCpuTime(FlightRecorderMXBean recorder) {
		return Files.isDirectory(Path.of("/proc/self")) && recorder.getEventTypes()
			.stream()
			.anyMatch((type) -> type.getName().equals(RecordingReader.CPU_TIME));
	}

	/**
	 * Ends them.
	 * @param folder an existing folder for the files
	 * @return the files by backend and process
	 * @throws IOException when a JVM has ended
	 */
	Map<String, Map<String, Path>> stop(Path folder) throws IOException {
		Map<String, Map<String, Path>> files = new TreeMap<>();
		for (Recording recording : this.all) {
			recording.recorder().stopRecording(recording.id());
			Path file = folder.resolve(recording.backend().replace(':', '-') + "-" + recording.process() + ".jfr")
				.toAbsolutePath();
			recording.recorder().copyTo(recording.id(), file.toString());
			files.computeIfAbsent(recording.backend(), (backend) -> new TreeMap<>()).put(recording.process(), file);
		}
		return files;
	}

	@Override
	public void close() {
		for (Recording recording : this.all) {
			try (JMXConnector connector = recording.connector()) {
				recording.recorder().closeRecording(recording.id());
			}
			catch (IOException | RuntimeException ex) {
				// the JVM has ended
			}
		}
	}

	private record Recording(String backend, String process, JMXConnector connector, FlightRecorderMXBean recorder,
			long id) {
	}

}
