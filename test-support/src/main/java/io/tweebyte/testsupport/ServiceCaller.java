package io.tweebyte.testsupport;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;

import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls a service as the gateway does. */
public final class ServiceCaller {

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final SigningKey KEY = SigningKey.generate();

	private static final TokenIssuer TOKENS = new TokenIssuer(KEY, Duration.ofHours(1), Clock.systemUTC());

	private final HttpClient client = HttpClient.newHttpClient();

	private final int port;

	public ServiceCaller(int port) {
		this.port = port;
	}

	/** The value of an {@code Authorization} header, for requests written by hand. */
	public static String authorization(UUID user) {
		return "Bearer " + TOKENS.issue(user);
	}

	/** The JSON Web Key Set that verifies the tokens of {@link #authorization(UUID)}. */
	public static String publicKeys() {
		return KEY.publicKeysJson();
	}

	public HttpResponse<String> get(String path, UUID reader) {
		return send("GET", path, null, reader);
	}

	public HttpResponse<String> post(String path, String json, UUID user, String... headers) {
		return send("POST", path, json, user, headers);
	}

	public HttpResponse<String> put(String path, String json, UUID user, String... headers) {
		return send("PUT", path, json, user, headers);
	}

	public HttpResponse<String> delete(String path, UUID user) {
		return send("DELETE", path, null, user);
	}

	/**
	 * Sends a request with JSON.
	 * @param path escaped, with the query
	 * @param json the body, or null
	 * @param user whose token goes with it, null for none
	 * @param headers more of them, name and value in turn
	 * @throws AssertionError if there is no response within 20 s
	 */
	public HttpResponse<String> send(String method, String path, String json, UUID user, String... headers) {
		List<String> all = new ArrayList<>(List.of(headers));
		if (json != null) {
			all.addAll(List.of("Content-Type", "application/json"));
		}
		if (user != null) {
			all.addAll(List.of("Authorization", authorization(user)));
		}
		return exchange(method, path, json, all.toArray(String[]::new));
	}

	/**
	 * Sends a request as it is given, adding nothing to it.
	 * @param body the body, or null
	 * @param headers name and value in turn
	 * @throws AssertionError if there is no response within 20 s
	 */
	public HttpResponse<String> exchange(String method, String path, String body, String... headers) {
		HttpRequest.Builder request = HttpRequest.newBuilder()
			.method(method, (body != null) ? BodyPublishers.ofString(body) : BodyPublishers.noBody());
		if (headers.length > 0) {
			request.headers(headers);
		}
		return exchange(request, path, BodyHandlers.ofString(StandardCharsets.UTF_8));
	}

	/** Sends a form with a file, named {@code file}. */
	public HttpResponse<String> upload(String path, byte[] file, UUID user) {
		return exchange(HttpRequest.newBuilder()
			.method("PUT", BodyPublishers.ofByteArray(Pictures.form(file)))
			.header("Content-Type", Pictures.FORM)
			.header("Authorization", authorization(user)), path, BodyHandlers.ofString(StandardCharsets.UTF_8));
	}

	/** Reads bytes; the headers are name and value in turn. */
	public HttpResponse<byte[]> download(String path, UUID user, String... headers) {
		HttpRequest.Builder request = HttpRequest.newBuilder().header("Authorization", authorization(user));
		if (headers.length > 0) {
			request.headers(headers);
		}
		return exchange(request, path, BodyHandlers.ofByteArray());
	}

	private <T> HttpResponse<T> exchange(HttpRequest.Builder request, String path, BodyHandler<T> body) {
		try {
			return this.client.send(request.uri(URI.create("http://127.0.0.1:" + this.port + path))
				.timeout(Duration.ofSeconds(20))
				.build(), body);
		}
		catch (IOException ex) {
			throw new AssertionError(path + " got no response: " + ex, ex);
		}
		catch (InterruptedException ex) {
			throw new AssertionError(ex);
		}
	}

	public static JsonNode json(HttpResponse<String> response) {
		return JSON.readTree(response.body());
	}

	/**
	 * The status and the problem's detail, such as {@code 404 There is no such tweet.}
	 */
	public static String detail(HttpResponse<String> response) {
		return response.statusCode() + " " + json(response).path("detail").asString();
	}

	/** The fields that were refused, and why. */
	public static String errors(HttpResponse<String> response) {
		return json(response).path("errors")
			.valueStream()
			.map((error) -> error.get("field").asString() + " " + error.get("message").asString() + "\n")
			.collect(Collectors.joining());
	}

}
