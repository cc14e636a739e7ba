package io.tweebyte.launcher.fault;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.servers.process.Pause;
import io.tweebyte.servers.process.ServerException;
import org.apache.commons.io.function.IOConsumer;

/**
 * Passes the bytes of a connection on in their order, all of them late by the same time.
 * So a response waits once however long it is, and responses to pipelined requests do not
 * wait for each other. One thread adds bytes, and closes.
 */
final class DelayLine implements AutoCloseable {

	/** The other side waits while so many parts are on their way. */
	private static final int MOST = 1024;

	private static final Part END = new Part(new byte[0], 0);

	private final IOConsumer<byte[]> receiver;

	private final Runnable failed;

	private final BlockingQueue<Part> parts = new ArrayBlockingQueue<>(MOST);

	private final AtomicInteger waiting = new AtomicInteger();

	private final CountDownLatch ended = new CountDownLatch(1);

	private boolean isStarted;

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
		if (delay.isZero() && this.waiting.get() == 0) {
			this.receiver.accept(bytes);
			return;
		}
		if (!this.isStarted) {
			this.isStarted = true;
			Thread.ofVirtual().start(this::send);
		}
		this.waiting.incrementAndGet();
		put(new Part(bytes, System.nanoTime() + delay.toNanos()));
	}

	private void put(Part part) {
		try {
			this.parts.put(part);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ServerException("Interrupted while bytes were delayed", ex);
		}
	}

	private void send() {
		boolean isOpen = true;
		try {
			for (Part part = this.parts.take(); part != END; part = this.parts.take()) {
				isOpen = isOpen && send(part);
				this.waiting.decrementAndGet();
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		finally {
			this.ended.countDown();
		}
	}

	private boolean send(Part part) {
		try {
			Pause.of(Duration.ofNanos(Math.max(0, part.due() - System.nanoTime())));
			this.receiver.accept(part.bytes());
			return true;
		}
		catch (IOException ex) {
			this.failed.run();
			return false;
		}
	}

	/** Waits until all bytes are passed on, or the receiver has failed. */
	@Override
	public void close() {
		if (this.isStarted) {
			put(END);
			try {
				this.ended.await();
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
		}
	}

	/** Bytes and the time of {@link System#nanoTime()} at which they are due. */
	private record Part(byte[] bytes, long due) {
	}

}
