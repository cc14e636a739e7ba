package io.tweebyte.gateway.filter;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Set;

import io.tweebyte.common.web.RawPath;
import io.tweebyte.common.web.RequestIdFilter;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.HeaderRules;

import org.springframework.cloud.gateway.filter.headers.HttpHeadersFilter;
import org.springframework.core.Ordered;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ServerWebExchange;

/**
 * Decides which headers pass the gateway, in which direction.
 */
public final class PassedHeaders implements HttpHeadersFilter, Ordered {

	private static final Set<HttpMethod> WITH_BODY = Set.of(HttpMethod.POST, HttpMethod.PUT);

	private final Duration deadline;

	/**
	 * Creates the filter.
	 * @param deadline how long a service may take, as it is told
	 */
	public PassedHeaders(Duration deadline) {
		this.deadline = deadline;
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
		passed.set(HeaderNames.FORWARDED_FOR, address(exchange.getRequest()));
		passed.set(HeaderNames.FORWARDED_PATH, RawPath.of(exchange.getRequest()));
		passed.set(HeaderNames.DEADLINE, Long.toString(this.deadline.toMillis()));
		if (!BodyLimitFilter.hasBody(exchange.getRequest()) && WITH_BODY.contains(exchange.getRequest().getMethod())) {
			passed.setContentLength(0);
		}
		return passed;
	}

	@Override
	public int getOrder() {
		return Ordered.LOWEST_PRECEDENCE;
	}

	private static boolean isWanted(String name, ServerWebExchange exchange) {
		return Step.request(exchange).needsToken() || !name.equalsIgnoreCase(HttpHeaders.AUTHORIZATION);
	}

	/**
	 * The address of a client.
	 * @param client the client's request
	 */
	static String address(ServerHttpRequest client) {
		InetSocketAddress address = client.getRemoteAddress();
		return (address != null) ? address.getAddress().getHostAddress() : "unknown";
	}

}
