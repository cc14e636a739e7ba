package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.UploadSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/**
 * Writes the bodies of uploads to files, so that neither memory nor a service holds them.
 */
@Component
public final class ClientUploads {

	private static final Logger log = LoggerFactory.getLogger(ClientUploads.class);

	private static final String UPLOAD = "gateway-upload";

	private static final int PART = 64 * 1024;

	private static final Set<StandardOpenOption> NEW = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ,
			StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);

	private static final FileAttribute<?> OF_OWNER = PosixFilePermissions
		.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

	private final Path directory;

	private final Duration time;

	private final ClientPlaces places;

	public ClientUploads(UploadSettings settings) {
		this.directory = settings.directory();
		this.time = settings.time();
		this.places = ClientPlaces.divided(settings.limit(), 4);
	}

	/**
	 * Reads the body. Fails with 413 (too large), 400 (late or broken) or 503 (no place).
	 */
	Mono<Void> read(ServerWebExchange exchange, GatewayFilterChain chain) {
		ServerHttpRequest client = exchange.getRequest();
		check(client.getHeaders().getContentLength());
		// an event loop must not wait for a disk
		return Mono.using(() -> begin(client), (upload) -> pass(exchange, upload, chain), Upload::end)
			.subscribeOn(Schedulers.boundedElastic());
	}

	private static void check(long size) {
		if (size > UploadSettings.SIZE) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.PICTURE_TOO_LARGE);
		}
	}

	private Upload begin(ServerHttpRequest client) {
		ClientPlace place = new ClientPlace(this.places, ForwardedHeaders.remoteAddress(client));
		if (!place.take()) {
			throw ApiException.unavailable(Messages.BUSY);
		}
		try {
			return new Upload(place, create());
		}
		catch (IOException ex) {
			place.end();
			throw unwritable(ex);
		}
	}

	/**
	 * The file loses its name at once: nothing is left when this process is killed. It is
	 * created and opened in one step: nothing is left when it cannot be opened.
	 */
	AsynchronousFileChannel create() throws IOException {
		return AsynchronousFileChannel.open(this.directory.resolve("tweebyte-upload-" + UUID.randomUUID()), NEW, null,
				OF_OWNER);
	}

	private Mono<Void> pass(ServerWebExchange exchange, Upload upload, GatewayFilterChain chain) {
		exchange.getAttributes().put(UPLOAD, upload);
		return write(exchange.getRequest(), upload.file()).flatMap((size) -> chain
			.filter(exchange.mutate().request(with(upload.file(), size, exchange.getRequest())).build()));
	}

	/** Returns the size of the body. */
	Mono<Long> write(ServerHttpRequest client, AsynchronousFileChannel file) {
		AtomicLong size = new AtomicLong();
		Flux<DataBuffer> body = client.getBody()
			// an end of the body, since nothing else ends its subscription
			.takeUntilOther(Mono.delay(this.time).then(Mono.error(TimeoutException::new)))
			.map((part) -> counted(part, size))
			.onErrorMap((failure) -> !(failure instanceof ApiException), BodyLimitFilter::explain);
		return DataBufferUtils.write(body, file)
			// a part that is being written when the client hangs up
			.doOnDiscard(DataBuffer.class, DataBufferUtils::release)
			.doOnNext(DataBufferUtils::release)
			.onErrorMap(IOException.class, ClientUploads::unwritable)
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

	private static ServerHttpRequest with(AsynchronousFileChannel file, long size, ServerHttpRequest client) {
		ServerHttpRequest whole = client.mutate().headers((headers) -> {
			headers.remove(HttpHeaders.TRANSFER_ENCODING);
			headers.setContentLength(size);
		}).build();
		return new ServerHttpRequestDecorator(whole) {

			@Override
			public Flux<DataBuffer> getBody() {
				return DataBufferUtils.readAsynchronousFileChannel(() -> file, DefaultDataBufferFactory.sharedInstance,
						PART);
			}

		};
	}

	/**
	 * Gives the place of an upload back when the head of the response is here, and before
	 * it is passed on: the client may read the response slowly, or begin its next upload.
	 * The file is still open: the service may respond before it has read the upload.
	 */
	static Mono<Void> endAfter(Mono<Void> call, ServerWebExchange exchange) {
		return (exchange.getAttribute(UPLOAD) instanceof Upload upload)
				? call.doOnTerminate(upload.place()::end).doOnCancel(upload.place()::end) : call;
	}

	record Upload(ClientPlace place, AsynchronousFileChannel file) {

		/** Closing waits for a write that is under way, which an event loop must not. */
		void end() {
			Mono.fromRunnable(this::close).subscribeOn(Schedulers.boundedElastic()).subscribe();
		}

		private void close() {
			try {
				this.file.close();
			}
			catch (IOException ex) {
				log.warn("The file of an upload could not be closed.", ex);
			}
			this.place.end();
		}

	}

}
