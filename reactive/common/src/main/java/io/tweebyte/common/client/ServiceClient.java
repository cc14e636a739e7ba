package io.tweebyte.common.client;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.http.CallAnswer;
import io.tweebyte.contracts.http.CallFailedException;
import io.tweebyte.contracts.http.Caller;
import io.tweebyte.contracts.http.Deadline;
import io.tweebyte.contracts.settings.RetrySettings;
import io.tweebyte.contracts.settings.TimeSettings;
import reactor.core.publisher.Mono;
import reactor.netty.internal.shaded.reactor.pool.PoolAcquirePendingLimitException;
import tools.jackson.core.type.TypeReference;

import org.springframework.web.reactive.function.client.ClientResponse;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.client.WebClientRequestException;

/**
 * Asks another service on a user's behalf: with his token, within his time, over few
 * connections, for an answer of bounded size.
 */
public final class ServiceClient {

	private static final byte[] NOTHING = {};

	private final WebClient client;

	private final URI service;

	private final TimeSettings times;

	private final RetrySettings retry;

	/**
	 * Creates a client of one service.
	 * @param client makes the connections, as many as the limits allow
	 * @param service the service's base address
	 * @param times how long a call may take
	 * @param retry how often a broken call is made again
	 */
	public ServiceClient(WebClient client, URI service, TimeSettings times, RetrySettings retry) {
		this.client = client;
		this.service = service;
		this.times = times;
		this.retry = retry;
	}

	/**
	 * Reads something.
	 * @param <T> what is read
	 * @param path the raw path and query
	 * @param caller on whose behalf
	 * @param type what is read
	 * @return what the service answered; fails with {@link CallFailedException} when it
	 * gave no answer that can be used, with 503 when too many calls to it wait already
	 */
	public <T> Mono<T> get(String path, Caller caller, TypeReference<T> type) {
		Deadline end = Deadline.in(caller.deadline().remaining(this.times.call()));
		return attempt(path, caller, end, this.retry.attempts()).timeout(end.remaining())
			.onErrorMap((failure) -> failed(path, failure))
			.map((answer) -> answer.read(path, type));
	}

	private Mono<CallAnswer> attempt(String path, Caller caller, Deadline end, int retries) {
		AtomicBoolean answered = new AtomicBoolean();
		return exchange(path, caller, end, answered).onErrorResume((failure) -> {
			if (retries > 0 && !answered.get() && isBroken(cause(failure))) {
				return attempt(path, caller, end, retries - 1);
			}
			return Mono.error(failure);
		});
	}

	private Mono<CallAnswer> exchange(String path, Caller caller, Deadline end, AtomicBoolean answered) {
		return request(path, caller, end).exchangeToMono((head) -> {
			answered.set(true);
			return answer(head);
		});
	}

	private static Mono<CallAnswer> answer(ClientResponse head) {
		return head.bodyToMono(byte[].class)
			.defaultIfEmpty(NOTHING)
			.map((body) -> new CallAnswer(head.statusCode().value(), body));
	}

	private WebClient.RequestHeadersSpec<?> request(String path, Caller caller, Deadline end) {
		return this.client.get()
			.uri(URI.create(this.service + path))
			.headers((headers) -> CallAnswer.headers(caller, end).forEach(headers::set));
	}

	private static boolean isBroken(Throwable failure) {
		return failure instanceof IOException && !(failure instanceof ConnectException);
	}

	private RuntimeException failed(String path, Throwable failure) {
		Throwable cause = cause(failure);
		if (cause instanceof PoolAcquirePendingLimitException) {
			// our own doing, which says nothing about the other service
			return ContractException.unavailable(Sentences.BUSY);
		}
		return CallAnswer.failure(this.service + path, cause);
	}

	private static Throwable cause(Throwable failure) {
		return (failure instanceof WebClientRequestException) ? failure.getCause() : failure;
	}

}
