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
 * A body that ends with a failure when it becomes too large or too slow.
 */
final class LimitedBody extends ServerHttpRequestDecorator {

	private final long size;

	private final Duration time;

	private final AtomicLong read = new AtomicLong();

	private final Sinks.Empty<Void> end = Sinks.empty();

	private volatile ContractException failure;

	private volatile boolean ended;

	LimitedBody(ServerHttpRequest client, long size, Duration time) {
		super(client);
		this.size = size;
		this.time = time;
	}

	@Override
	public Flux<DataBuffer> getBody() {
		Mono<DataBuffer> late = Mono.delay(this.time)
			.flatMap((zero) -> Mono.error(() -> fail(ContractException.badRequest(Sentences.BODY_TOO_SLOW))));
		return super.getBody().takeUntilOther(late)
			.doOnNext(this::count)
			.doOnComplete(() -> this.ended = true)
			.doFinally((signal) -> this.end.tryEmitEmpty());
	}

	private void count(DataBuffer part) {
		if (this.read.addAndGet(part.readableByteCount()) > this.size) {
			DataBufferUtils.release(part);
			throw fail(new ContractException(ErrorKind.CONTENT_TOO_LARGE, Sentences.BODY_TOO_LARGE));
		}
	}

	private ContractException fail(ContractException ex) {
		this.failure = ex;
		return ex;
	}

	/**
	 * The end of the body, be it good or bad.
	 * @return ends with the body
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
	 * @return whether it has
	 */
	boolean isEnded() {
		return this.ended;
	}

}
