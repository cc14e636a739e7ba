package io.tweebyte.gateway.filter;

import java.util.function.BooleanSupplier;

import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.SynchronousSink;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;

/** Passes the parts of a stream on until the token of its client has ended. */
final class PassedStream extends ServerHttpResponseDecorator {

	private final BooleanSupplier isTokenEnded;

	PassedStream(ServerHttpResponse client, BooleanSupplier isTokenEnded) {
		super(client);
		this.isTokenEnded = isTokenEnded;
	}

	@Override
	public Mono<Void> writeAndFlushWith(Publisher<? extends Publisher<? extends DataBuffer>> body) {
		return super.writeAndFlushWith(Flux.from(body).handle(this::pass));
	}

	private void pass(Publisher<? extends DataBuffer> part, SynchronousSink<Publisher<? extends DataBuffer>> sink) {
		if (this.isTokenEnded.getAsBoolean()) {
			Flux.from(part).subscribe(DataBufferUtils::release);
			sink.complete();
		}
		else {
			sink.next(part);
		}
	}

}
