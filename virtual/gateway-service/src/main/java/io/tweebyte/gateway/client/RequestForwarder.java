package io.tweebyte.gateway.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.time.Duration;
import java.util.concurrent.TimeoutException;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.tweebyte.common.threads.TimeLimit;
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
	public <T> HttpResponse<T> exchange(HttpRequest request, BodyHandler<T> body, CircuitBreaker breaker) {
		try {
			// not a timeout of the request, which from JDK 26 on ends its body, too
			return breaker.executeCallable(() -> TimeLimit.callOrInterrupt(this.head,
					() -> this.client.send(request, body), RequestForwarder::close));
		}
		catch (TimeoutException ex) {
			throw ApiException.unavailable(Messages.TOO_SLOW);
		}
		catch (Exception ex) {
			throw ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
		}
	}

	/** Its body would hold a connection. */
	private static void close(HttpResponse<?> late) {
		try {
			((InputStream) late.body()).close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public int read(InputStream body, byte[] part, Duration limit) throws IOException {
		try {
			return TimeLimit.callOrInterrupt(limit, () -> body.read(part));
		}
		catch (IOException ex) {
			throw ex;
		}
		catch (Exception ex) {
			throw new IOException(ex);
		}
	}

}
