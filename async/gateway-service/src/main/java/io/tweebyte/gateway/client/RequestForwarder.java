package io.tweebyte.gateway.client;

import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Deadline;

import org.springframework.stereotype.Component;

/** Sends requests to services. The thread of the client's request waits. */
@Component
public final class RequestForwarder {

	private final HttpClient client;

	public RequestForwarder(HttpClient client) {
		this.client = client;
	}

	/** Fails with 503 when the head of the response is not here by the deadline. */
	public HttpResponse<InputStream> exchange(HttpRequest request, Deadline head, CircuitBreaker breaker)
			throws Exception {
		try {
			return breaker.executeCallable(() -> exchange(request, head));
		}
		catch (CallNotPermittedException | ExecutionException ex) {
			throw ApiException.unavailable(Messages.SERVICE_OUT);
		}
		catch (TimeoutException ex) {
			throw ApiException.unavailable(Messages.TOO_SLOW);
		}
	}

	private HttpResponse<InputStream> exchange(HttpRequest request, Deadline head) throws Exception {
		CompletableFuture<HttpResponse<InputStream>> response = this.client.sendAsync(request,
				BodyHandlers.ofInputStream());
		try {
			return response.get(head.remaining().toNanos(), TimeUnit.NANOSECONDS);
		}
		finally {
			// of no effect once the head is here
			response.cancel(true);
		}
	}

}
