package io.tweebyte.measuring.run;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Turns Ctrl-C into an interruption of the thread that works, and holds the end of the
 * JVM up until that thread has stopped what it started.
 */
public class Interruption implements AutoCloseable {

	private static final long PATIENCE_SECONDS = 40;

	private final CountDownLatch unwound = new CountDownLatch(1);

	private final Thread hook;

	/** Begins to listen on behalf of the calling thread. */
	public Interruption() {
		Thread worker = Thread.currentThread();
		this.hook = new Thread(() -> {
			worker.interrupt();
			await();
		}, "interruption");
		Runtime.getRuntime().addShutdownHook(this.hook);
	}

	/** Says that everything is stopped. */
	@Override
	public void close() {
		this.unwound.countDown();
		try {
			Runtime.getRuntime().removeShutdownHook(this.hook);
		}
		catch (IllegalStateException ex) {
			// The JVM is ending already, and waits for just this.
		}
	}

	private void await() {
		try {
			this.unwound.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
