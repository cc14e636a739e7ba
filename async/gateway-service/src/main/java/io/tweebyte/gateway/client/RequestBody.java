package io.tweebyte.gateway.client;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.Semaphore;

/**
 * The body of a request on its way to a service. The thread that holds the client's
 * request reads a part whenever the service takes one, so that nothing is buffered and no
 * other thread ever touches the request.
 */
final class RequestBody implements Flow.Publisher<ByteBuffer>, Flow.Subscription {

	private static final int PART = 16 * 1024;

	private final Semaphore demand = new Semaphore(0);

	private volatile Flow.Subscriber<? super ByteBuffer> service;

	private volatile boolean over;

	@Override
	public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
		this.service = subscriber;
		subscriber.onSubscribe(this);
	}

	@Override
	public void request(long parts) {
		this.demand.release((int) Math.min(parts, 1024));
	}

	@Override
	public void cancel() {
		stop();
	}

	private void stop() {
		this.over = true;
		this.demand.release();
	}

	/**
	 * Sends the body, until it ends or the service is gone. An answer that comes before
	 * is read after it: that is how the JDK's client works.
	 * @param body the client's body
	 * @throws IOException when the client's body breaks
	 * @throws InterruptedException when the gateway stops
	 */
	void send(InputStream body, CompletableFuture<?> answer) throws IOException, InterruptedException {
		answer.whenComplete((head, failure) -> stop());
		byte[] part = new byte[PART];
		this.demand.acquire();
		while (!this.over) {
			int length = read(body, part);
			if (length < 0) {
				this.service.onComplete();
				return;
			}
			this.service.onNext(ByteBuffer.wrap(Arrays.copyOf(part, length)));
			this.demand.acquire();
		}
	}

	private int read(InputStream body, byte[] part) throws IOException {
		try {
			return body.read(part);
		}
		catch (IOException | RuntimeException ex) {
			this.service.onError(ex);
			throw ex;
		}
	}

}
