package io.tweebyte.launcher.service;

/** Whether services start from AOT caches. */
public enum AotMode {

	/** From the jars alone. */
	OFF,

	/**
	 * From the caches that exist, and from the jar where there is none, or where a
	 * service has JVM flags of its own.
	 */
	EXISTING,

	/** From caches only: missing ones are recorded before the start. Needs JDK 25. */
	REQUIRED

}
