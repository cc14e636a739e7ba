package io.tweebyte.common.client;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.http.Call;
import io.tweebyte.shared.http.CallAnswer;
import io.tweebyte.shared.http.CallFailedException;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.RetrySettings;
import io.tweebyte.shared.settings.TimeSettings;
import tools.jackson.core.type.TypeReference;

/**
 * Asks another service on a user's behalf: with his token, within his time, over few
 * connections, for an answer of bounded size.
 */
public final class ServiceClient {

	private final HttpClient client;

	private final URI service;

	private final TimeSettings times;

	private final RetrySettings retry;

	private final CallLimit limit;

	private final Executor threads;

	/**
	 * Creates a client of one service.
	 * @param times how long a call may take
	 * @param limits how many calls are made and wait at once
	 */
	public ServiceClient(HttpClient client, URI service, TimeSettings times, LimitSettings limits, RetrySettings retry,
			Executor threads) {
		this.client = client;
		this.service = service;
		this.times = times;
		this.retry = retry;
		this.limit = new CallLimit(limits.callConnections(), limits.callQueue());
		this.threads = threads;
	}

	/**
	 * Reads something.
	 * @param path the raw path and query
	 * @param caller on whose behalf
	 * @return what the service answered; fails with {@link CallFailedException} when it
	 * gave no answer that can be used, with 503 when too many calls to it wait already
	 */
	public <T> CompletableFuture<T> get(String path, Caller caller, TypeReference<T> type) {
		return answer(Call.get(path), caller, type);
	}

	/**
	 * Reads something that takes more words than a path holds.
	 * @param path the raw path
	 * @param body what is asked, sent as JSON
	 * @param caller on whose behalf
	 * @return as {@link #get}
	 */
	public <T> CompletableFuture<T> post(String path, Object body, Caller caller, TypeReference<T> type) {
		return answer(Call.post(path, body), caller, type);
	}

	private <T> CompletableFuture<T> answer(Call call, Caller caller, TypeReference<T> type) {
		Deadline end = Deadline.in(caller.deadline().remaining(this.times.call()));
		return attempt(call, caller, end, this.retry.attempts())
			// model: time-outs and failures arrive on threads that are not ours
			.handleAsync((answer, failure) -> read(call, type, answer, failure), this.threads);
	}

	private <T> T read(Call call, TypeReference<T> type, CallAnswer answer, Throwable failure) {
		if (failure != null) {
			throw failed(call, failure);
		}
		return answer.read(call, type);
	}

	private CompletableFuture<CallAnswer> attempt(Call call, Caller caller, Deadline end, int retries) {
		AtomicBoolean answered = new AtomicBoolean();
		CompletableFuture<CallAnswer> turn = this.limit.run(() -> exchange(call, caller, end, answered));
		// a call whose turn comes too late is not made
		turn.orTimeout(end.remaining().toMillis(), TimeUnit.MILLISECONDS);
		return turn.exceptionallyCompose((failure) -> {
			if (retries > 0 && !answered.get() && isBroken(cause(failure))) {
				return attempt(call, caller, end, retries - 1);
			}
			return CompletableFuture.failedFuture(failure);
		});
	}

	private CompletableFuture<CallAnswer> exchange(Call call, Caller caller, Deadline end, AtomicBoolean answered) {
		CompletableFuture<HttpResponse<byte[]>> exchange = this.client.sendAsync(request(call, caller, end), (head) -> {
			answered.set(true);
			return new BoundedAnswer(CallAnswer.MAX_BYTES);
		});
		// model: a time-out of the request itself would end with the head
		CompletableFuture<HttpResponse<byte[]>> limited = exchange.copy()
			.orTimeout(end.remaining().toMillis(), TimeUnit.MILLISECONDS);
		limited.whenComplete((response, failure) -> exchange.cancel(true));
		return limited.thenApplyAsync((response) -> new CallAnswer(response.statusCode(), response.body()),
				this.threads);
	}

	private HttpRequest request(Call call, Caller caller, Deadline end) {
		HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(this.service + call.path()))
			.method(call.method(), body(call));
		CallAnswer.headers(call, caller, end).forEach(request::header);
		return request.build();
	}

	private static BodyPublisher body(Call call) {
		return (call.body() != null) ? BodyPublishers.ofByteArray(call.body()) : BodyPublishers.noBody();
	}

	private static boolean isBroken(Throwable failure) {
		return failure instanceof IOException && !(failure instanceof HttpTimeoutException)
				&& !(failure instanceof ConnectException);
	}

	private RuntimeException failed(Call call, Throwable failure) {
		Throwable cause = cause(failure);
		if (cause instanceof RejectedExecutionException) {
			// our own doing, which says nothing about the other service
			return ContractException.unavailable(Sentences.BUSY);
		}
		return CallAnswer.failure(call, cause);
	}

	private static Throwable cause(Throwable failure) {
		return (failure instanceof CompletionException) ? failure.getCause() : failure;
	}

}
