package io.tweebyte.common.client;

import java.io.IOException;
import java.net.ConnectException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

import io.github.resilience4j.reactor.retry.RetryOperator;
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
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.publisher.Mono;
import reactor.netty.internal.shaded.reactor.pool.PoolAcquirePendingLimitException;

import org.springframework.http.HttpMethod;
import org.springframework.web.reactive.function.BodyInserters;
import org.springframework.web.reactive.function.client.ClientResponse;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.client.WebClientRequestException;

/** Calls another service for a caller: with its token, within its deadline. */
public final class ServiceClient {

	private static final byte[] NOTHING = {};

	private final WebClient client;

	private final CalledService service;

	private final TimeSettings times;

	private final Retry retry;

	/** The client makes the connections, as many as the limits allow. */
	public ServiceClient(WebClient client, CalledService service, TimeSettings times, Retry retry) {
		this.client = client;
		this.service = service;
		this.times = times;
		this.retry = retry;
	}

	/**
	 * Fails with {@link CallFailedException} when there is no usable response, and with
	 * 503 when the call is not made or had little time: too many wait already, or the
	 * request is almost over. The path is raw, with its query.
	 */
	public <T> Mono<T> get(String path, Caller caller, Class<T> type) {
		return call(Call.get(path), caller, type);
	}

	/** As {@link #get}, for arguments that are too long for a path. */
	public <T> Mono<T> post(String path, Object body, Caller caller, Class<T> type) {
		return call(Call.post(path, body), caller, type);
	}

	private <T> Mono<T> call(Call call, Caller caller, Class<T> type) {
		Deadline end = Deadline.in(caller.deadline().remaining(this.times.call()));
		AtomicBoolean hadTime = new AtomicBoolean();
		return retried(call, caller, end, hadTime).timeout(end.remaining())
			.onErrorMap((failure) -> failed(call, failure, hadTime.get()))
			.map((response) -> response.read(call, type));
	}

	private Mono<CallResponse> retried(Call call, Caller caller, Deadline end, AtomicBoolean hadTime) {
		return Mono.defer(() -> attempt(call, caller, end, hadTime)).transformDeferred(RetryOperator.of(this.retry));
	}

	private Mono<CallResponse> attempt(Call call, Caller caller, Deadline end, AtomicBoolean hadTime) {
		return end.remaining().isZero() ? Mono.error(new TimeoutException()) : exchange(call, caller, end, hadTime);
	}

	private Mono<CallResponse> exchange(Call call, Caller caller, Deadline end, AtomicBoolean hadTime) {
		return request(call, caller, end)
			// model: written once there is a connection, which a call may wait for
			.httpRequest((written) -> hadTime.compareAndSet(false, !this.times.isShort(end.remaining())))
			.exchangeToMono(ServiceClient::response)
			// only a call without a response fails in this way
			.onErrorMap(WebClientRequestException.class, (failure) -> broken(failure.getCause()));
	}

	private static Throwable broken(Throwable cause) {
		boolean broken = cause instanceof IOException && !(cause instanceof ConnectException);
		return broken ? new ConnectionBrokenException(cause) : cause;
	}

	private static Mono<CallResponse> response(ClientResponse head) {
		return head.bodyToMono(byte[].class)
			.defaultIfEmpty(NOTHING)
			.map((body) -> new CallResponse(head.statusCode().value(), body));
	}

	private WebClient.RequestHeadersSpec<?> request(Call call, Caller caller, Deadline end) {
		return this.client.method(HttpMethod.valueOf(call.method()))
			.uri(this.service.address(call))
			.headers((headers) -> this.service.headers(call, caller, end).forEach(headers::set))
			.body((call.body() != null) ? BodyInserters.fromValue(call.body()) : BodyInserters.empty());
	}

	private RuntimeException failed(Call call, Throwable failure, boolean hadTime) {
		// our own limits, not failures of the other service
		if (failure instanceof PoolAcquirePendingLimitException) {
			return ApiException.unavailable(Messages.BUSY);
		}
		if (failure instanceof TimeoutException && !hadTime) {
			return ApiException.unavailable(Messages.TOO_SLOW);
		}
		return CallResponse.failure(call, failure);
	}

}
