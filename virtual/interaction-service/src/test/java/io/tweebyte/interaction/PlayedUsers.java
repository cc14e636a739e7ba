package io.tweebyte.interaction;

import java.io.IOException;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.RawServer;

/** Plays the user service: knows users that a test makes up. */
public final class PlayedUsers implements RawServer.Handler {

	private static final String USER = "{\"id\":\"%s\",\"user_name\":\"%s\",\"is_private\":%s,"
			+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}";

	private final Map<UUID, String> users = new ConcurrentHashMap<>();

	public UUID add(boolean isPrivate) {
		UUID id = Identifiers.next();
		this.users.put(id, USER.formatted(id, name(id), isPrivate));
		return id;
	}

	public void makePrivate(UUID id) {
		this.users.put(id, USER.formatted(id, name(id), true));
	}

	public void remove(UUID id) {
		this.users.remove(id);
	}

	/** The user's name. */
	public static String name(UUID id) {
		return "user-" + id.toString().substring(24);
	}

	/** The user's summary as JSON. */
	public String summary(UUID id) {
		return this.users.get(id);
	}

	@Override
	public void respond(RawServer.Request request, RawServer.Connection connection) throws IOException {
		String asked = connection.readBody();
		String found = this.users.keySet()
			.stream()
			.filter((id) -> asked.contains(id.toString()))
			.map(this.users::get)
			.collect(Collectors.joining(",", "[", "]"));
		connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + found.length()
				+ "\r\n\r\n" + found);
	}

}
