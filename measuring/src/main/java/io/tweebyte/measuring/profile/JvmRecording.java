package io.tweebyte.measuring.profile;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import javax.management.remote.JMXConnector;

import io.tweebyte.measuring.machine.JvmCounters;
import jdk.management.jfr.FlightRecorderMXBean;

/** A recording of Flight Recorder in another JVM of this machine. */
public final class JvmRecording implements AutoCloseable {

	/**
	 * Of a stack: chains of reactive operators exceed 500 frames, and 64 are the default.
	 */
	private static final int DEPTH = 1024;

	/** Of the JVM that is recorded: places within a method, and whole stacks. */
	public static final List<String> FLAGS = List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:+DebugNonSafepoints",
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

	private final JMXConnector connector;

	private final FlightRecorderMXBean recorder;

	private final long id;

	private JvmRecording(JMXConnector connector) throws IOException {
		this.connector = connector;
		this.recorder = ManagementFactory.getPlatformMXBean(connector.getMBeanServerConnection(),
				FlightRecorderMXBean.class);
		this.id = this.recorder.newRecording();
	}

	/**
	 * Starts it.
	 * @throws IOException when the process is no JVM, or has ended
	 */
	public static JvmRecording start(long pid) throws IOException {
		JvmRecording recording = new JvmRecording(JvmCounters.connect(pid));
		Map<String, String> settings = new TreeMap<>(SETTINGS);
		settings.putAll(recording.hasCpuTime() ? BY_CPU_TIME : BY_CLOCK);
		recording.recorder.setRecordingSettings(recording.id, settings);
		recording.recorder.startRecording(recording.id);
		return recording;
	}

	/** The event exists on all systems from JDK 25 on, and comes on Linux alone. */
	private boolean hasCpuTime() {
		return Files.isDirectory(Path.of("/proc/self")) && this.recorder.getEventTypes()
			.stream()
			.anyMatch((type) -> type.getName().equals(RecordingReader.CPU_TIME));
	}

	/**
	 * Ends it.
	 * @param file gets what was recorded
	 * @throws IOException when the JVM has ended
	 */
	public void stop(Path file) throws IOException {
		this.recorder.stopRecording(this.id);
		this.recorder.copyTo(this.id, file.toAbsolutePath().toString());
	}

	@Override
	public void close() {
		try (JMXConnector closing = this.connector) {
			this.recorder.closeRecording(this.id);
		}
		catch (IOException | RuntimeException ex) {
			// the JVM has ended
		}
	}

}
