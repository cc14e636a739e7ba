package io.tweebyte.load.planting;

import java.io.IOException;
import java.io.Reader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;

/** What is planted in a handler of this JVM; nothing until a file says otherwise. */
public final class Planting {

	private static final String BURN = "burn.nanos";

	private static final String FAIL = "fail.every";

	private static final long POLL_MILLIS = 50;

	private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

	private static final AtomicInteger COUNT = new AtomicInteger();

	private static volatile long burn;

	private static volatile int every;

	private Planting() {
	}

	/** Lets requests of another process use more CPU. */
	static void burn(Path folder, long pid, long nanos) throws IOException {
		write(folder, pid, BURN, nanos);
	}

	/** Lets one of so many requests of another process fail. */
	static void fail(Path folder, long pid, long one) throws IOException {
		write(folder, pid, FAIL, one);
	}

	private static void write(Path folder, long pid, String name, long value) throws IOException {
		Path unfinished = Files.writeString(folder.resolve(pid + ".unfinished"), name + "=" + value);
		Files.move(unfinished, folder.resolve(pid + ".properties"));
	}

	/** Waits for the file of this process. */
	static void watch(Path folder) {
		Path file = folder.resolve(ProcessHandle.current().pid() + ".properties");
		Thread.ofPlatform().daemon().name("planting").start(() -> {
			try {
				while (!Files.exists(file)) {
					Thread.sleep(POLL_MILLIS);
				}
				read(file);
			}
			catch (IOException | InterruptedException ex) {
				System.err.println("Nothing is planted: " + ex);
			}
		});
	}

	private static void read(Path file) throws IOException {
		Properties properties = new Properties();
		try (Reader reader = Files.newBufferedReader(file)) {
			properties.load(reader);
		}
		burn = Long.parseLong(properties.getProperty(BURN, "0"));
		every = Integer.parseInt(properties.getProperty(FAIL, "0"));
	}

	/** Is called at the beginning of each request. */
	public static void enter() {
		if (burn > 0) {
			// time on the core: a thread that waits for one burns nothing
			long end = THREADS.getCurrentThreadCpuTime() + burn;
			while (THREADS.getCurrentThreadCpuTime() < end) {
				Thread.onSpinWait();
			}
		}
		if (every > 0 && COUNT.incrementAndGet() % every == 0) {
			throw new IllegalStateException("planted");
		}
	}

}
