package io.tweebyte.load.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;

/** Reads of a recording what happened while its backend had load. */
final class RecordingReader {

	static final String CPU_TIME = "jdk.CPUTimeSample";

	/** The time between two samples of a thread that runs. */
	private static final double PERIOD_MILLIS = 10;

	/** Methods in which a thread waits that has nothing to do. */
	private static final Set<String> IDLE = Set.of("java.util.concurrent.ThreadPoolExecutor.getTask",
			"org.apache.tomcat.util.threads.ThreadPoolExecutor.getTask", "java.util.concurrent.ForkJoinPool.awaitWork",
			"io.netty.util.concurrent.SingleThreadEventExecutor.takeTask", "java.lang.ref.ReferenceQueue.remove",
			"io.netty.util.HashedWheelTimer$Worker.waitForNextTick", "java.util.TimerThread.mainLoop");

	private final List<TimeSpan> spans;

	private final Layers layers;

	/**
	 * @param spans in which the backend had load
	 */
	RecordingReader(List<TimeSpan> spans, Layers layers) {
		this.spans = spans;
		this.layers = layers;
	}

	/**
	 * Reads a file.
	 * @throws IOException when it is no recording
	 */
	ProcessProfile read(Path file) throws IOException {
		ProcessProfile profile = new ProcessProfile();
		try (RecordingFile events = new RecordingFile(file)) {
			while (events.hasMoreEvents()) {
				add(events.readEvent(), profile);
			}
		}
		return profile;
	}

	private void add(RecordedEvent event, ProcessProfile profile) {
		switch (event.getEventType().getName()) {
			case CPU_TIME -> addSample(event, profile, millis(event.getDuration("samplingPeriod")));
			case "jdk.ExecutionSample" -> addSample(event, profile, PERIOD_MILLIS);
			case "jdk.ObjectAllocationSample" -> addAllocation(event, profile);
			case "jdk.ThreadPark" -> addWait(event, profile, "parked");
			case "jdk.JavaMonitorEnter" -> addWait(event, profile, "for a monitor");
			case "jdk.SocketRead" -> addWait(event, profile, "for a socket");
			default -> {
				// not of interest
			}
		}
	}

	private void addSample(RecordedEvent event, ProcessProfile profile, double millis) {
		if (isLoaded(event)) {
			profile.stacks().merge(stack(event), millis, Double::sum);
		}
	}

	private void addAllocation(RecordedEvent event, ProcessProfile profile) {
		if (isLoaded(event)) {
			RecordedClass type = event.getClass("objectClass");
			profile.allocated().merge(readable(type.getName()), (double) event.getLong("weight"), Double::sum);
		}
	}

	private void addWait(RecordedEvent event, ProcessProfile profile, String kind) {
		double millis = this.spans.stream()
			.mapToDouble((span) -> span.overlap(event.getStartTime(), event.getEndTime()))
			.sum();
		List<String> stack = stack(event);
		if (millis > 0 && stack.stream().noneMatch(IDLE::contains)) {
			profile.waited().merge(List.of(kind, place(stack)), millis, Double::sum);
		}
	}

	/** Returns the innermost method that is no helper of the JDK's. */
	private String place(List<String> stack) {
		return stack.reversed()
			.stream()
			.filter((frame) -> !frame.startsWith("java.") && !frame.startsWith("jdk.") && !frame.startsWith("sun."))
			.findFirst()
			.orElse(stack.isEmpty() ? ProcessProfile.NO_STACK : stack.getFirst());
	}

	private boolean isLoaded(RecordedEvent event) {
		return this.spans.stream().anyMatch((span) -> span.contains(event.getStartTime()));
	}

	private static double millis(Duration duration) {
		return duration.toNanos() / 1e6;
	}

	/** Returns names of methods, the outermost first. */
	private static List<String> stack(RecordedEvent event) {
		if (event.getStackTrace() == null) {
			return List.of(ProcessProfile.NO_STACK);
		}
		List<String> stack = new ArrayList<>();
		for (RecordedFrame frame : event.getStackTrace().getFrames().reversed()) {
			RecordedMethod method = frame.getMethod();
			stack.add(readable(method.getType().getName()) + "." + method.getName());
		}
		return stack;
	}

	/** Numbers of classes that were made while the JVM ran tell nothing. */
	private static String readable(String type) {
		String name = type.replaceAll("[./+]0x[0-9a-f]+", "").replaceAll("(\\$Proxy|Accessor)\\d+", "$1");
		return name.startsWith("[") ? array(name) : name;
	}

	private static String array(String name) {
		return switch (name.replace("[", "")) {
			case "B" -> "byte";
			case "C" -> "char";
			case "I" -> "int";
			case "J" -> "long";
			case "Z" -> "boolean";
			case "S" -> "short";
			case "D" -> "double";
			case "F" -> "float";
			default -> name.replaceAll("^\\[+L|;$", "");
		} + "[]".repeat(name.lastIndexOf('[') + 1);
	}

}
