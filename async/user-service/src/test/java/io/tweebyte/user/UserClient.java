package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.util.UUID;

import io.tweebyte.testsupport.IssuedToken;
import io.tweebyte.testsupport.ServiceCaller;

/** Calls a user service as the gateway does. */
final class UserClient {

	static final String PASSWORD = "a long secret";

	private final ServiceCaller service;

	UserClient(int port) {
		this.service = new ServiceCaller(port);
	}

	/** Registers a user with a unique name. */
	Account register(boolean isPrivate) {
		String name = "u" + UUID.randomUUID().toString().substring(0, 13);
		HttpResponse<String> response = form("/auth/register", "userName=" + name + "&email=" + name
				+ "%40example.org&password=a+long+secret&birthDate=31%2F12%2F1990&biography=Hi&isPrivate=" + isPrivate);
		if (response.statusCode() != 200) {
			throw new AssertionError(response.statusCode() + " " + response.body());
		}
		String token = ServiceCaller.json(response).get("token").asString();
		return new Account(IssuedToken.read(token).userId(), name, name + "@example.org", token);
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

	HttpResponse<String> put(Account user, String json, String address) {
		return send("PUT", "/users/" + user.id(), json, "Authorization", "Bearer " + user.token(), "Content-Type",
				"application/json", "X-Forwarded-For", address);
	}

	HttpResponse<String> send(String method, String path, String body, String... headers) {
		return this.service.exchange(method, path, body, headers);
	}

	/**
	 * A registered user.
	 *
	 * @param id the user's id
	 * @param name the name
	 * @param email the address
	 * @param token a token
	 */
	record Account(UUID id, String name, String email, String token) {
	}

}
