package io.tweebyte.measuring.machine;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.List;
import java.util.Optional;

import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

import com.sun.management.ThreadMXBean;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;

/** Counters of another JVM on this machine, over a connection that stays open. */
public final class JvmCounters implements AutoCloseable {

	private final JMXConnector connector;

	private final ThreadMXBean threads;

	private final List<GarbageCollectorMXBean> collectors;

	private final MemoryMXBean memory;

	private JvmCounters(JMXConnector connector) throws IOException {
		this.connector = connector;
		MBeanServerConnection server = connector.getMBeanServerConnection();
		this.threads = ManagementFactory.getPlatformMXBean(server, ThreadMXBean.class);
		this.collectors = ManagementFactory.getPlatformMXBeans(server, GarbageCollectorMXBean.class);
		this.memory = ManagementFactory.getPlatformMXBean(server, MemoryMXBean.class);
	}

	/** Connects; empty when the process is no JVM, or does not allow it. */
	public static Optional<JvmCounters> of(long pid) {
		try {
			return Optional.of(new JvmCounters(connect(pid)));
		}
		catch (IOException | RuntimeException ex) {
			return Optional.empty();
		}
	}

	/**
	 * Connects to the management beans of a JVM.
	 * @throws IOException when the process is no JVM, or does not allow it
	 */
	public static JMXConnector connect(long pid) throws IOException {
		try {
			VirtualMachine machine = VirtualMachine.attach(Long.toString(pid));
			try {
				return JMXConnectorFactory.connect(new JMXServiceURL(machine.startLocalManagementAgent()));
			}
			finally {
				machine.detach();
			}
		}
		catch (AttachNotSupportedException ex) {
			throw new IOException(ex);
		}
	}

	/** Reads the counters; {@code NaN} once the JVM has ended. */
	public Reading read() {
		try {
			return new Reading(this.threads.getTotalThreadAllocatedBytes(),
					this.collectors.stream().mapToLong(GarbageCollectorMXBean::getCollectionCount).sum(),
					this.collectors.stream().mapToLong(GarbageCollectorMXBean::getCollectionTime).sum());
		}
		catch (RuntimeException ex) {
			return Reading.UNKNOWN;
		}
	}

	/**
	 * Asks for a full garbage collection, so never within a slice.
	 * @return bytes of live objects; {@code NaN} once the JVM has ended
	 */
	public double liveHeap() {
		try {
			this.memory.gc();
			return this.memory.getHeapMemoryUsage().getUsed();
		}
		catch (RuntimeException ex) {
			return Double.NaN;
		}
	}

	@Override
	public void close() {
		try {
			this.connector.close();
		}
		catch (IOException ex) {
			// the JVM has ended
		}
	}

	/**
	 * Since the start of the JVM.
	 *
	 * @param allocated bytes of heap, of all threads
	 * @param collections how many garbage collections there were
	 * @param collecting milliseconds of them by the clock
	 */
	public record Reading(double allocated, double collections, double collecting) {

		/** Of what is no JVM. */
		public static final Reading UNKNOWN = new Reading(Double.NaN, Double.NaN, Double.NaN);

	}

}
