package io.tweebyte.common.server;

import java.time.Duration;

import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.RequestLog;
import reactor.core.publisher.Mono;

import org.springframework.http.HttpHeaders;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;

/** Gives every request the id under which services log it, and its deadline. */
public final class RequestIdFilter implements WebFilter {

	private static final String DEADLINE = Deadline.class.getName();

	private final Duration time;

	RequestIdFilter(Duration time) {
		this.time = time;
	}

	/** The request has passed this filter. */
	public static String of(ServerWebExchange exchange) {
		return exchange.getAttribute(RequestLog.REQUEST_ID);
	}

	public static Deadline deadline(ServerWebExchange exchange) {
		return exchange.getAttribute(DEADLINE);
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		HttpHeaders headers = exchange.getRequest().getHeaders();
		String id = RequestLog.takeId(headers.getFirst(HeaderNames.REQUEST_ID));
		exchange.getAttributes().put(RequestLog.REQUEST_ID, id);
		exchange.getAttributes().put(DEADLINE, Deadline.in(this.time, headers.getFirst(HeaderNames.DEADLINE)));
		exchange.getResponse().getHeaders().set(HeaderNames.REQUEST_ID, id);
		// model: no thread keeps it for the log: lines of a request are logged with
		// RequestLog
		return chain.filter(exchange);
	}

}
