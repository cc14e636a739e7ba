package io.tweebyte.gateway.filter;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import com.netflix.zuul.context.RequestContext;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.client.RequestForwarder;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.HeaderRules;
import io.tweebyte.shared.limit.ClientQueues;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Component;

/** Passes a request on to the service that the first segment of its path names. */
@Component
public final class RoutingFilter extends OrderedFilter {

	private static final String RESPONSE = "gateway-response";

	private static final String END = "gateway-end";

	private final ServiceAddresses services;

	private final TaskCallers callers;

	private final CircuitBreakerRegistry breakers;

	private final ClientQueues clients;

	private final RequestForwarder client;

	private final TimeSettings times;

	public RoutingFilter(ServiceAddresses services, TaskCallers callers, CircuitBreakerRegistry breakers,
			LimitSettings limits, RequestForwarder client, TimeSettings times) {
		super("route", 1);
		this.services = services;
		this.callers = callers;
		this.breakers = breakers;
		this.clients = new ClientQueues(limits.clientRequests(), Runnable::run);
		this.client = client;
		this.times = times;
	}

	/**
	 * Waits while the client has as many requests in services as it may have at once. A
	 * service has its whole time afterwards: with less, it would fail, and the breaker
	 * would refuse other clients.
	 */
	@Override
	protected void filter(RequestContext context) throws Exception {
		CompletableFuture<Void> turn = new CompletableFuture<>();
		Runnable leave = this.clients.enter(context.getRequest().getRemoteAddr(), () -> turn.complete(null));
		try {
			// model: the thread of the request waits
			turn.get(this.times.head().toNanos(), TimeUnit.NANOSECONDS);
			call(context);
		}
		catch (TimeoutException ex) {
			throw ApiException.unavailable(Messages.TOO_SLOW);
		}
		finally {
			leave.run();
		}
	}

	private void call(RequestContext context) throws Exception {
		HttpServletRequest client = context.getRequest();
		Service service = path(context).service().orElseThrow();
		URI address = URI.create(this.services.of(service) + path(context).belowService(client.getQueryString()));
		CircuitBreaker breaker = this.breakers.circuitBreaker(service.name().toLowerCase(Locale.ROOT));
		context.set(END, Deadline.in(this.times.total()));
		HttpRequest passed = pass(client, address, this.callers.token(service)).method(client.getMethod(), body(client))
			.build();
		context.set(RESPONSE, this.client.exchange(passed, breaker));
	}

	private static BodyPublisher body(HttpServletRequest client) {
		byte[] body = BodyLimitFilter.body(client);
		return (body != null) ? BodyPublishers.ofByteArray(body) : BodyPublishers.noBody();
	}

	private HttpRequest.Builder pass(HttpServletRequest client, URI address, String token) {
		HttpRequest.Builder passed = HttpRequest.newBuilder(address);
		Set<String> named = HeaderRules.named(Collections.list(client.getHeaders("Connection")));
		for (String name : Collections.list(client.getHeaderNames())) {
			if (HeaderRules.passesToService(name, named) && isWanted(name, client)) {
				client.getHeaders(name).asIterator().forEachRemaining((value) -> add(passed, name, value));
			}
		}
		if (token != null) {
			passed.setHeader(HeaderNames.SERVICE_TOKEN, token);
		}
		return passed.setHeader(HeaderNames.REQUEST_ID, RequestIdFilter.of(client))
			.setHeader(HeaderNames.FORWARDED_FOR, client.getRemoteAddr())
			.setHeader(HeaderNames.FORWARDED_PATH, client.getRequestURI())
			.setHeader(HeaderNames.DEADLINE, Long.toString(this.times.head().toMillis()));
	}

	private static boolean isWanted(String name, HttpServletRequest client) {
		// the client sets the length by itself, from the body
		return !name.equalsIgnoreCase("Content-Length")
				&& (!name.equalsIgnoreCase("Accept") || HeaderRules.isShort(Collections.list(client.getHeaders(name))))
				&& (client.getRemoteUser() != null || !name.equalsIgnoreCase("Authorization"));
	}

	private static void add(HttpRequest.Builder passed, String name, String value) {
		try {
			passed.header(name, value);
		}
		catch (IllegalArgumentException ex) {
			throw ApiException.badRequest(Messages.MALFORMED_REQUEST);
		}
	}

	/** Returns when the response must be complete; null when no service was called. */
	static Deadline end(RequestContext context) {
		return (Deadline) context.get(END);
	}

	/** Returns the response, with its body as it comes; null when there is none. */
	@SuppressWarnings("unchecked")
	static HttpResponse<InputStream> response(RequestContext context) {
		return (HttpResponse<InputStream>) context.get(RESPONSE);
	}

}
