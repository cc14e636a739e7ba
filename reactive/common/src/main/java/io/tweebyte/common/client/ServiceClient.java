package io.tweebyte.common.client;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.http.Call;
import io.tweebyte.shared.http.CallAnswer;
import io.tweebyte.shared.http.CallFailedException;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.settings.RetrySettings;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.publisher.Mono;
import reactor.netty.internal.shaded.reactor.pool.PoolAcquirePendingLimitException;
import tools.jackson.core.type.TypeReference;

import org.springframework.http.HttpMethod;
import org.springframework.http.ReactiveHttpOutputMessage;
import org.springframework.web.reactive.function.BodyInserter;
import org.springframework.web.reactive.function.BodyInserters;
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
	 * @param times how long a call may take
	 */
	public ServiceClient(WebClient client, URI service, TimeSettings times, RetrySettings retry) {
		this.client = client;
		this.service = service;
		this.times = times;
		this.retry = retry;
	}

	/**
	 * Reads something.
	 * @param path the raw path and query
	 * @param caller on whose behalf
	 * @return what the service answered; fails with {@link CallFailedException} when it
	 * gave no answer that can be used, with 503 when too many calls to it wait already
	 */
	public <T> Mono<T> get(String path, Caller caller, TypeReference<T> type) {
		return answer(Call.get(path), caller, type);
	}

	/**
	 * Reads something that takes more words than a path holds.
	 * @param path the raw path
	 * @param body what is asked, sent as JSON
	 * @param caller on whose behalf
	 * @return as {@link #get}
	 */
	public <T> Mono<T> post(String path, Object body, Caller caller, TypeReference<T> type) {
		return answer(Call.post(path, body), caller, type);
	}

	private <T> Mono<T> answer(Call call, Caller caller, TypeReference<T> type) {
		Deadline end = Deadline.in(caller.deadline().remaining(this.times.call()));
		return attempt(call, caller, end, this.retry.attempts()).timeout(end.remaining())
			.onErrorMap((failure) -> failed(call, failure))
			.map((answer) -> answer.read(call, type));
	}

	private Mono<CallAnswer> attempt(Call call, Caller caller, Deadline end, int retries) {
		AtomicBoolean answered = new AtomicBoolean();
		return exchange(call, caller, end, answered).onErrorResume((failure) -> {
			if (retries > 0 && !answered.get() && isBroken(cause(failure))) {
				return attempt(call, caller, end, retries - 1);
			}
			return Mono.error(failure);
		});
	}

	private Mono<CallAnswer> exchange(Call call, Caller caller, Deadline end, AtomicBoolean answered) {
		return request(call, caller, end).exchangeToMono((head) -> {
			answered.set(true);
			return answer(head);
		});
	}

	private static Mono<CallAnswer> answer(ClientResponse head) {
		return head.bodyToMono(byte[].class)
			.defaultIfEmpty(NOTHING)
			.map((body) -> new CallAnswer(head.statusCode().value(), body));
	}

	private WebClient.RequestHeadersSpec<?> request(Call call, Caller caller, Deadline end) {
		return this.client.method(HttpMethod.valueOf(call.method()))
			.uri(URI.create(this.service + call.path()))
			.headers((headers) -> CallAnswer.headers(call, caller, end).forEach(headers::set))
			.body(body(call));
	}

	private static BodyInserter<?, ReactiveHttpOutputMessage> body(Call call) {
		return (call.body() != null) ? BodyInserters.fromValue(call.body()) : BodyInserters.empty();
	}

	private static boolean isBroken(Throwable failure) {
		return failure instanceof IOException && !(failure instanceof ConnectException);
	}

	private RuntimeException failed(Call call, Throwable failure) {
		Throwable cause = cause(failure);
		if (cause instanceof PoolAcquirePendingLimitException) {
			// our own doing, which says nothing about the other service
			return ContractException.unavailable(Sentences.BUSY);
		}
		return CallAnswer.failure(call, cause);
	}

	private static Throwable cause(Throwable failure) {
		return (failure instanceof WebClientRequestException) ? failure.getCause() : failure;
	}

}
