package io.tweebyte.gateway.filter;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

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
import io.tweebyte.shared.settings.OpenResponseSettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.token.EndedTokens;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.cloud.gateway.server.mvc.common.MvcUtils;
import org.springframework.cloud.gateway.server.mvc.handler.GatewayServerResponse;
import org.springframework.cloud.gateway.server.mvc.handler.ProxyExchange;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.function.HandlerFilterFunction;
import org.springframework.web.servlet.function.HandlerFunction;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;

/** Passes a request on to the service that the first segment of its path names. */
@Component
@Order(2)
public final class RoutingFilter implements HandlerFilterFunction<ServerResponse, ServerResponse>, ProxyExchange {

	private final ServiceAddresses services;

	private final CircuitBreakerRegistry breakers;

	private final ClientQueues clients;

	private final RequestForwarder client;

	private final PassedResponse passed;

	private final TimeSettings times;

	private final Duration stream;

	private final EndedTokens ended;

	public RoutingFilter(ServiceAddresses services, CircuitBreakerRegistry breakers, LimitSettings limits,
			RequestForwarder client, PassedResponse passed, TimeSettings times, OpenResponseSettings streams,
			EndedTokens ended) {
		this.services = services;
		this.breakers = breakers;
		this.clients = new ClientQueues(limits.clientRequests(), Runnable::run);
		this.client = client;
		this.passed = passed;
		this.times = times;
		this.stream = streams.time();
		this.ended = ended;
	}

	/**
	 * Waits while the client has as many requests in the service as it may have at once.
	 * The service has its whole time afterwards: with less, it would fail, and the
	 * breaker would refuse other clients.
	 */
	@Override
	public ServerResponse filter(ServerRequest request, HandlerFunction<ServerResponse> next) throws Exception {
		CountDownLatch turn = new CountDownLatch(1);
		HttpServletRequest client = request.servletRequest();
		Runnable leave = this.clients.enter(client.getRemoteAddr(), service(client), turn::countDown);
		try {
			if (!turn.await(this.times.head().toNanos(), TimeUnit.NANOSECONDS)) {
				throw ApiException.unavailable(Messages.TOO_SLOW);
			}
			MvcUtils.setRequestUrl(request, address(client));
			return next.handle(request);
		}
		finally {
			leave.run();
		}
	}

	private URI address(HttpServletRequest client) {
		RequestPath path = StrictDecodingFilter.path(client);
		return URI.create(this.services.of(service(client)) + path.belowService(client.getQueryString()));
	}

	private static Service service(HttpServletRequest client) {
		return StrictDecodingFilter.path(client).service().orElseThrow();
	}

	/** Makes the call that the framework's handler has prepared, but for its address. */
	@Override
	public ServerResponse exchange(Request request) {
		HttpServletRequest client = request.getServerRequest().servletRequest();
		URI address = MvcUtils.getAttribute(request.getServerRequest(), MvcUtils.GATEWAY_REQUEST_URL_ATTR);
		RequestPath path = StrictDecodingFilter.path(client);
		CircuitBreaker breaker = this.breakers.circuitBreaker(GatewayPaths.breaker(client.getMethod(), path));
		boolean isStream = GatewayPaths.isStream(client.getRequestURI());
		Deadline end = Deadline.in(isStream ? this.stream : this.times.total());
		HttpRequest passed = PassedHeaders.request(address, request.getHeaders(), client);
		HttpResponse<InputStream> response = exchange(passed, breaker, client);
		return GatewayServerResponse.status(response.statusCode()).build((sender, receiver) -> {
			this.passed.write(response, end, isStream ? TokenUser.isEnded(client, this.ended) : () -> false, receiver);
			return null;
		});
	}

	private HttpResponse<InputStream> exchange(HttpRequest passed, CircuitBreaker breaker, HttpServletRequest client) {
		try {
			return this.client.exchange(passed, BodyHandlers.ofInputStream(), breaker);
		}
		finally {
			ClientUploads.end(client);
		}
	}

}
