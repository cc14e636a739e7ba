package io.tweebyte.common.client;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;

/** Collects the body of a response, and fails beyond a limit in bytes. */
final class BoundedResponse implements BodySubscriber<byte[]> {

	private final int limit;

	private final CompletableFuture<byte[]> body = new CompletableFuture<>();

	private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

	private Subscription subscription;

	BoundedResponse(int limit) {
		this.limit = limit;
	}

	@Override
	public CompletionStage<byte[]> getBody() {
		return this.body;
	}

	@Override
	public void onSubscribe(Subscription subscription) {
		this.subscription = subscription;
		subscription.request(Long.MAX_VALUE);
	}

	@Override
	public void onNext(List<ByteBuffer> buffers) {
		for (ByteBuffer buffer : buffers) {
			byte[] part = new byte[buffer.remaining()];
			buffer.get(part);
			this.bytes.writeBytes(part);
		}
		if (this.bytes.size() > this.limit) {
			this.subscription.cancel();
			this.body.completeExceptionally(new IOException("The answer is larger than " + this.limit + " bytes."));
		}
	}

	@Override
	public void onError(Throwable failure) {
		this.body.completeExceptionally(failure);
	}

	@Override
	public void onComplete() {
		this.body.complete(this.bytes.toByteArray());
	}

}
