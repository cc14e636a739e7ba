package io.tweebyte.gateway.filter;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.server.BusyClientException;
import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** Refuses bodies that are too large, by Content-Length or when they pass the limit. */
@Component
public final class BodyLimitFilter extends OrderedFilter {

	private static final String BODY = "gateway-body";

	private final LimitSettings limits;

	private final TimeSettings times;

	private final ClientPlaces largeBodies;

	public BodyLimitFilter(LimitSettings limits, TimeSettings times, GatewayPlaces places) {
		super(2);
		this.limits = limits;
		this.times = times;
		this.largeBodies = places.largeBodies();
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		ServerHttpRequest client = exchange.getRequest();
		if (client.getHeaders().getContentLength() > this.limits.body().toBytes()) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
		if (!hasBody(client)) {
			return chain.filter(exchange);
		}
		LimitedBody body = new LimitedBody(client, PassedHeaders.address(client));
		exchange.getAttributes().put(BODY, body);
		return chain.filter(exchange.mutate().request(body).build()).doFinally((end) -> body.giveBack());
	}

	static boolean hasBody(ServerHttpRequest client) {
		return client.getHeaders().getContentLength() > 0
				|| client.getHeaders().getFirst(HttpHeaders.TRANSFER_ENCODING) != null;
	}

	/** Returns null when the request has no body. */
	static LimitedBody body(ServerWebExchange exchange) {
		return exchange.getAttribute(BODY);
	}

	/**
	 * A body that fails when it becomes too large, too slow, or breaks, and that needs a
	 * place once it is large. A service holds a body several times over while it parses
	 * it: a hundred of the largest ones would take all of its memory.
	 */
	final class LimitedBody extends ServerHttpRequestDecorator {

		// many times what the operations need
		private static final int SMALL = 16 * 1024;

		private static final Duration PROMPT = Duration.ofSeconds(1);

		private final ClientPlace large;

		private final AtomicLong read = new AtomicLong();

		private final Sinks.Empty<Void> end = Sinks.empty();

		private volatile Duration time = BodyLimitFilter.this.times.body();

		private volatile ApiException failure;

		private volatile boolean ended;

		LimitedBody(ServerHttpRequest client, String address) {
			super(client);
			this.large = new ClientPlace(BodyLimitFilter.this.largeBodies, address);
		}

		@Override
		public Flux<DataBuffer> getBody() {
			return super.getBody().onErrorMap((broken) -> fail(explain(broken)))
				.takeUntilOther(late())
				.doOnNext(this::count)
				.doOnComplete(() -> this.ended = true)
				.doFinally((signal) -> this.end.tryEmitEmpty());
		}

		private static ApiException explain(Throwable broken) {
			return (broken instanceof BusyClientException) ? ApiException.unavailable(Messages.BUSY)
					: ApiException.badRequest(Messages.MALFORMED_REQUEST);
		}

		private Mono<DataBuffer> late() {
			return Mono.delay(this.time).then(Mono.error(() -> fail(ApiException.badRequest(Messages.BODY_TOO_SLOW))));
		}

		private void count(DataBuffer part) {
			long count = this.read.addAndGet(part.readableByteCount());
			if (count > BodyLimitFilter.this.limits.body().toBytes()) {
				DataBufferUtils.release(part);
				throw fail(new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE));
			}
			if (count > SMALL && !this.large.take()) {
				DataBufferUtils.release(part);
				throw fail(ApiException.unavailable(Messages.BUSY));
			}
			// a service that has it all may respond before the signal of its end is here
			this.ended = count == getHeaders().getContentLength();
		}

		private ApiException fail(ApiException ex) {
			this.failure = ex;
			return ex;
		}

		/** Leaves a second at most to a body that is not read yet. */
		void hurry() {
			this.time = Collections.min(List.of(this.time, PROMPT));
		}

		void giveBack() {
			this.large.end();
		}

		/** Completes when the body has ended, well or not. */
		Mono<Void> end() {
			return this.end.asMono();
		}

		/** Returns why the body ended early, or null. */
		ApiException failure() {
			return this.failure;
		}

		boolean isEnded() {
			return this.ended;
		}

	}

}
