package io.tweebyte.servers.fault;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

import io.tweebyte.servers.process.Pause;
import org.apache.commons.io.function.IOConsumer;

/**
 * Passes the bytes of a connection on in their order, all of them late by the same time.
 * So a response waits once however long it is, and responses to pipelined requests do not
 * wait for each other. One thread adds bytes, and closes.
 */
final class DelayLine implements AutoCloseable {

	/** The other side waits while so many parts are on their way. */
	private static final int MOST = 1024;

	private final IOConsumer<byte[]> receiver;

	private final Runnable failed;

	private final Semaphore room = new Semaphore(MOST);

	/** Its thread starts with the first part that is late. */
	private final ExecutorService sender = Executors.newSingleThreadExecutor(Thread.ofVirtual().factory());

	private boolean isBroken;

	/**
	 * @param receiver of the bytes
	 * @param failed runs when the receiver fails to take bytes that were late
	 */
	DelayLine(IOConsumer<byte[]> receiver, Runnable failed) {
		this.receiver = receiver;
		this.failed = failed;
	}

	/** Passes bytes on after a delay, at once if there is none and nothing waits. */
	void pass(byte[] bytes, Duration delay) throws IOException {
		if (delay.isZero() && this.room.availablePermits() == MOST) {
			this.receiver.accept(bytes);
			return;
		}
		this.room.acquireUninterruptibly();
		long due = System.nanoTime() + delay.toNanos();
		this.sender.execute(() -> {
			send(bytes, due);
			this.room.release();
		});
	}

	private void send(byte[] bytes, long due) {
		if (this.isBroken) {
			return;
		}
		try {
			Pause.of(Duration.ofNanos(Math.max(0, due - System.nanoTime())));
			this.receiver.accept(bytes);
		}
		catch (IOException ex) {
			this.isBroken = true;
			this.failed.run();
		}
	}

	/** Waits until all bytes are passed on, or the receiver has failed. */
	@Override
	public void close() {
		this.sender.close();
	}

}
