package io.tweebyte.lab.messages;

import java.lang.management.ManagementFactory;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;

/**
 * What this process has used so far.
 *
 * @param cpu nanoseconds, of all threads, compiler and collector
 * @param time nanoseconds, from any point
 * @param allocated bytes, of all threads
 */
record Usage(long cpu, long time, long allocated) {

	private static final OperatingSystemMXBean PROCESS = (OperatingSystemMXBean) ManagementFactory
		.getOperatingSystemMXBean();

	private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

	static Usage now() {
		return new Usage(PROCESS.getProcessCpuTime(), System.nanoTime(), THREADS.getTotalThreadAllocatedBytes());
	}

	Usage since(Usage before) {
		return new Usage(this.cpu - before.cpu, this.time - before.time, this.allocated - before.allocated);
	}

}
