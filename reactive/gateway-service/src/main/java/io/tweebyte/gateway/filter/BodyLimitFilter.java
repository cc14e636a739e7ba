package io.tweebyte.gateway.filter;

import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.concurrent.TimeoutException;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/**
 * Reads the whole body, so that no service waits for a client, and refuses one that is
 * too large, too slow, or broken. Uploads go to files.
 */
@Component
// before the limiter, which waits for Redis: the server would queue thousands of small
// parts meanwhile
@Order(ErrorFilter.FIRST + 2)
public final class BodyLimitFilter implements GlobalFilter {

	// many times what the operations need
	private static final int SMALL = 16 * 1024;

	private final int limit;

	private final Duration time;

	private final ClientPlaces largeBodies;

	private final ClientUploads uploads;

	public BodyLimitFilter(LimitSettings limits, TimeSettings times, GatewayPlaces places, ClientUploads uploads) {
		this.limit = (int) limits.body().toBytes();
		this.time = times.body();
		this.largeBodies = places.largeBodies();
		this.uploads = uploads;
	}

	/**
	 * Fails with 413 (too large), 400 (late or broken) or 503 (large or not here yet, and
	 * no place).
	 */
	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		ServerHttpRequest client = exchange.getRequest();
		if (!hasBody(client)) {
			return chain.filter(exchange);
		}
		if (GatewayPaths.isUpload(client.getMethod().name(), client.getURI().getRawPath())) {
			return this.uploads.read(exchange, chain);
		}
		check(client.getHeaders().getContentLength());
		// a service holds a body several times over while it parses it: a hundred of the
		// largest ones would take all of its memory
		return Mono.using(() -> new ClientPlace(this.largeBodies, ForwardedHeaders.remoteAddress(client)),
				(place) -> read(client, place)
					.flatMap((body) -> chain.filter(exchange.mutate().request(with(body, client)).build())),
				ClientPlace::end);
	}

	private void check(long length) {
		if (length > this.limit) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
	}

	private static boolean hasBody(ServerHttpRequest client) {
		return client.getHeaders().getContentLength() > 0
				|| client.getHeaders().getFirst(HttpHeaders.TRANSFER_ENCODING) != null;
	}

	private Mono<byte[]> read(ServerHttpRequest client, ClientPlace place) {
		return client.getBody()
			.collect(ByteArrayOutputStream::new, (body, part) -> add(body, part, place))
			.map(ByteArrayOutputStream::toByteArray)
			.timeout(this.time)
			.onErrorMap((failure) -> !(failure instanceof ApiException), BodyLimitFilter::explain);
	}

	/** Copies a part: the buffers of many small ones would take much more memory. */
	private void add(ByteArrayOutputStream body, DataBuffer part, ClientPlace place) {
		try {
			int length = body.size() + part.readableByteCount();
			check(length);
			if (length > SMALL && !place.take()) {
				throw ApiException.unavailable(Messages.BUSY);
			}
			byte[] bytes = new byte[part.readableByteCount()];
			part.read(bytes);
			body.writeBytes(bytes);
		}
		finally {
			DataBufferUtils.release(part);
		}
	}

	/** Explains why a body could not be read. */
	static ApiException explain(Throwable failure) {
		return ApiException
			.badRequest((failure instanceof TimeoutException) ? Messages.BODY_TOO_SLOW : Messages.MALFORMED_REQUEST);
	}

	private static ServerHttpRequest with(byte[] body, ServerHttpRequest client) {
		ServerHttpRequest whole = client.mutate().headers((headers) -> {
			headers.remove(HttpHeaders.TRANSFER_ENCODING);
			headers.setContentLength(body.length);
		}).build();
		return new ServerHttpRequestDecorator(whole) {

			@Override
			public Flux<DataBuffer> getBody() {
				return Flux.just(DefaultDataBufferFactory.sharedInstance.wrap(body));
			}

		};
	}

}
