package io.tweebyte.gateway.client;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;

/**
 * Passes requests on to the services.
 */
public final class RequestForwarder {

	private final HttpClient client;

	private final Duration head;

	/**
	 * Creates a forwarder.
	 * @param head how long to wait for the head of an answer, once the request is sent
	 */
	public RequestForwarder(HttpClient client, Duration head) {
		this.client = client;
		this.head = head;
	}

	/**
	 * Passes a request on.
	 * @param request the request, still without its method and body
	 * @param body its body, null when it has none
	 * @param length the length of the body, negative when it is not known
	 * @throws IOException when the client's body breaks
	 * @throws InterruptedException when the gateway stops
	 * @throws ContractException 503 when there is no answer
	 */
	public HttpResponse<AnswerBody> exchange(HttpRequest.Builder request, String method, InputStream body, long length,
			CircuitBreaker breaker) throws IOException, InterruptedException {
		acquire(breaker);
		long start = System.nanoTime();
		RequestBody sent = new RequestBody();
		CompletableFuture<HttpResponse<AnswerBody>> answer = this.client
			.sendAsync(request.method(method, publisher(sent, body, length)).build(), (answerHead) -> new AnswerBody());
		try {
			if (body != null) {
				sent.send(body, answer);
			}
			HttpResponse<AnswerBody> result = answer.get(this.head.toNanos(), TimeUnit.NANOSECONDS);
			breaker.onSuccess(System.nanoTime() - start, TimeUnit.NANOSECONDS);
			return result;
		}
		catch (ExecutionException ex) {
			breaker.onError(System.nanoTime() - start, TimeUnit.NANOSECONDS, ex.getCause());
			throw ContractException.unavailable(Sentences.SERVICE_OUT);
		}
		catch (TimeoutException ex) {
			answer.cancel(true);
			breaker.onError(System.nanoTime() - start, TimeUnit.NANOSECONDS, ex);
			throw ContractException.unavailable(Sentences.TOO_SLOW);
		}
		catch (IOException | InterruptedException | RuntimeException ex) {
			// the fault of the client, or of this process
			answer.cancel(true);
			breaker.releasePermission();
			throw ex;
		}
	}

	private static void acquire(CircuitBreaker breaker) {
		try {
			breaker.acquirePermission();
		}
		catch (CallNotPermittedException ex) {
			throw ContractException.unavailable(Sentences.SERVICE_OUT);
		}
	}

	private static BodyPublisher publisher(RequestBody sent, InputStream body, long length) {
		if (body == null) {
			return BodyPublishers.noBody();
		}
		return (length < 0) ? BodyPublishers.fromPublisher(sent) : BodyPublishers.fromPublisher(sent, length);
	}

}
