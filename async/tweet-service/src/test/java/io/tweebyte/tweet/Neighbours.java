package io.tweebyte.tweet;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.RawServer.Connection;
import io.tweebyte.testsupport.RawServer.Request;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Plays the user and the interaction service: users who exist, of whom the reader follows
 * some, and reactions to every tweet.
 */
final class Neighbours implements RawServer.Handler {

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final String USER = "{\"id\":\"%s\",\"user_name\":\"%s\",\"is_private\":%s,"
			+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}";

	private static final String REPLY = "{\"id\":\"00000000-0000-7000-8000-000000000001\","
			+ "\"user_id\":\"00000000-0000-7000-8000-000000000002\",\"content\":\"Hi\","
			+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\",\"likes_count\":4}";

	/** The counts and the top reply of each tweet, after its id. */
	static final String COUNTS = "\"likes_count\":1,\"replies_count\":2,\"retweets_count\":3,\"top_reply\":" + REPLY;

	/** The replies of each tweet. */
	static final String REPLIES = "[" + REPLY + "]";

	private final Map<UUID, Boolean> users = new ConcurrentHashMap<>();

	private final Set<UUID> followed = ConcurrentHashMap.newKeySet();

	private final Map<String, String> faults = new ConcurrentHashMap<>();

	private final List<String> bodies = new CopyOnWriteArrayList<>();

	/** Adds a user. */
	Neighbours user(UUID id, boolean isPrivate) {
		this.users.put(id, isPrivate);
		return this;
	}

	/** Lets the reader follow a user. */
	Neighbours followed(UUID id) {
		this.followed.add(id);
		return this;
	}

	/** Responds to targets that begin so with a status, 200 with a malformed body. */
	Neighbours broken(String target, String status) {
		this.faults.put(target, status);
		return this;
	}

	/** Ends a fault. */
	Neighbours repaired(String target) {
		this.faults.remove(target);
		return this;
	}

	/** The bodies that were sent. */
	List<String> bodies() {
		return this.bodies;
	}

	static String user(UUID id, String name, boolean isPrivate) {
		return USER.formatted(id, name, isPrivate);
	}

	@Override
	public void respond(Request request, Connection connection) throws IOException {
		String body = connection.readBody();
		if (!body.isEmpty()) {
			this.bodies.add(body);
		}
		for (Map.Entry<String, String> fault : this.faults.entrySet()) {
			if (request.target().startsWith(fault.getKey())) {
				send(connection, fault.getValue(), "{}");
				return;
			}
		}
		if (request.target().startsWith("/follows")) {
			send(connection, "200 OK", JSON.writeValueAsString(this.followed));
		}
		else if (request.target().equals("/internal/users/summaries")) {
			send(connection, "200 OK", summaries(JSON.readTree(body)));
		}
		else {
			react(connection, JSON.readTree(body));
		}
	}

	private String summaries(JsonNode request) {
		return request.get("ids")
			.valueStream()
			.map((id) -> UUID.fromString(id.asString()))
			.filter(this.users::containsKey)
			.map((id) -> user(id, "u" + id.toString().substring(24), this.users.get(id)))
			.collect(Collectors.joining(",", "[", "]"));
	}

	private void react(Connection connection, JsonNode request) throws IOException {
		String author = request.path("author_id").asString("");
		Boolean isPrivate = author.isEmpty() ? Boolean.FALSE : this.users.get(UUID.fromString(author));
		if (isPrivate == null) {
			send(connection, "404 Not Found", "{}");
		}
		else if (isPrivate && !this.followed.contains(UUID.fromString(author))) {
			send(connection, "403 Forbidden", "{}");
		}
		else {
			send(connection, "200 OK", interactions(request));
		}
	}

	private static String interactions(JsonNode request) {
		String replies = request.path("replies").asInt(0) > 0 ? ",\"replies\":" + REPLIES : "";
		return request.get("ids")
			.valueStream()
			.map((id) -> "{\"tweet_id\":\"" + id.asString() + "\"," + COUNTS + replies + "}")
			.collect(Collectors.joining(",", "[", "]"));
	}

	private static void send(Connection connection, String status, String json) throws IOException {
		connection.send("HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nContent-Length: " + json.length()
				+ "\r\n\r\n" + json);
	}

}
