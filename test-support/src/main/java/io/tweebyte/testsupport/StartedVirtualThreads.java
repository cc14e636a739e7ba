package io.tweebyte.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.HotSpotDiagnosticMXBean.ThreadDumpFormat;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingStream;
import org.awaitility.Awaitility;

/**
 * The virtual threads that this JVM has started since, and that have not ended. Flight
 * Recorder reports both, up to a second later. Frequent dumps of virtual threads can end
 * a JVM 25 (JDK-8364343), and a class histogram counts ended threads that something still
 * refers to.
 */
public final class StartedVirtualThreads implements AutoCloseable {

	/** Much longer than Flight Recorder takes, and shorter than tests wait. */
	private static final Duration LIMIT = Duration.ofSeconds(5);

	private final RecordingStream events = new RecordingStream();

	private final Set<Long> started = ConcurrentHashMap.newKeySet();

	private final Set<Long> ended = ConcurrentHashMap.newKeySet();

	private StartedVirtualThreads() {
		this.events.enable("jdk.VirtualThreadStart").withoutStackTrace();
		this.events.enable("jdk.VirtualThreadEnd").withoutStackTrace();
		this.events.onEvent("jdk.VirtualThreadStart", (event) -> this.started.add(id(event)));
		this.events.onEvent("jdk.VirtualThreadEnd", (event) -> this.ended.add(id(event)));
		this.events.startAsync();
	}

	/** Begins to follow the virtual threads that are started from now on. */
	public static StartedVirtualThreads follow() {
		return new StartedVirtualThreads();
	}

	/** Returns the ids of those that run or wait. */
	public Set<Long> running() {
		// what happens while events are passed on may arrive one time later
		awaitEvents();
		awaitEvents();
		return withoutEnded();
	}

	/** Returns the stacks of those that run or wait, as a thread dump prints them. */
	public String stacks() {
		Set<Long> running = withoutEnded();
		return Arrays.stream(threadDump().split("\n\n"))
			.filter((thread) -> running.stream().anyMatch((id) -> thread.startsWith("#" + id + " ")))
			.collect(Collectors.joining("\n\n"));
	}

	// the end of a short thread may arrive before its start
	private Set<Long> withoutEnded() {
		Set<Long> running = new HashSet<>(this.started);
		running.removeAll(this.ended);
		return running;
	}

	private void awaitEvents() {
		Thread last = Thread.startVirtualThread(() -> {
		});
		Awaitility.await("the event of a thread that ended")
			.atMost(LIMIT)
			.until(() -> this.ended.contains(last.threadId()));
	}

	private static String threadDump() {
		try {
			Path folder = Files.createTempDirectory("threads");
			Path file = folder.resolve("dump.txt");
			ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
				.dumpThreads(file.toString(), ThreadDumpFormat.TEXT_PLAIN);
			String dump = Files.readString(file);
			Files.delete(file);
			Files.delete(folder);
			return dump;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static long id(RecordedEvent event) {
		return event.getLong("javaThreadId");
	}

	@Override
	public void close() {
		this.events.close();
	}

}
