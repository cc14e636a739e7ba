package io.tweebyte.measuring.profile;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

import com.sun.management.ThreadMXBean;
import jdk.jfr.Recording;

/** A recording of this JVM while it burns CPU, allocates and waits. */
final class BurnedRecording {

	private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

	private static final long PARKED = Duration.ofMillis(20).toNanos();

	private static volatile double sink;

	private static volatile Object garbage;

	private BurnedRecording() {
	}

	/**
	 * Burns CPU in {@link #early()}, then in {@link #late()}.
	 * @return when the second one ran
	 */
	static TimeSpan record(Path file) throws IOException {
		try (Recording recording = new Recording()) {
			boolean hasCpuTime = jdk.jfr.FlightRecorder.getFlightRecorder()
				.getEventTypes()
				.stream()
				.anyMatch((type) -> type.getName().equals(RecordingReader.CPU_TIME));
			if (hasCpuTime) {
				recording.enable(RecordingReader.CPU_TIME).with("throttle", "10 ms");
			}
			else {
				recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(10));
			}
			recording.enable("jdk.ObjectAllocationSample");
			recording.enable("jdk.ThreadPark").withThreshold(Duration.ofMillis(1));
			recording.start();
			early();
			Instant begin = Instant.now();
			late();
			TimeSpan span = new TimeSpan(begin, Instant.now());
			early();
			recording.stop();
			recording.dump(file);
			return span;
		}
	}

	private static void early() {
		burn(200);
	}

	private static void late() {
		burn(400);
		List<byte[]> all = new ArrayList<>();
		for (int size = 0; size < 2000; size++) {
			all.add(new byte[20_000]);
			garbage = (size % 100 == 0) ? all.removeLast() : garbage;
			if (all.size() > 100) {
				all.clear();
			}
		}
		// a permit from before lets the first call return at once
		for (long end = System.nanoTime() + PARKED; System.nanoTime() < end;) {
			LockSupport.parkNanos(PARKED);
		}
	}

	private static void burn(long millis) {
		long end = THREADS.getCurrentThreadCpuTime() + millis * 1_000_000;
		while (THREADS.getCurrentThreadCpuTime() < end) {
			for (int step = 0; step < 10_000; step++) {
				sink += Math.sqrt(sink + step);
			}
		}
	}

}
