package io.tweebyte.lab;

import io.reactivex.rxjava3.internal.schedulers.NonBlockingThread;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;
import reactor.blockhound.BlockHound;

/**
 * Arms BlockHound for all tests: a call that blocks an event loop fails, and so does a
 * style that makes it. Each exception names a call that is tolerated, and why.
 */
public class NothingBlocks implements LauncherSessionListener {

	@Override
	public void launcherSessionOpened(LauncherSession session) {
		BlockHound.builder()
			.loadIntegrations()
			// BlockHound knows the threads of Reactor and of RxJava 2
			.nonBlockingThreadPredicate((known) -> known.or(NonBlockingThread.class::isInstance))
			// classes are loaded once
			.allowBlockingCallsInside("java.lang.ClassLoader", "loadClass")
			// writes to the console
			.allowBlockingCallsInside("ch.qos.logback.classic.Logger", "callAppenders")
			// buffers come from magazines with a lock each
			.allowBlockingCallsInside("io.netty.buffer.AdaptivePoolingAllocator", "allocate")
			// calls the broker while records are handled, in checks alone
			.allowBlockingCallsInside("io.tweebyte.lab.messages.CommitWatch", "compare")
			.install();
	}

}
