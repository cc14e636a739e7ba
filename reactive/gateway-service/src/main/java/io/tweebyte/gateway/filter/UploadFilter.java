package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.UploadSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

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

/** Writes the bodies of uploads to files, so that neither memory nor a service holds them. */
@Component
@Order(ErrorFilter.FIRST + 2)
public final class UploadFilter implements GlobalFilter {

	private static final Logger log = LoggerFactory.getLogger(UploadFilter.class);

	private static final int PART = 64 * 1024;

	private final Duration time;

	private final ClientPlaces places;

	public UploadFilter(UploadSettings settings) {
		this.time = settings.time();
		this.places = ClientPlaces.divided(settings.limit(), 4);
	}

	static boolean isUpload(ServerHttpRequest client) {
		return GatewayPaths.isUpload(client.getMethod().name(), client.getURI().getRawPath());
	}

	/**
	 * Reads the body. Fails with 413 (too large), 400 (late or broken) or 503 (no place).
	 */
	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		ServerHttpRequest client = exchange.getRequest();
		if (!BodyLimitFilter.hasBody(client) || !isUpload(client)) {
			return chain.filter(exchange);
		}
		check(client.getHeaders().getContentLength());
		return Mono.using(() -> place(client),
				(place) -> Mono.usingWhen(create(), (file) -> pass(exchange, file, chain), UploadFilter::remove),
				ClientPlace::end);
	}

	private static void check(long size) {
		if (size > UploadSettings.SIZE) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.PICTURE_TOO_LARGE);
		}
	}

	private ClientPlace place(ServerHttpRequest client) {
		ClientPlace place = new ClientPlace(this.places, PassedHeaders.address(client));
		if (!place.take()) {
			throw ApiException.unavailable(Messages.BUSY);
		}
		return place;
	}

	private static Mono<Path> create() {
		return Mono.fromCallable(() -> Files.createTempFile("tweebyte-upload-", null))
			.subscribeOn(Schedulers.boundedElastic())
			.onErrorMap(IOException.class, UploadFilter::unwritable);
	}

	private static Mono<Void> remove(Path file) {
		return Mono.<Void>fromCallable(() -> {
			Files.deleteIfExists(file);
			return null;
		}).subscribeOn(Schedulers.boundedElastic());
	}

	private Mono<Void> pass(ServerWebExchange exchange, Path file, GatewayFilterChain chain) {
		return write(exchange.getRequest(), file)
			.flatMap((size) -> chain.filter(exchange.mutate().request(with(file, size, exchange.getRequest())).build()));
	}

	/** Returns the size of the body. */
	private Mono<Long> write(ServerHttpRequest client, Path file) {
		AtomicLong size = new AtomicLong();
		Flux<DataBuffer> body = client.getBody()
			.map((part) -> counted(part, size))
			.onErrorMap((failure) -> !(failure instanceof ApiException), BodyLimitFilter::explain);
		return DataBufferUtils.write(body, file, StandardOpenOption.WRITE)
			.timeout(this.time, Mono.error(() -> ApiException.badRequest(Messages.BODY_TOO_SLOW)))
			.onErrorMap(IOException.class, UploadFilter::unwritable)
			.then(Mono.fromSupplier(size::get));
	}

	private static DataBuffer counted(DataBuffer part, AtomicLong size) {
		try {
			check(size.addAndGet(part.readableByteCount()));
			return part;
		}
		catch (ApiException ex) {
			DataBufferUtils.release(part);
			throw ex;
		}
	}

	private static ApiException unwritable(IOException failure) {
		log.warn("An upload could not be written.", failure);
		return ApiException.unavailable(Messages.NO_ROOM_FOR_PICTURES);
	}

	private static ServerHttpRequest with(Path file, long size, ServerHttpRequest client) {
		ServerHttpRequest whole = client.mutate().headers((headers) -> {
			headers.remove(HttpHeaders.TRANSFER_ENCODING);
			headers.setContentLength(size);
		}).build();
		return new ServerHttpRequestDecorator(whole) {

			@Override
			public Flux<DataBuffer> getBody() {
				return DataBufferUtils.read(file, DefaultDataBufferFactory.sharedInstance, PART);
			}

		};
	}

}
