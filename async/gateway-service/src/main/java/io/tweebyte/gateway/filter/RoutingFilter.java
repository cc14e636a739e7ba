package io.tweebyte.gateway.filter;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Collections;
import java.util.Set;

import com.netflix.zuul.context.RequestContext;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.tweebyte.common.web.RawPath;
import io.tweebyte.common.web.RequestIdFilter;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.gateway.client.AnswerBody;
import io.tweebyte.gateway.client.RequestForwarder;
import io.tweebyte.gateway.service.Services;
import io.tweebyte.shared.api.GatewayRequest;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.HeaderRules;
import jakarta.servlet.http.HttpServletRequest;

/**
 * Asks the service that has the operation.
 */
public final class RoutingFilter extends Step {

	private static final String ANSWER = "gateway-answer";

	private static final String END = "gateway-end";

	private final Services services;

	private final RequestForwarder client;

	private final Duration deadline;

	private final Duration total;

	/**
	 * Creates the step.
	 * @param deadline how long a service may take, as it is told
	 * @param total how long it may take until the client has the whole answer
	 */
	public RoutingFilter(Services services, RequestForwarder client, Duration deadline, Duration total) {
		super("route", 2);
		this.services = services;
		this.client = client;
		this.deadline = deadline;
		this.total = total;
	}

	@Override
	public boolean shouldFilter() {
		return !request(RequestContext.getCurrentContext()).isPage();
	}

	@Override
	protected void filter(RequestContext context) throws Exception {
		GatewayRequest request = request(context);
		HttpServletRequest client = context.getRequest();
		URI address = URI.create(this.services.address(request.service()) + request.target());
		CircuitBreaker breaker = this.services.breaker(request.service());
		context.set(END, Deadline.in(this.total));
		context.set(ANSWER, this.client.exchange(pass(client, request, address), client.getMethod(),
				BodyLimitFilter.body(context), client.getContentLengthLong(), breaker));
	}

	private HttpRequest.Builder pass(HttpServletRequest client, GatewayRequest request, URI address) {
		HttpRequest.Builder passed = HttpRequest.newBuilder(address);
		Set<String> named = HeaderRules.named(Collections.list(client.getHeaders("Connection")));
		for (String name : Collections.list(client.getHeaderNames())) {
			if (HeaderRules.passesToService(name, named) && isWanted(name, request)) {
				client.getHeaders(name).asIterator().forEachRemaining((value) -> add(passed, name, value));
			}
		}
		return passed.setHeader(HeaderNames.REQUEST_ID, RequestIdFilter.of(client))
			.setHeader(HeaderNames.FORWARDED_FOR, client.getRemoteAddr())
			.setHeader(HeaderNames.FORWARDED_PATH, RawPath.of(client))
			.setHeader(HeaderNames.DEADLINE, Long.toString(this.deadline.toMillis()));
	}

	private static boolean isWanted(String name, GatewayRequest request) {
		// the client sets the length by itself, from the body
		return !name.equalsIgnoreCase("Content-Length")
				&& (request.needsToken() || !name.equalsIgnoreCase("Authorization"));
	}

	private static void add(HttpRequest.Builder passed, String name, String value) {
		try {
			passed.header(name, value);
		}
		catch (IllegalArgumentException ex) {
			throw ContractException.badRequest(Sentences.MALFORMED_REQUEST);
		}
	}

	/**
	 * When the client must have the whole answer.
	 * @param context what is known of the request
	 * @return the end; null when no service was asked
	 */
	static Deadline end(RequestContext context) {
		return (Deadline) context.get(END);
	}

	/**
	 * What the service has answered.
	 * @param context what is known of the request
	 * @return the head of the answer, and its body as it comes; null when no service was
	 * asked
	 */
	@SuppressWarnings("unchecked")
	static HttpResponse<AnswerBody> answer(RequestContext context) {
		return (HttpResponse<AnswerBody>) context.get(ANSWER);
	}

}
