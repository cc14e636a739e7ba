package io.tweebyte.gateway.filter;

import java.util.Set;

import io.tweebyte.shared.http.HeaderRules;

import org.springframework.cloud.gateway.filter.headers.HttpHeadersFilter;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** Decides which headers of a service's response reach the client. */
@Component
public final class ResponseHeaders implements HttpHeadersFilter {

	@Override
	public boolean supports(Type type) {
		return type == Type.RESPONSE;
	}

	@Override
	public HttpHeaders filter(HttpHeaders received, ServerWebExchange exchange) {
		HttpHeaders passed = new HttpHeaders();
		Set<String> named = HeaderRules.named(received.getOrEmpty(HttpHeaders.CONNECTION));
		received.forEach((name, values) -> {
			if (HeaderRules.passesToClient(name, named)) {
				passed.addAll(name, values);
			}
		});
		return passed;
	}

}
