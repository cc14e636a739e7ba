package io.tweebyte.user;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.UUID;

import io.tweebyte.contracts.token.TokenClaims;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Calls a user service as the gateway does.
 */
final class UserClient {

	static final String PASSWORD = "a long secret";

	private static final JsonMapper JSON = JsonMapper.shared();

	private final HttpClient client = HttpClient.newHttpClient();

	private final int port;

	UserClient(int port) {
		this.port = port;
	}

	/**
	 * Registers somebody with a name that nobody else has.
	 */
	Account register(boolean isPrivate) {
		String name = "u" + UUID.randomUUID().toString().substring(0, 13);
		HttpResponse<String> answer = form("/auth/register", "userName=" + name + "&email=" + name
				+ "%40example.org&password=a+long+secret&birthDate=31%2F12%2F1990&biography=Hi&isPrivate=" + isPrivate);
		if (answer.statusCode() != 200) {
			throw new AssertionError(answer.statusCode() + " " + answer.body());
		}
		String token = json(answer).get("token").asString();
		return new Account(TokenClaims.ofVerified(token).userId(), name, name + "@example.org", token);
	}

	HttpResponse<String> form(String path, String form) {
		return send("POST", path, form, "Content-Type", "application/x-www-form-urlencoded");
	}

	HttpResponse<String> login(String email, String password, String address) {
		return send("POST", "/auth/login", "{\"email\":\"" + email + "\",\"password\":\"" + password + "\"}",
				"Content-Type", "application/json", "X-Forwarded-For", address);
	}

	HttpResponse<String> get(String path, Account reader) {
		return send("GET", path, null, "Authorization", "Bearer " + reader.token());
	}

	HttpResponse<String> put(Account user, String json) {
		return send("PUT", "/users/" + user.id(), json, "Authorization", "Bearer " + user.token(), "Content-Type",
				"application/json");
	}

	HttpResponse<String> send(String method, String path, String body, String... headers) {
		HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + this.port + path))
			.timeout(Duration.ofSeconds(20))
			.method(method, (body != null) ? BodyPublishers.ofString(body) : BodyPublishers.noBody());
		if (headers.length > 0) {
			request.headers(headers);
		}
		try {
			return this.client.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8));
		}
		catch (IOException ex) {
			throw new AssertionError(method + " " + path + " got no answer", ex);
		}
		catch (InterruptedException ex) {
			throw new AssertionError(ex);
		}
	}

	static JsonNode json(HttpResponse<String> answer) {
		return JSON.readTree(answer.body());
	}

	static String detail(HttpResponse<String> answer) {
		return answer.statusCode() + " " + json(answer).get("detail").asString();
	}

	static String errors(HttpResponse<String> answer) {
		StringBuilder errors = new StringBuilder();
		json(answer).path("errors")
			.forEach((error) -> errors.append(error.get("field").asString())
				.append(' ')
				.append(error.get("message").asString())
				.append('\n'));
		return errors.toString();
	}

	/**
	 * Somebody who has registered.
	 *
	 * @param id the user's id
	 * @param name the name
	 * @param email the address
	 * @param token a token
	 */
	record Account(UUID id, String name, String email, String token) {
	}

}
