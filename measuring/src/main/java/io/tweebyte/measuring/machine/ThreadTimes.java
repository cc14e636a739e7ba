package io.tweebyte.measuring.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * CPU time of a process by thread, from Linux's scheduler, in nanoseconds. A thread that
 * ends between two readings loses what it used between them.
 *
 * @param threads by id; the processes of a family count as threads
 */
record ThreadTimes(Map<Long, ThreadTime> threads) {

	private static final Path PROC = Path.of("/proc");

	/** Begins of the names, which Linux cuts at 15 characters. */
	private static final List<String> JIT = List.of("C1 ", "C2 ", "JVMCI");

	private static final List<String> GC = List.of("GC ", "G1 ", "VM Thread", "Shenandoah", "ZGC", "ZDriver",
			"ZWorker");

	private static final double NANOS_PER_MILLI = 1e6;

	/** Returns whether the system reports them. */
	static boolean isKnown() {
		return Files.isReadable(PROC.resolve("self/schedstat"));
	}

	/** Reads a process; empty when it has ended. */
	static ThreadTimes of(WatchedProcess process) {
		Map<Long, ThreadTime> threads = new HashMap<>();
		addThreads(process.pid(), threads);
		if (process.family()) {
			ProcessTime.children(process.pid()).forEach((child) -> addThreads(child, threads));
		}
		return new ThreadTimes(threads);
	}

	private static void addThreads(long pid, Map<Long, ThreadTime> threads) {
		try (DirectoryStream<Path> tasks = Files.newDirectoryStream(PROC.resolve(pid + "/task"))) {
			for (Path task : tasks) {
				add(task, threads);
			}
		}
		catch (IOException ex) {
			// it has ended
		}
	}

	private static void add(Path task, Map<Long, ThreadTime> threads) {
		try {
			String[] figures = Files.readString(task.resolve("schedstat")).strip().split(" ");
			threads.put(Long.valueOf(task.getFileName().toString()),
					new ThreadTime(Files.readString(task.resolve("comm")).strip(), Long.parseLong(figures[0]),
							Long.parseLong(figures[2])));
		}
		catch (IOException ex) {
			// the thread has ended
		}
	}

	/** Returns milliseconds since an earlier reading. */
	double millisSince(ThreadTimes before) {
		return millisSince(before, (name) -> true);
	}

	/** Returns those of JIT compilers. */
	double jitSince(ThreadTimes before) {
		return millisSince(before, (name) -> JIT.stream().anyMatch(name::startsWith));
	}

	/** Returns those of garbage collectors, and of the thread that stops all others. */
	double gcSince(ThreadTimes before) {
		return millisSince(before, (name) -> GC.stream().anyMatch(name::startsWith));
	}

	/** Returns how often threads got a core. */
	double switchesSince(ThreadTimes before) {
		return this.threads.entrySet()
			.stream()
			.mapToLong((thread) -> thread.getValue().switches()
					- before.threads.getOrDefault(thread.getKey(), ThreadTime.NONE).switches())
			.sum();
	}

	private double millisSince(ThreadTimes before, Predicate<String> names) {
		return this.threads.entrySet()
			.stream()
			.filter((thread) -> names.test(thread.getValue().name()))
			.mapToLong((thread) -> thread.getValue().nanos()
					- before.threads.getOrDefault(thread.getKey(), ThreadTime.NONE).nanos())
			.sum() / NANOS_PER_MILLI;
	}

	/**
	 * A thread.
	 *
	 * @param nanos of CPU since it began
	 * @param switches how often it got a core since then
	 */
	record ThreadTime(String name, long nanos, long switches) {

		static final ThreadTime NONE = new ThreadTime("", 0, 0);

	}

}
