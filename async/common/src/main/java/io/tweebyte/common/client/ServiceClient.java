package io.tweebyte.common.client;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpTimeoutException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

import io.github.resilience4j.retry.Retry;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.call.Call;
import io.tweebyte.shared.call.CallFailedException;
import io.tweebyte.shared.call.CallResponse;
import io.tweebyte.shared.call.CalledService;
import io.tweebyte.shared.call.ConnectionBrokenException;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.Failures;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;

/** Calls another service for a caller: with its token, within its deadline. */
public final class ServiceClient {

	private final HttpClient client;

	private final CalledService service;

	private final TimeSettings times;

	private final CallLimit limit;

	private final Retry retry;

	private final Executor threads;

	private final ScheduledExecutorService retryThread;

	public ServiceClient(HttpClient client, CalledService service, TimeSettings times, LimitSettings limits,
			Retry retry, Executor threads, ScheduledExecutorService retryThread) {
		this.client = client;
		this.service = service;
		this.times = times;
		this.limit = new CallLimit(limits.callConnections(), limits.callQueue());
		this.retry = retry;
		this.threads = threads;
		this.retryThread = retryThread;
	}

	/**
	 * Fails with {@link CallFailedException} when there is no usable response, and with
	 * 503 when the call is not made or had little time: too many wait already, or the
	 * request is almost over. The path is raw, with its query.
	 */
	public <T> CompletableFuture<T> get(String path, Caller caller, Class<T> type) {
		return call(Call.get(path), caller, type);
	}

	/** As {@link #get}, for arguments that are too long for a path. */
	public <T> CompletableFuture<T> post(String path, Object body, Caller caller, Class<T> type) {
		return call(Call.post(path, body), caller, type);
	}

	private <T> CompletableFuture<T> call(Call call, Caller caller, Class<T> type) {
		Deadline end = Deadline.in(caller.deadline().remaining(this.times.call()));
		AtomicBoolean hadTime = new AtomicBoolean();
		return retried(call, caller, end, hadTime)
			// model: time-outs and failures arrive on threads that are not ours
			.exceptionallyComposeAsync(
					(failure) -> CompletableFuture.failedFuture(failed(call, failure, hadTime.get())), this.threads)
			.thenApply((response) -> response.read(call, type));
	}

	private CompletableFuture<CallResponse> retried(Call call, Caller caller, Deadline end, AtomicBoolean hadTime) {
		return this.retry.executeCompletionStage(this.retryThread, () -> attempt(call, caller, end, hadTime))
			.toCompletableFuture();
	}

	private CompletableFuture<CallResponse> attempt(Call call, Caller caller, Deadline end, AtomicBoolean hadTime) {
		if (end.remaining().isZero()) {
			return CompletableFuture.failedFuture(new TimeoutException());
		}
		// a call whose turn comes too late is not made
		return this.limit.run(() -> {
			hadTime.compareAndSet(false, !this.times.isShort(end.remaining()));
			return exchange(call, caller, end);
		}).orTimeout(end.remaining().toMillis(), TimeUnit.MILLISECONDS);
	}

	private CompletableFuture<CallResponse> exchange(Call call, Caller caller, Deadline end) {
		AtomicBoolean responded = new AtomicBoolean();
		CompletableFuture<HttpResponse<byte[]>> exchange = this.client.sendAsync(request(call, caller, end), (head) -> {
			responded.set(true);
			return bounded(CallResponse.MAX_BYTES);
		});
		// model: a time-out of the request itself would end with the head
		CompletableFuture<HttpResponse<byte[]>> limited = exchange.copy()
			.orTimeout(end.remaining().toMillis(), TimeUnit.MILLISECONDS);
		limited.whenComplete((response, failure) -> exchange.cancel(true));
		return limited
			.exceptionallyCompose(
					(failure) -> CompletableFuture.failedFuture(broken(Failures.cause(failure), responded.get())))
			.thenApplyAsync((response) -> new CallResponse(response.statusCode(), response.body()), this.threads);
	}

	/** Fails beyond a limit in bytes. */
	private static BodySubscriber<byte[]> bounded(int limit) {
		ByteArrayOutputStream body = new ByteArrayOutputStream();
		return BodySubscribers.mapping(BodySubscribers.ofByteArrayConsumer((part) -> {
			part.ifPresent(body::writeBytes);
			if (body.size() > limit) {
				throw new UncheckedIOException(new IOException("The response is larger than " + limit + " bytes."));
			}
		}), (end) -> body.toByteArray());
	}

	private static Throwable broken(Throwable cause, boolean responded) {
		boolean broken = cause instanceof IOException && !(cause instanceof HttpTimeoutException)
				&& !(cause instanceof ConnectException);
		return (broken && !responded) ? new ConnectionBrokenException(cause) : cause;
	}

	private HttpRequest request(Call call, Caller caller, Deadline end) {
		HttpRequest.Builder request = HttpRequest.newBuilder(this.service.address(call))
			.method(call.method(),
					(call.body() != null) ? BodyPublishers.ofByteArray(call.body()) : BodyPublishers.noBody());
		this.service.headers(call, caller, end).forEach(request::header);
		return request.build();
	}

	private RuntimeException failed(Call call, Throwable failure, boolean hadTime) {
		Throwable cause = Failures.cause(failure);
		// our own limits, not failures of the other service
		if (cause instanceof RejectedExecutionException) {
			return ApiException.unavailable(Messages.BUSY);
		}
		if (cause instanceof TimeoutException && !hadTime) {
			return ApiException.unavailable(Messages.TOO_SLOW);
		}
		return CallResponse.failure(call, cause);
	}

}
