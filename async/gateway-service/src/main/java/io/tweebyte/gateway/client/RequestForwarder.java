package io.tweebyte.gateway.client;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.Semaphore;
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
public final class RequestForwarder {

	private final HttpClient client;

	/** The wait for the head of a response, once the request is sent. */
	private final Duration head;

	public RequestForwarder(HttpClient client, TimeSettings times) {
		this.client = client;
		this.head = times.head();
	}

	/**
	 * Sends a request that has no method and body yet. The body is null when there is
	 * none, its length negative when it is unknown. Fails with 503 when there is no
	 * response, and as the client's body does when it breaks, which no breaker counts.
	 */
	public HttpResponse<InputStream> exchange(HttpRequest.Builder request, String method, InputStream body, long length,
			CircuitBreaker breaker) throws Exception {
		RequestBody sent = new RequestBody();
		HttpRequest whole = request.method(method, publisher(sent, body, length)).build();
		try {
			return breaker.executeCallable(() -> exchange(whole, sent, body));
		}
		catch (CallNotPermittedException | ExecutionException ex) {
			throw ApiException.unavailable(Messages.SERVICE_OUT);
		}
		catch (TimeoutException ex) {
			throw ApiException.unavailable(Messages.TOO_SLOW);
		}
	}

	private HttpResponse<InputStream> exchange(HttpRequest request, RequestBody sent, InputStream body)
			throws Exception {
		CompletableFuture<HttpResponse<InputStream>> response = this.client.sendAsync(request,
				BodyHandlers.ofInputStream());
		try {
			if (body != null) {
				sent.send(body, response);
			}
			return response.get(this.head.toNanos(), TimeUnit.NANOSECONDS);
		}
		finally {
			// of no effect once the head is here
			response.cancel(true);
		}
	}

	private static BodyPublisher publisher(RequestBody sent, InputStream body, long length) {
		if (body == null) {
			return BodyPublishers.noBody();
		}
		return (length < 0) ? BodyPublishers.fromPublisher(sent) : BodyPublishers.fromPublisher(sent, length);
	}

	/**
	 * The body of a request on its way to a service. The thread of the client's request
	 * reads a part whenever the service takes one, so that nothing is buffered and no
	 * other thread touches the request.
	 */
	private static final class RequestBody implements Flow.Publisher<ByteBuffer>, Flow.Subscription {

		private static final int PART = 16 * 1024;

		private final Semaphore demand = new Semaphore(0);

		private volatile Flow.Subscriber<? super ByteBuffer> service;

		private volatile boolean over;

		@Override
		public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
			this.service = subscriber;
			subscriber.onSubscribe(this);
		}

		@Override
		public void request(long parts) {
			this.demand.release((int) Math.min(parts, 1024));
		}

		@Override
		public void cancel() {
			this.over = true;
			this.demand.release();
		}

		/**
		 * Sends the body until it ends or the service stops reading. The JDK's client
		 * reads an early response only after the body. Throws an {@link IOException} when
		 * the client's body breaks.
		 */
		void send(InputStream body, CompletableFuture<?> response) throws IOException, InterruptedException {
			response.whenComplete((head, failure) -> cancel());
			byte[] part = new byte[PART];
			this.demand.acquire();
			while (!this.over) {
				int length = read(body, part);
				if (length < 0) {
					this.service.onComplete();
					return;
				}
				this.service.onNext(ByteBuffer.wrap(Arrays.copyOf(part, length)));
				this.demand.acquire();
			}
		}

		private int read(InputStream body, byte[] part) throws IOException {
			try {
				return body.read(part);
			}
			catch (IOException | RuntimeException ex) {
				this.service.onError(ex);
				throw ex;
			}
		}

	}

}
