package io.tweebyte.gateway.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.settings.TimeSettings;

import org.springframework.stereotype.Component;

/** Sends requests to services. The thread of the client's request waits. */
@Component
public final class RequestForwarder implements PartReader {

	private final HttpClient client;

	private final Duration head;

	public RequestForwarder(HttpClient client, TimeSettings times) {
		this.client = client;
		this.head = times.head();
	}

	/** Fails with 503 when the head of the response does not arrive in time. */
	public <T> HttpResponse<T> exchange(HttpRequest request, BodyHandler<T> body, CircuitBreaker breaker)
			throws Exception {
		try {
			return breaker.executeCallable(() -> exchange(request, body));
		}
		catch (CallNotPermittedException | ExecutionException ex) {
			throw ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
		}
		catch (TimeoutException ex) {
			throw ApiException.unavailable(Messages.TOO_SLOW);
		}
	}

	private <T> HttpResponse<T> exchange(HttpRequest request, BodyHandler<T> body) throws Exception {
		CompletableFuture<HttpResponse<T>> response = this.client.sendAsync(request, body);
		try {
			return response.get(this.head.toNanos(), TimeUnit.NANOSECONDS);
		}
		catch (TimeoutException ex) {
			if (response.cancel(true)) {
				throw ex;
			}
			// the head came as the time was over; its body would hold a connection
			return response.get();
		}
		finally {
			// of no effect once the head is here
			response.cancel(true);
		}
	}

	@Override
	public int read(InputStream body, byte[] part, Duration limit) throws IOException {
		CompletableFuture<Void> read = new CompletableFuture<>();
		read.orTimeout(limit.toNanos(), TimeUnit.NANOSECONDS).exceptionally((late) -> close(body));
		try {
			return body.read(part);
		}
		finally {
			read.complete(null);
		}
	}

	private static Void close(InputStream body) {
		try {
			body.close();
			return null;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
