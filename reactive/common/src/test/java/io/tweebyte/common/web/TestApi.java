package io.tweebyte.common.web;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.sql.DatabaseFailures;
import reactor.core.publisher.Mono;

import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.test.web.reactive.server.EntityExchangeResult;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.reactive.server.WebTestClient.RequestBodySpec;
import org.springframework.web.reactive.function.BodyInserters;

/** Calls a {@link TestController} with the advice and the JSON of a service. */
final class TestApi {

	/** The largest body, in bytes. */
	static final int LIMIT = 2000;

	private static final String JSON = "application/json";

	private static final DefaultDataBufferFactory BUFFERS = new DefaultDataBufferFactory();

	private final TestController controller = new TestController();

	private final WebTestClient client;

	TestApi() {
		this(Optional.empty());
	}

	TestApi(Optional<DatabaseFailures> database) {
		ApiExceptionHandler handler = new ApiExceptionHandler(database,
				new ProblemWriter(Clock.systemUTC(), ForwardedHeaders::path));
		WebConfiguration configuration = new WebConfiguration(ProblemWriter.mapper(), limits());
		this.client = WebTestClient.bindToController(this.controller)
			.controllerAdvice(handler, new RequestBinding())
			.httpMessageCodecs(configuration::configureHttpMessageCodecs)
			.contentTypeResolver(configuration::configureContentTypeResolver)
			.build();
	}

	private static LimitSettings limits() {
		return new Binder(new MapConfigurationPropertySource(Map.of("limits.body", LIMIT + "B")))
			.bind("limits", LimitSettings.class)
			.get();
	}

	/** Calls an operation that throws. */
	Response thrown(Throwable failure) {
		this.controller.failure = failure;
		return get("/thrown");
	}

	/** Calls an operation that fails later. */
	Response failed(Throwable failure) {
		this.controller.failure = failure;
		return get("/failed");
	}

	Response get(String path, String... headers) {
		return exchange("GET", path, null, new byte[0], headers);
	}

	Response post(String path, String json, String... headers) {
		return exchange("POST", path, JSON, json.getBytes(StandardCharsets.UTF_8), headers);
	}

	Response put(String path, String json, String... headers) {
		return exchange("PUT", path, JSON, json.getBytes(StandardCharsets.UTF_8), headers);
	}

	Response submit(String form, String... headers) {
		return exchange("POST", "/forms", "application/x-www-form-urlencoded", form.getBytes(StandardCharsets.UTF_8),
				headers);
	}

	/**
	 * Calls an operation.
	 * @param contentType the type of the body, or null
	 * @param headers names and values in turn
	 */
	Response exchange(String method, String path, String contentType, byte[] body, String... headers) {
		RequestBodySpec request = this.client.method(HttpMethod.valueOf(method)).uri(URI.create(path));
		if (body.length > 0) {
			request.body(BodyInserters.fromDataBuffers(Mono.fromSupplier(() -> BUFFERS.wrap(body))));
		}
		if (contentType != null) {
			request.header(HttpHeaders.CONTENT_TYPE, contentType);
		}
		for (int i = 0; i < headers.length; i += 2) {
			request.header(headers[i], headers[i + 1]);
		}
		EntityExchangeResult<byte[]> result = request.exchange().expectBody().returnResult();
		byte[] content = (result.getResponseBody() != null) ? result.getResponseBody() : new byte[0];
		return new Response(result.getStatus().value(), result.getResponseHeaders(),
				new String(content, StandardCharsets.UTF_8));
	}

	/** A response. */
	record Response(int status, HttpHeaders headers, String body) {

		/** The status and the detail of a problem. */
		String problem() {
			return this.status + " " + json().get("detail");
		}

		/** The errors of a problem, as {@code "field message"}. */
		List<String> errors() {
			List<?> errors = (List<?>) json().get("errors");
			return errors.stream().map((error) -> field(error, "field") + " " + field(error, "message")).toList();
		}

		Map<?, ?> json() {
			return ContractJson.mapper().readValue(this.body, Map.class);
		}

		private static Object field(Object error, String name) {
			return ((Map<?, ?>) error).get(name);
		}

	}

}
