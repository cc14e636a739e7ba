package io.tweebyte.user.config;

import java.util.Map;
import java.util.Set;

import io.tweebyte.common.web.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.body.FormFields;
import reactor.core.publisher.Mono;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.codec.multipart.Part;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.util.CollectionUtils;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.util.MultiValueMap;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebExchangeDecorator;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;

/**
 * Reads forms, so that controllers bind fields of the body alone. WebFlux would add the
 * parameters of the query, and replace bytes that are not UTF-8.
 */
final class FormFilter implements WebFilter {

	private static final Set<HttpMethod> WITH_BODY = Set.of(HttpMethod.POST, HttpMethod.PUT);

	private final int limit;

	private final ProblemWriter problems;

	FormFilter(int limit, ProblemWriter problems) {
		this.limit = limit;
		this.problems = problems;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		String contentType = exchange.getRequest().getHeaders().getFirst(HttpHeaders.CONTENT_TYPE);
		if (!WITH_BODY.contains(exchange.getRequest().getMethod()) || !FormFields.isForm(contentType)) {
			return chain.filter(exchange);
		}
		return body(exchange.getRequest()).map((body) -> FormFields.parse(contentType, body))
			.map((fields) -> chain.filter(new Form(exchange, fields)))
			.onErrorResume(ApiException.class, (ex) -> Mono.just(this.problems.write(exchange, ex)))
			.flatMap((response) -> response);
	}

	private Mono<byte[]> body(ServerHttpRequest request) {
		return DataBufferUtils.join(request.getBody(), this.limit)
			.map(FormFilter::bytes)
			.defaultIfEmpty(new byte[0])
			.onErrorMap(DataBufferLimitException.class,
					(ex) -> new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE));
	}

	private static byte[] bytes(DataBuffer buffer) {
		byte[] bytes = new byte[buffer.readableByteCount()];
		buffer.read(bytes);
		DataBufferUtils.release(buffer);
		return bytes;
	}

	private static final class Form extends ServerWebExchangeDecorator {

		private final MultiValueMap<String, String> fields = new LinkedMultiValueMap<>();

		private final ServerHttpRequest request;

		Form(ServerWebExchange exchange, Map<String, String> fields) {
			super(exchange);
			fields.forEach(this.fields::add);
			this.request = new WithoutQuery(exchange.getRequest());
		}

		@Override
		public ServerHttpRequest getRequest() {
			return this.request;
		}

		@Override
		public Mono<MultiValueMap<String, String>> getFormData() {
			return Mono.just(this.fields);
		}

		@Override
		public Mono<MultiValueMap<String, Part>> getMultipartData() {
			return Mono.just(CollectionUtils.toMultiValueMap(Map.of()));
		}

	}

	private static final class WithoutQuery extends ServerHttpRequestDecorator {

		WithoutQuery(ServerHttpRequest request) {
			super(request);
		}

		@Override
		public MultiValueMap<String, String> getQueryParams() {
			return CollectionUtils.toMultiValueMap(Map.of());
		}

	}

}
