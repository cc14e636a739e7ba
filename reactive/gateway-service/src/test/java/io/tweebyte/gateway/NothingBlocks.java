package io.tweebyte.gateway;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;
import reactor.blockhound.BlockHound;

/**
 * Arms BlockHound for all tests: a call that blocks an event loop fails. Each exception
 * names a call that is tolerated, and why.
 */
public class NothingBlocks implements LauncherSessionListener {

	@Override
	public void launcherSessionOpened(LauncherSession session) {
		BlockHound.builder()
			.loadIntegrations()
			// reads a few bytes of randomness from the kernel, which has them at hand
			.allowBlockingCallsInside("java.util.UUID", "randomUUID")
			// classes are loaded once
			.allowBlockingCallsInside("java.lang.ClassLoader", "loadClass")
			// writes to the console
			.allowBlockingCallsInside("ch.qos.logback.classic.Logger", "callAppenders")
			// a lock of the client of Redis, held for a moment; failing in it would
			// leave its count of writers wrong for ever
			.allowBlockingCallsInside("io.lettuce.core.protocol.SharedLock", "incrementWriters")
			.allowBlockingCallsInside("io.lettuce.core.protocol.SharedLock", "doExclusive")
			// the same for the results that a breaker counts
			.allowBlockingCallsInside("io.github.resilience4j.core.metrics.FixedSizeSlidingWindowMetrics", "record")
			.allowBlockingCallsInside("io.github.resilience4j.core.metrics.FixedSizeSlidingWindowMetrics",
					"getSnapshot")
			.install();
	}

}
