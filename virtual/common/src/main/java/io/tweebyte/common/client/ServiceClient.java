package io.tweebyte.common.client;

import java.io.IOException;
import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

import io.github.resilience4j.retry.Retry;
import io.tweebyte.common.threads.TimeLimit;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.call.Call;
import io.tweebyte.shared.call.CallFailedException;
import io.tweebyte.shared.call.CallResponse;
import io.tweebyte.shared.call.CalledService;
import io.tweebyte.shared.call.ConnectionBrokenException;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;

import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpRequest;
import org.springframework.http.client.ClientHttpRequestExecution;
import org.springframework.http.client.ClientHttpResponse;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpExchangeAdapterDecorator;
import org.springframework.web.service.invoker.HttpRequestValues;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;

/** Calls another service for a caller: with its token, within its deadline. */
public final class ServiceClient {

	private final CalledService service;

	private final TimeSettings times;

	private final CallLimit limit;

	private final Retry retry;

	private final RestClient client;

	public ServiceClient(HttpClient client, CalledService service, TimeSettings times, LimitSettings limits,
			Retry retry) {
		this.service = service;
		this.times = times;
		this.limit = new CallLimit(limits.callConnections(), limits.callQueue());
		this.retry = retry;
		this.client = RestClient.builder()
			.requestFactory(new JdkClientHttpRequestFactory(client))
			.baseUrl(service.address())
			.requestInterceptor(ServiceClient::exchange)
			.configureMessageConverters((converters) -> converters
				.withJsonConverter(new JacksonJsonHttpMessageConverter(ContractJson.mapper())))
			.build();
	}

	/**
	 * Creates what calls the operations of an interface. An operation fails with
	 * {@link CallFailedException} when there is no usable response, and with 503 when its
	 * call is not made or had little time: too many wait already, or the request is
	 * almost over.
	 */
	public <S> S create(Class<S> operations) {
		return HttpServiceProxyFactory.builderFor(new LimitedCalls(RestClientAdapter.create(this.client)))
			.customArgumentResolver(new CallerArgument(this.service, this.times))
			.build()
			.createClient(operations);
	}

	/** Sends a request and reads the whole response. */
	private static ClientHttpResponse exchange(HttpRequest request, byte[] body, ClientHttpRequestExecution execution)
			throws IOException {
		Call call = new Call(request.getMethod().name(), request.getURI().getRawPath(), null);
		// the call may have waited, or be the second attempt
		Duration left = CallerArgument.deadline(request.getAttributes()).remaining();
		request.getHeaders().set(HeaderNames.DEADLINE, Long.toString(left.toMillis()));
		try (ClientHttpResponse head = head(request, body, execution)) {
			return ReadResponse.of(head, call);
		}
	}

	private static ClientHttpResponse head(HttpRequest request, byte[] body, ClientHttpRequestExecution execution)
			throws IOException {
		try {
			return execution.execute(request, body);
		}
		catch (HttpTimeoutException | ConnectException ex) {
			throw ex;
		}
		catch (IOException ex) {
			// model: one whose thread was interrupted has no time left for another
			if (Thread.currentThread().isInterrupted()) {
				throw ex;
			}
			throw new ConnectionBrokenException(ex);
		}
	}

	/** Makes as many calls at once as there may be, and each within its time. */
	private final class LimitedCalls extends HttpExchangeAdapterDecorator {

		private LimitedCalls(RestClientAdapter calls) {
			super(calls);
		}

		@Override
		public <T> T exchangeForBody(HttpRequestValues request, ParameterizedTypeReference<T> type) {
			Call call = new Call(request.getHttpMethod().name(), request.getUriTemplate(), null);
			AtomicBoolean hadTime = new AtomicBoolean();
			try {
				T value = ServiceClient.this.retry.executeCallable(() -> attempt(request, type, hadTime));
				if (value == null) {
					throw new CallFailedException(call + " failed: its response is malformed");
				}
				return value;
			}
			catch (CallFailedException ex) {
				throw ex;
			}
			catch (Exception ex) {
				throw failed(call, ex, hadTime.get());
			}
		}

		private <T> T attempt(HttpRequestValues request, ParameterizedTypeReference<T> type, AtomicBoolean hadTime)
				throws Exception {
			Deadline end = CallerArgument.deadline(request.getAttributes());
			if (end.remaining().isZero()) {
				throw new TimeoutException();
			}
			return TimeLimit.callOrInterrupt(end.remaining(), () -> ServiceClient.this.limit.run(() -> {
				hadTime.compareAndSet(false, !ServiceClient.this.times.isShort(end.remaining()));
				return super.exchangeForBody(request, type);
			}));
		}

		private static RuntimeException failed(Call call, Exception failure, boolean hadTime) {
			// our own limits, not failures of the other service
			if (failure instanceof RejectedExecutionException) {
				return ApiException.unavailable(Messages.BUSY);
			}
			if (failure instanceof TimeoutException && !hadTime) {
				return ApiException.unavailable(Messages.TOO_SLOW);
			}
			return CallResponse.failure(call,
					(failure instanceof ResourceAccessException) ? failure.getCause() : failure);
		}

	}

}
