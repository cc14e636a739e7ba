package io.tweebyte.gateway.filter;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.limit.ClientPlaces;
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

	public BodyLimitFilter(LimitSettings limits, TimeSettings times, ClientPlaces largeBodyPlaces) {
		super(2);
		this.limits = limits;
		this.times = times;
		this.largeBodies = largeBodyPlaces;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		ServerHttpRequest client = exchange.getRequest();
		long size = this.limits.body().toBytes();
		if (client.getHeaders().getContentLength() > size) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
		if (!hasBody(client)) {
			return chain.filter(exchange);
		}
		LimitedBody body = new LimitedBody(client, size, this.times.body(), this.largeBodies,
				PassedHeaders.address(client));
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
	static final class LimitedBody extends ServerHttpRequestDecorator {

		// many times what the operations need
		private static final int SMALL = 16 * 1024;

		private static final Duration HURRY = Duration.ofSeconds(1);

		private final long size;

		private volatile Duration time;

		private final ClientPlaces places;

		private final String address;

		private final AtomicLong read = new AtomicLong();

		private final Sinks.Empty<Void> end = Sinks.empty();

		private volatile ApiException failure;

		private volatile boolean ended;

		private boolean hasPlace;

		private boolean over;

		/** The size is in bytes; the time is how long the body may take to arrive. */
		LimitedBody(ServerHttpRequest client, long size, Duration time, ClientPlaces places, String address) {
			super(client);
			this.size = size;
			this.time = time;
			this.places = places;
			this.address = address;
		}

		@Override
		public Flux<DataBuffer> getBody() {
			Mono<DataBuffer> late = Mono.delay(this.time)
				.flatMap((zero) -> Mono.error(() -> fail(ApiException.badRequest(Messages.BODY_TOO_SLOW))));
			return super.getBody().onErrorMap((broken) -> fail(ApiException.badRequest(Messages.MALFORMED_REQUEST)))
				.takeUntilOther(late)
				.doOnNext(this::count)
				.doOnComplete(() -> this.ended = true)
				.doFinally((signal) -> this.end.tryEmitEmpty());
		}

		private void count(DataBuffer part) {
			long count = this.read.addAndGet(part.readableByteCount());
			if (count > this.size) {
				DataBufferUtils.release(part);
				throw fail(new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE));
			}
			if (!findPlace(count)) {
				DataBufferUtils.release(part);
				throw fail(ApiException.unavailable(Messages.BUSY));
			}
			// a service that has it all may respond before the signal of its end is here
			this.ended = count == getHeaders().getContentLength();
		}

		private synchronized boolean findPlace(long count) {
			if (count > SMALL && !this.hasPlace && !this.over) {
				this.hasPlace = this.places.tryTake(this.address);
			}
			return count <= SMALL || this.hasPlace;
		}

		private ApiException fail(ApiException ex) {
			this.failure = ex;
			return ex;
		}

		/** Leaves little time to a body that is not read yet. */
		void hurry() {
			this.time = (this.time.compareTo(HURRY) < 0) ? this.time : HURRY;
		}

		/** From then on there is no place for the body. */
		synchronized void giveBack() {
			this.over = true;
			if (this.hasPlace) {
				this.hasPlace = false;
				this.places.giveBack(this.address);
			}
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
