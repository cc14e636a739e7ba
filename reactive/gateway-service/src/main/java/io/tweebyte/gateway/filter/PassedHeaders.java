package io.tweebyte.gateway.filter;

import java.time.Duration;
import java.util.Set;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.HeaderRules;
import io.tweebyte.shared.settings.TimeSettings;

import org.springframework.cloud.gateway.filter.headers.HttpHeadersFilter;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** Decides which headers of a request reach the service. */
@Component
public final class PassedHeaders implements HttpHeadersFilter {

	private static final Set<HttpMethod> WITH_BODY = Set.of(HttpMethod.POST, HttpMethod.PUT);

	private final TaskCallers callers;

	private final Duration head;

	public PassedHeaders(TaskCallers callers, TimeSettings times) {
		this.callers = callers;
		this.head = times.head();
	}

	@Override
	public boolean supports(Type type) {
		return type == Type.REQUEST;
	}

	@Override
	public HttpHeaders filter(HttpHeaders filtered, ServerWebExchange exchange) {
		// the framework's own filters let a client remove its token by naming it in
		// Connection
		HttpHeaders sent = exchange.getRequest().getHeaders();
		HttpHeaders passed = new HttpHeaders();
		Set<String> named = HeaderRules.named(sent.getOrEmpty(HttpHeaders.CONNECTION));
		sent.forEach((name, values) -> {
			if (HeaderRules.passesToService(name, named) && isWanted(name, exchange)) {
				passed.addAll(name, values);
			}
		});
		passed.set(HeaderNames.REQUEST_ID, RequestIdFilter.of(exchange));
		passed.set(HeaderNames.FORWARDED_FOR, ForwardedHeaders.remoteAddress(exchange.getRequest()));
		passed.set(HeaderNames.FORWARDED_PATH, exchange.getRequest().getURI().getRawPath());
		passed.set(HeaderNames.DEADLINE, Long.toString(this.head.toMillis()));
		String token = this.callers.token(StrictDecodingFilter.path(exchange).service().orElseThrow());
		if (token != null) {
			passed.set(HeaderNames.SERVICE_TOKEN, token);
		}
		if (passed.getContentLength() < 0 && WITH_BODY.contains(exchange.getRequest().getMethod())) {
			passed.setContentLength(0);
		}
		return passed;
	}

	private static boolean isWanted(String name, ServerWebExchange exchange) {
		return (!name.equalsIgnoreCase(HttpHeaders.ACCEPT)
				|| HeaderRules.isShort(exchange.getRequest().getHeaders().getOrEmpty(name)))
				&& (!name.equalsIgnoreCase(HttpHeaders.RANGE)
						|| HeaderRules.isRange(exchange.getRequest().getHeaders().getOrEmpty(name),
								exchange.getRequest().getHeaders().containsHeader(HttpHeaders.IF_RANGE)))
				&& (!name.equalsIgnoreCase(HttpHeaders.IF_NONE_MATCH)
						|| GatewayPaths.isPicture(exchange.getRequest().getURI().getRawPath()))
				&& (CallerFilter.user(exchange) != null || !name.equalsIgnoreCase(HttpHeaders.AUTHORIZATION));
	}

}
