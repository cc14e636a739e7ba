package io.tweebyte.common.web;

import java.util.Map;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.GatewayPaths;
import reactor.core.publisher.Mono;

import org.springframework.core.codec.DecodingException;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.http.HttpHeaders;
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
 * Has parameters bound from the query alone, those without a value as empty ones. WebFlux
 * would add the fields of a form, whatever the method of the request is, and leave out
 * parameters without a value. The parts of uploads are left to their handler.
 */
final class QueryBindingFilter implements WebFilter {

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		boolean query = exchange.getRequest().getURI().getRawQuery() != null;
		boolean body = exchange.getRequest().getHeaders().containsHeader(HttpHeaders.CONTENT_TYPE);
		return chain.filter((query || body) ? new QueryOnly(exchange) : exchange);
	}

	/** Explains why the parts of a form could not be read. */
	private static Throwable explain(Throwable failure) {
		return switch (failure) {
			case DataBufferLimitException large ->
				new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.PICTURE_TOO_LARGE);
			case DecodingException malformed -> ApiException.badRequest(Messages.MALFORMED_FORM);
			default -> failure;
		};
	}

	private static final class QueryOnly extends ServerWebExchangeDecorator {

		private final ServerHttpRequest request;

		private final boolean isUpload;

		QueryOnly(ServerWebExchange exchange) {
			super(exchange);
			this.isUpload = GatewayPaths.isUpload(exchange.getRequest().getMethod().name(),
					exchange.getRequest().getPath().value());
			MultiValueMap<String, String> parameters = new LinkedMultiValueMap<>();
			exchange.getRequest()
				.getQueryParams()
				.forEach((name, values) -> values
					.forEach((value) -> parameters.add(name, (value != null) ? value : "")));
			this.request = new ServerHttpRequestDecorator(exchange.getRequest()) {
				@Override
				public MultiValueMap<String, String> getQueryParams() {
					return parameters;
				}
			};
		}

		@Override
		public ServerHttpRequest getRequest() {
			return this.request;
		}

		@Override
		public Mono<MultiValueMap<String, String>> getFormData() {
			return Mono.just(CollectionUtils.toMultiValueMap(Map.of()));
		}

		@Override
		public Mono<MultiValueMap<String, Part>> getMultipartData() {
			if (!this.isUpload) {
				return Mono.just(CollectionUtils.toMultiValueMap(Map.of()));
			}
			return super.getMultipartData().onErrorMap(QueryBindingFilter::explain);
		}

	}

}
