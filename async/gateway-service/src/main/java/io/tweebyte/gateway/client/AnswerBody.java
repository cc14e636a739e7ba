package io.tweebyte.gateway.client;

import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The body of a service's answer on its way to the client. At most two parts of it are
 * here at once: the one being written and the next.
 */
public final class AnswerBody implements BodySubscriber<AnswerBody>, AutoCloseable {

	private final BlockingQueue<Part> parts = new LinkedBlockingQueue<>();

	private final CompletableFuture<Flow.Subscription> subscription = new CompletableFuture<>();

	@Override
	public CompletionStage<AnswerBody> getBody() {
		return CompletableFuture.completedStage(this);
	}

	@Override
	public void onSubscribe(Flow.Subscription subscription) {
		this.subscription.complete(subscription);
		subscription.request(1);
	}

	@Override
	public void onNext(List<ByteBuffer> buffers) {
		this.parts.add(new Part(buffers, null));
	}

	@Override
	public void onError(Throwable failure) {
		this.parts.add(new Part(null, failure));
	}

	@Override
	public void onComplete() {
		this.parts.add(new Part(null, null));
	}

	/**
	 * Tells whether the next part is here.
	 * @return whether {@link #next} would not wait
	 */
	public boolean isReady() {
		return !this.parts.isEmpty();
	}

	/**
	 * Waits for the next part.
	 * @return the part, or empty when the body has ended well
	 * @throws IOException when it broke, or nothing came in time
	 * @throws InterruptedException when the gateway stops
	 */
	public Optional<List<ByteBuffer>> next(Duration patience) throws IOException, InterruptedException {
		Part part = this.parts.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
		if (part == null) {
			throw new IOException("The service paused for too long.");
		}
		if (part.failure != null) {
			throw new IOException("The service's answer broke.", part.failure);
		}
		if (part.buffers != null) {
			this.subscription.join().request(1);
		}
		return Optional.ofNullable(part.buffers);
	}

	/**
	 * Ends the service's answer, if it has not ended.
	 */
	@Override
	public void close() {
		this.subscription.thenAccept(Flow.Subscription::cancel);
	}

	private record Part(List<ByteBuffer> buffers, Throwable failure) {
	}

}
