package io.tweebyte.lab.waiting;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import com.sun.management.OperatingSystemMXBean;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.machine.Footprint;
import tools.jackson.databind.json.JsonMapper;

/** Lets operations of one style wait, in a JVM of its own, and writes what they cost. */
public final class WaitingProbe {

	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private static final int WARM_UP = 500;

	private static final Duration SETTLE = Duration.ofMillis(100);

	private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

	private final Waits.Wait wait;

	private WaitingProbe(Waits.Wait wait) {
		this.wait = wait;
	}

	/**
	 * Takes a style, a number of operations and how many milliseconds they wait, and
	 * prints a record as JSON.
	 */
	public static void main(String[] arguments) throws InterruptedException {
		Style style = Style.valueOf(arguments[0]);
		WaitingProbe probe = new WaitingProbe(Waits.styles().get(style));
		probe.begin(WARM_UP, Duration.ofMillis(1)).await();
		Waiting waiting = probe.measure(style, Integer.parseInt(arguments[1]),
				Duration.ofMillis(Long.parseLong(arguments[2])));
		System.out.println(new JsonMapper().writeValueAsString(waiting));
		// daemons of some libraries are none
		System.exit(0);
	}

	private Waiting measure(Style style, int count, Duration time) throws InterruptedException {
		long heap = heap();
		double resident = resident();
		int threads = settledThreads();
		long cpu = this.process.getProcessCpuTime();
		CountDownLatch open = begin(count, time);
		Thread.sleep(time.dividedBy(2));
		long begun = this.process.getProcessCpuTime() - cpu;
		double heapEach = (double) (heap() - heap) / count;
		double residentEach = (resident() - resident) / count;
		int more = threads() - threads;
		int early = (int) (count - open.getCount());
		long ended = this.process.getProcessCpuTime();
		open.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
		double used = (double) (begun + this.process.getProcessCpuTime() - ended) / count;
		int completed = (int) (count - open.getCount());
		return new Waiting(style, count, early, completed, heapEach, residentEach, more, used);
	}

	private CountDownLatch begin(int count, Duration time) {
		CountDownLatch open = new CountDownLatch(count);
		for (int i = 0; i < count; i++) {
			this.wait.begin(time, open::countDown);
		}
		return open;
	}

	/** Returns the bytes that live. */
	private static long heap() {
		System.gc();
		System.gc();
		return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
	}

	private static int threads() {
		return ManagementFactory.getThreadMXBean().getThreadCount();
	}

	/** Returns how many threads there are when those of the warm-up have ended. */
	private static int settledThreads() throws InterruptedException {
		int before = Integer.MAX_VALUE;
		while (threads() < before) {
			before = threads();
			Thread.sleep(SETTLE);
		}
		return before;
	}

	/** Returns the bytes that the process occupies; not a number where unknown. */
	private static double resident() {
		return Footprint.of(ProcessHandle.current().pid(), Double.NaN).resident();
	}

}
