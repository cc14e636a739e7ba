package io.tweebyte.gateway.filter;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;

/**
 * A body that ends with a failure when it becomes too large, too slow, or breaks.
 */
final class LimitedBody extends ServerHttpRequestDecorator {

	private final long size;

	private final Duration time;

	private final LargeBody large;

	private final AtomicLong read = new AtomicLong();

	private final Sinks.Empty<Void> end = Sinks.empty();

	private volatile ContractException failure;

	private volatile boolean ended;

	/**
	 * Puts a body under limits.
	 * @param size the largest size in bytes
	 * @param time how long it may take to arrive
	 * @param large takes a place once the body is large
	 */
	LimitedBody(ServerHttpRequest client, long size, Duration time, LargeBody large) {
		super(client);
		this.size = size;
		this.time = time;
		this.large = large;
	}

	@Override
	public Flux<DataBuffer> getBody() {
		Mono<DataBuffer> late = Mono.delay(this.time)
			.flatMap((zero) -> Mono.error(() -> fail(ContractException.badRequest(Sentences.BODY_TOO_SLOW))));
		return super.getBody().onErrorMap((broken) -> fail(ContractException.badRequest(Sentences.MALFORMED_REQUEST)))
			.takeUntilOther(late)
			.doOnNext(this::count)
			.doOnComplete(() -> this.ended = true)
			.doFinally((signal) -> this.end.tryEmitEmpty());
	}

	private void count(DataBuffer part) {
		long count = this.read.addAndGet(part.readableByteCount());
		if (count > this.size) {
			DataBufferUtils.release(part);
			throw fail(new ContractException(ErrorKind.CONTENT_TOO_LARGE, Sentences.BODY_TOO_LARGE));
		}
		if (!this.large.hasPlace(count)) {
			DataBufferUtils.release(part);
			throw fail(ContractException.unavailable(Sentences.BUSY));
		}
		// a service that has it all may respond before the signal of its end is here
		this.ended = count == getHeaders().getContentLength();
	}

	private ContractException fail(ContractException ex) {
		this.failure = ex;
		return ex;
	}

	/**
	 * The end of the body, be it good or bad.
	 */
	Mono<Void> end() {
		return this.end.asMono();
	}

	/**
	 * Why the body ended early.
	 * @return what was wrong with it, or null
	 */
	ContractException failure() {
		return this.failure;
	}

	/**
	 * Tells whether the body has been read to its end.
	 */
	boolean isEnded() {
		return this.ended;
	}

}
