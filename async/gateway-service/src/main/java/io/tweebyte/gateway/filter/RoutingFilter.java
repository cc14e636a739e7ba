package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow.Publisher;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import com.netflix.zuul.context.RequestContext;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.client.RequestForwarder;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.http.Deadline;
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

	private static final String STREAM = "gateway-stream";

	private static final String END = "gateway-end";

	private final ServiceAddresses services;

	private final PassedHeaders headers;

	private final CircuitBreakerRegistry breakers;

	private final ClientQueues clients;

	private final RequestForwarder client;

	private final TimeSettings times;

	public RoutingFilter(ServiceAddresses services, PassedHeaders headers, CircuitBreakerRegistry breakers,
			LimitSettings limits, RequestForwarder client, TimeSettings times) {
		super("route", 1);
		this.services = services;
		this.headers = headers;
		this.breakers = breakers;
		this.clients = new ClientQueues(limits.clientRequests(), Runnable::run);
		this.client = client;
		this.times = times;
	}

	/**
	 * Waits while the client has as many requests in the service as it may have at once.
	 * The service has its whole time afterwards: with less, it would fail, and the
	 * breaker would refuse other clients. The turn ends with the head of the response.
	 */
	@Override
	protected void filter(RequestContext context) throws Exception {
		CompletableFuture<Void> turn = new CompletableFuture<>();
		HttpServletRequest client = context.getRequest();
		Runnable leave = this.clients.enter(client.getRemoteAddr(), service(client), () -> turn.complete(null));
		try {
			// model: the thread of the request waits
			turn.get(this.times.head().toNanos(), TimeUnit.NANOSECONDS);
			if (GatewayPaths.isStream(client.getRequestURI())) {
				context.set(STREAM, call(context, BodyHandlers.ofPublisher()));
				return;
			}
			context.set(END, Deadline.in(this.times.total()));
			context.set(RESPONSE, call(context, BodyHandlers.ofInputStream()));
		}
		catch (TimeoutException ex) {
			throw ApiException.unavailable(Messages.TOO_SLOW);
		}
		finally {
			leave.run();
		}
	}

	private <T> HttpResponse<T> call(RequestContext context, BodyHandler<T> body) throws Exception {
		HttpServletRequest client = context.getRequest();
		RequestPath path = StrictDecodingFilter.path(client);
		URI address = URI.create(this.services.of(service(client)) + path.belowService(client.getQueryString()));
		CircuitBreaker breaker = this.breakers.circuitBreaker(GatewayPaths.breaker(client.getMethod(), path));
		HttpRequest passed = PassedHeaders.request(address, this.headers.of(client), client);
		try {
			return this.client.exchange(passed, body, breaker);
		}
		finally {
			ClientUploads.end(client);
		}
	}

	private static Service service(HttpServletRequest client) {
		return StrictDecodingFilter.path(client).service().orElseThrow();
	}

	/** Returns when the response must be complete; null when no service was called. */
	static Deadline end(RequestContext context) {
		return (Deadline) context.get(END);
	}

	/** Returns the response of a stream; null when there is none. */
	@SuppressWarnings("unchecked")
	static HttpResponse<Publisher<List<ByteBuffer>>> stream(RequestContext context) {
		return (HttpResponse<Publisher<List<ByteBuffer>>>) context.get(STREAM);
	}

	/**
	 * Ends a stream that was not passed on: its service would keep a connection to it.
	 */
	static void endStream(RequestContext context) {
		HttpResponse<Publisher<List<ByteBuffer>>> stream = stream(context);
		if (stream != null) {
			BodySubscriber<InputStream> body = BodySubscribers.ofInputStream();
			stream.body().subscribe(body);
			body.getBody().thenAccept(RoutingFilter::close);
		}
	}

	private static void close(InputStream body) {
		try {
			body.close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Returns the response, with its body as it comes; null when there is none. */
	@SuppressWarnings("unchecked")
	static HttpResponse<InputStream> response(RequestContext context) {
		return (HttpResponse<InputStream>) context.get(RESPONSE);
	}

}
