package io.tweebyte.common.web;

import java.util.Map;

import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.core.ResolvableType;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.MediaType;
import org.springframework.http.ReactiveHttpOutputMessage;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.http.codec.ServerSentEventHttpMessageWriter;
import org.springframework.http.codec.json.JacksonJsonEncoder;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;

/**
 * Writes each Server-Sent Event as one part. The framework's own writer sends the fields,
 * the data and the end of an event separately, and each hop would write each of them to a
 * socket.
 */
// model: Spring MVC sends an event as a whole by itself
final class EventWriter extends ServerSentEventHttpMessageWriter {

	EventWriter(JacksonJsonEncoder json) {
		super(json);
	}

	/** Leaves to other writers what they are for. */
	@Override
	public boolean canWrite(ResolvableType type, MediaType mediaType) {
		return ServerSentEvent.class.isAssignableFrom(type.toClass());
	}

	@Override
	public Mono<Void> write(Publisher<?> events, ResolvableType type, MediaType mediaType,
			ReactiveHttpOutputMessage response, Map<String, Object> hints) {
		return super.write(events, type, mediaType, new WholeEvents((ServerHttpResponse) response), hints);
	}

	private static final class WholeEvents extends ServerHttpResponseDecorator {

		WholeEvents(ServerHttpResponse response) {
			super(response);
		}

		@Override
		public Mono<Void> writeAndFlushWith(Publisher<? extends Publisher<? extends DataBuffer>> events) {
			// without a charset: events are always UTF-8
			getHeaders().setContentType(MediaType.TEXT_EVENT_STREAM);
			return super.writeAndFlushWith(Flux.from(events).map(DataBufferUtils::join));
		}

	}

}
