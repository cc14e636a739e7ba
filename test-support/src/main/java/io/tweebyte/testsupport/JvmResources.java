package io.tweebyte.testsupport;

import java.lang.management.ManagementFactory;

import javax.management.JMException;
import javax.management.ObjectName;

import com.sun.management.UnixOperatingSystemMXBean;

/** What this JVM holds, for tests that compare it before and after their work. */
public final class JvmResources {

	private static final String DIAGNOSTICS = "com.sun.management:type=DiagnosticCommand";

	private static final String[] SIGNATURE = { String[].class.getName() };

	private JvmResources() {
	}

	/** Returns the number of open files and sockets. */
	public static long descriptors() {
		return ManagementFactory.getPlatformMXBean(UnixOperatingSystemMXBean.class).getOpenFileDescriptorCount();
	}

	/** Returns the number of platform threads. */
	public static int threads() {
		return ManagementFactory.getThreadMXBean().getThreadCount();
	}

	/** Returns how many objects of a class anything still refers to. */
	public static long objects(Class<?> type) {
		// collects the garbage first
		return histogram().lines()
			.map((line) -> line.strip().split("\\s+"))
			.filter((columns) -> columns.length > 3 && columns[3].equals(type.getName()))
			.mapToLong((columns) -> Long.parseLong(columns[1]))
			.sum();
	}

	private static String histogram() {
		try {
			return (String) ManagementFactory.getPlatformMBeanServer()
				.invoke(new ObjectName(DIAGNOSTICS), "gcClassHistogram", new Object[] { new String[0] }, SIGNATURE);
		}
		catch (JMException ex) {
			throw new IllegalStateException("The JVM cannot count its objects.", ex);
		}
	}

}
