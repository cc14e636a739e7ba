package io.tweebyte.gateway.filter;

import java.net.URI;
import java.util.Optional;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.RequestPath;
import reactor.core.publisher.Mono;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;

/** Refuses paths and queries that cannot be decoded, or could be read in two ways. */
public final class StrictDecodingFilter implements WebFilter {

	private static final String PATH = RequestPath.class.getName();

	private final ProblemWriter problems;

	public StrictDecodingFilter(ProblemWriter problems) {
		this.problems = problems;
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
		URI target = exchange.getRequest().getURI();
		Optional<RequestPath> path = RequestPath.parse(target.getRawPath());
		if (path.isEmpty()) {
			return this.problems.write(exchange, ApiException.badRequest(Messages.MALFORMED_PATH));
		}
		if (!RequestPath.isDecodable(target.getRawQuery())) {
			return this.problems.write(exchange, ApiException.badRequest(Messages.MALFORMED_QUERY));
		}
		// model: Tomcat responds to other expectations by itself
		String expected = exchange.getRequest().getHeaders().getFirst(HttpHeaders.EXPECT);
		if (expected != null && !expected.equalsIgnoreCase("100-continue")) {
			exchange.getResponse().setStatusCode(HttpStatus.EXPECTATION_FAILED);
			return exchange.getResponse().setComplete();
		}
		exchange.getAttributes().put(PATH, path.get());
		return chain.filter(exchange);
	}

	/** The request has passed this filter. */
	public static RequestPath path(ServerWebExchange exchange) {
		return exchange.getRequiredAttribute(PATH);
	}

}
