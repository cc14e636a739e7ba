package io.tweebyte.launcher.aot;

import io.tweebyte.servers.process.ServerException;

/** Whether this JDK has AOT caches (JEP 483, 514 and 515), which make starts faster. */
public final class AotCaches {

	private static final int FIRST_JDK = 25;

	private AotCaches() {
	}

	/** Returns whether this JDK can have AOT caches. */
	public static boolean isSupported() {
		return Runtime.version().feature() >= FIRST_JDK;
	}

	/**
	 * Makes sure that this JDK can have AOT caches.
	 * @throws ServerException if it is too old
	 */
	public static void requireSupport() {
		if (!isSupported()) {
			throw new ServerException("AOT caches need JDK %d or later, this is %d (%s). Set JAVA_HOME."
				.formatted(FIRST_JDK, Runtime.version().feature(), System.getProperty("java.home")));
		}
	}

}
