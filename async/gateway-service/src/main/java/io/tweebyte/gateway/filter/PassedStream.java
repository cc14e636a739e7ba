package io.tweebyte.gateway.filter;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import io.tweebyte.common.server.OpenResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Passes the parts of a stream on: the service sends the next one when the client has
 * accepted the one before.
 */
final class PassedStream implements Flow.Subscriber<List<ByteBuffer>> {

	private static final Logger log = LoggerFactory.getLogger(PassedStream.class);

	private final OpenResponse response;

	private final Duration idle;

	private final Duration time;

	private final BooleanSupplier isTokenEnded;

	private Flow.Subscription subscription;

	/** Completes when the client has accepted the last part. */
	private volatile CompletableFuture<Void> written = CompletableFuture.completedFuture(null);

	/** Completes with the next part. */
	private volatile CompletableFuture<Void> next = new CompletableFuture<>();

	/**
	 * Creates a stream that has not begun.
	 * @param idle how long a service may send nothing
	 * @param time after which the stream ends in any case
	 * @param isTokenEnded ends it before the next part
	 */
	PassedStream(OpenResponse response, Duration idle, Duration time, BooleanSupplier isTokenEnded) {
		this.response = response;
		this.idle = idle;
		this.time = time;
		this.isTokenEnded = isTokenEnded;
	}

	@Override
	public void onSubscribe(Flow.Subscription subscription) {
		this.subscription = subscription;
		CompletableFuture<Void> end = new CompletableFuture<Void>().completeOnTimeout(null, this.time.toNanos(),
				TimeUnit.NANOSECONDS);
		end.thenRun(this.response::end);
		this.response.whenOver().thenRun(() -> {
			subscription.cancel();
			// its timer would keep everything else
			end.complete(null);
			this.next.complete(null);
		});
		request();
	}

	private void request() {
		this.next = new CompletableFuture<Void>().orTimeout(this.idle.toNanos(), TimeUnit.NANOSECONDS);
		this.next.exceptionally(this::fail);
		this.subscription.request(1);
	}

	@Override
	public void onNext(List<ByteBuffer> part) {
		this.next.complete(null);
		if (this.isTokenEnded.getAsBoolean()) {
			this.response.end();
			return;
		}
		this.written = this.response.write(bytes(part));
		this.written.thenRun(this::request).exceptionally(this::fail);
	}

	private static byte[] bytes(List<ByteBuffer> part) {
		ByteBuffer all = ByteBuffer.allocate(part.stream().mapToInt(ByteBuffer::remaining).sum());
		part.forEach(all::put);
		return all.array();
	}

	private Void fail(Throwable failure) {
		log.debug("A stream has broken.", failure);
		this.response.abort();
		return null;
	}

	@Override
	public void onError(Throwable failure) {
		this.next.complete(null);
		this.written.whenComplete((done, unwritten) -> fail(failure));
	}

	@Override
	public void onComplete() {
		this.next.complete(null);
		this.written.whenComplete((done, failure) -> this.response.end());
	}

}
