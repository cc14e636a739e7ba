package io.tweebyte.measuring.profile;

import java.io.IOException;
import java.lang.constant.ClassDesc;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;

/** Reads of a recording what happened in some spans of time. */
public final class RecordingReader {

	static final String CPU_TIME = "jdk.CPUTimeSample";

	static final String CLOCK = "jdk.ExecutionSample";

	/** The time between two samples of a thread that runs. */
	private static final double PERIOD_MILLIS = 10;

	/** In place of a stack that could not be walked. */
	private static final String NO_STACK = "(no stack)";

	private static final List<String> JDK = List.of("java.", "jdk.", "sun.");

	/** Methods in which a thread waits that has nothing to do. */
	private static final Set<String> IDLE = Set.of("java.util.concurrent.ThreadPoolExecutor.getTask",
			"org.apache.tomcat.util.threads.ThreadPoolExecutor.getTask",
			"io.netty.util.concurrent.SingleThreadEventExecutor.takeTask",
			"io.netty.util.HashedWheelTimer$Worker.waitForNextTick");

	private final List<TimeSpan> spans;

	public RecordingReader(List<TimeSpan> spans) {
		this.spans = spans;
	}

	/**
	 * Reads a file.
	 * @throws IOException when it is no recording
	 */
	public JvmProfile read(Path file) throws IOException {
		JvmProfile profile = new JvmProfile();
		try (RecordingFile events = new RecordingFile(file)) {
			while (events.hasMoreEvents()) {
				add(events.readEvent(), profile);
			}
		}
		return profile;
	}

	private void add(RecordedEvent event, JvmProfile profile) {
		switch (event.getEventType().getName()) {
			case CPU_TIME -> addSample(event, profile, event.getDuration("samplingPeriod").toNanos() / 1e6);
			case CLOCK -> addSample(event, profile, PERIOD_MILLIS);
			case "jdk.ObjectAllocationSample" -> addAllocation(event, profile);
			case "jdk.ThreadPark" -> addWait(event, profile, "parked");
			case "jdk.JavaMonitorEnter" -> addWait(event, profile, "for a monitor");
			case "jdk.SocketRead" -> addWait(event, profile, "for a socket");
			default -> {
				// not of interest
			}
		}
	}

	private void addSample(RecordedEvent event, JvmProfile profile, double millis) {
		if (isWanted(event)) {
			profile.stacks().merge(stack(event), millis, Double::sum);
		}
	}

	private void addAllocation(RecordedEvent event, JvmProfile profile) {
		if (isWanted(event)) {
			RecordedClass type = event.getClass("objectClass");
			profile.allocated().merge(readable(type.getName()), (double) event.getLong("weight"), Double::sum);
		}
	}

	private void addWait(RecordedEvent event, JvmProfile profile, String kind) {
		double millis = this.spans.stream()
			.mapToDouble((span) -> span.overlap(event.getStartTime(), event.getEndTime()))
			.sum();
		List<String> stack = stack(event);
		if (millis > 0 && stack.stream().noneMatch(IDLE::contains)) {
			place(stack).ifPresent((place) -> profile.waited().merge(List.of(kind, place), millis, Double::sum));
		}
	}

	/** Returns the innermost method outside of the JDK, whose own threads are idle. */
	private static Optional<String> place(List<String> stack) {
		return stack.reversed().stream().filter((frame) -> JDK.stream().noneMatch(frame::startsWith)).findFirst();
	}

	private boolean isWanted(RecordedEvent event) {
		return this.spans.stream().anyMatch((span) -> span.contains(event.getStartTime()));
	}

	/** Returns names of methods, the outermost first. */
	private static List<String> stack(RecordedEvent event) {
		if (event.getStackTrace() == null) {
			return List.of(NO_STACK);
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
		return name.startsWith("[") ? ClassDesc.ofDescriptor(name.replace('.', '/')).displayName() : name;
	}

}
