package io.tweebyte.common.web;

import java.time.Clock;
import java.time.Instant;

import io.tweebyte.contracts.time.HttpDate;
import io.tweebyte.shared.http.HeaderRules;
import reactor.core.publisher.Mono;

import org.springframework.core.Ordered;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;

/**
 * Adds what a servlet container adds to every answer by itself: the date, and the end of
 * the connection after an error that may have left a part of the request unread.
 */
public final class ServerHeadersFilter implements WebFilter, Ordered {

	// model: Tomcat does all of this, Netty nothing of it
	private final Clock clock;

	private volatile Now now = new Now(-1, "");

	/**
	 * Creates the filter.
	 */
	public ServerHeadersFilter(Clock clock) {
		this.clock = clock;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		exchange.getResponse().beforeCommit(() -> Mono.fromRunnable(() -> complete(exchange.getResponse())));
		return chain.filter(exchange);
	}

	private void complete(ServerHttpResponse response) {
		HttpHeaders headers = response.getHeaders();
		HttpStatusCode status = response.getStatusCode();
		headers.set(HttpHeaders.DATE, date());
		if (status != null && HeaderRules.endsConnection(status.value())) {
			headers.set(HttpHeaders.CONNECTION, "close");
		}
	}

	private String date() {
		long second = this.clock.instant().getEpochSecond();
		Now last = this.now;
		if (last.second != second) {
			last = new Now(second, HttpDate.format(Instant.ofEpochSecond(second)));
			this.now = last;
		}
		return last.text;
	}

	@Override
	public int getOrder() {
		return Ordered.HIGHEST_PRECEDENCE + 1;
	}

	private record Now(long second, String text) {
	}

}
