package io.tweebyte.user.config;

import io.tweebyte.shared.binding.FormFields;
import reactor.core.publisher.Mono;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.util.MultiValueMap;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebExchangeDecorator;

/**
 * A form, of which controllers bind the fields of the body alone. WebFlux would add the
 * parameters of the query, and replace bytes that are not UTF-8.
 */
final class Form extends ServerWebExchangeDecorator {

	private final Mono<MultiValueMap<String, String>> fields;

	private Form(ServerWebExchange exchange, String contentType, int limit) {
		super(exchange.mutate().request(withoutQuery(exchange.getRequest())).build());
		this.fields = body(exchange.getRequest(), limit).map((body) -> FormFields.parse(contentType, body, limit))
			.map(MultiValueMap::fromSingleValue)
			.cache();
	}

	/** Returns the exchange itself when it has no form. The limit is in bytes. */
	static ServerWebExchange of(ServerWebExchange exchange, int limit) {
		String contentType = exchange.getRequest().getHeaders().getFirst(HttpHeaders.CONTENT_TYPE);
		return FormFields.isForm(exchange.getRequest().getMethod().name(), contentType)
				? new Form(exchange, contentType, limit) : exchange;
	}

	@Override
	public Mono<MultiValueMap<String, String>> getFormData() {
		return this.fields;
	}

	private static ServerHttpRequest withoutQuery(ServerHttpRequest request) {
		return new ServerHttpRequestDecorator(request) {
			@Override
			public MultiValueMap<String, String> getQueryParams() {
				return new LinkedMultiValueMap<>();
			}
		};
	}

	private static Mono<byte[]> body(ServerHttpRequest request, int limit) {
		return DataBufferUtils.join(DataBufferUtils.takeUntilByteCount(request.getBody(), limit + 1))
			.map(Form::bytes)
			.defaultIfEmpty(new byte[0]);
	}

	private static byte[] bytes(DataBuffer buffer) {
		byte[] bytes = new byte[buffer.readableByteCount()];
		buffer.read(bytes);
		DataBufferUtils.release(buffer);
		return bytes;
	}

}
