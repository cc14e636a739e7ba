package io.tweebyte.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.HotSpotDiagnosticMXBean.ThreadDumpFormat;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingStream;

/**
 * The virtual threads that this JVM has started since, and that have not ended. Flight
 * Recorder reports both, up to a second later. Frequent dumps of virtual threads can end
 * a JVM 25 (JDK-8364343), and a class histogram counts ended threads that something still
 * refers to.
 */
public final class StartedVirtualThreads implements AutoCloseable {

	private static final Duration LIMIT = Duration.ofMinutes(1);

	private final RecordingStream events = new RecordingStream();

	private final Set<Long> running = ConcurrentHashMap.newKeySet();

	private final Map<Long, CountDownLatch> ends = new ConcurrentHashMap<>();

	private StartedVirtualThreads() {
		this.events.setOrdered(true);
		this.events.enable("jdk.VirtualThreadStart").withoutStackTrace();
		this.events.enable("jdk.VirtualThreadEnd").withoutStackTrace();
		this.events.onEvent("jdk.VirtualThreadStart", (event) -> this.running.add(id(event)));
		this.events.onEvent("jdk.VirtualThreadEnd", (event) -> end(id(event)));
		this.events.startAsync();
	}

	/** Begins to follow the virtual threads that are started from now on. */
	public static StartedVirtualThreads follow() {
		return new StartedVirtualThreads();
	}

	/** Returns the ids of those that run or wait. */
	public Set<Long> running() {
		awaitEvents();
		return Set.copyOf(this.running);
	}

	/** Returns the stacks of those that run or wait, as a thread dump prints them. */
	public String stacks() {
		return Arrays.stream(threadDump().split("\n\n"))
			.filter((thread) -> this.running.stream().anyMatch((id) -> thread.startsWith("#" + id + " ")))
			.collect(Collectors.joining("\n\n"));
	}

	private void end(long id) {
		this.running.remove(id);
		Optional.ofNullable(this.ends.get(id)).ifPresent(CountDownLatch::countDown);
	}

	/** Waits for the event of a thread that ends now, before which all others arrive. */
	private void awaitEvents() {
		CountDownLatch ended = new CountDownLatch(1);
		Thread last = Thread.ofVirtual().unstarted(() -> {
		});
		this.ends.put(last.threadId(), ended);
		last.start();
		try {
			if (!ended.await(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
				throw new IllegalStateException("Flight Recorder has not reported a thread that ended.");
			}
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
		this.ends.remove(last.threadId());
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
