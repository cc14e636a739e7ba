package io.tweebyte.interaction;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.RawServer.Connection;
import io.tweebyte.testsupport.RawServer.Request;

/** Plays a user and a tweet service that know a few users and tweets. */
public final class Neighbours implements RawServer.Handler {

	private static final Pattern ID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

	private final Map<UUID, Boolean> users = new ConcurrentHashMap<>();

	private final Map<UUID, UUID> tweets = new ConcurrentHashMap<>();

	private final Set<UUID> hidden = ConcurrentHashMap.newKeySet();

	private volatile boolean usersOut;

	private volatile boolean tweetsOut;

	private volatile String existence;

	public UUID user(boolean isPrivate) {
		UUID id = UUID.randomUUID();
		this.users.put(id, isPrivate);
		return id;
	}

	public UUID tweet(UUID author) {
		UUID id = UUID.randomUUID();
		this.tweets.put(id, author);
		return id;
	}

	public void hide(UUID tweet) {
		this.hidden.add(tweet);
	}

	public void forget(UUID id) {
		this.tweets.remove(id);
		this.users.remove(id);
	}

	public void usersAreOut() {
		this.usersOut = true;
	}

	public void tweetsAreOut() {
		this.tweetsOut = true;
	}

	public void tellExistence(String response) {
		this.existence = response;
	}

	@Override
	public void respond(Request request, Connection connection) throws IOException {
		if (request.target().startsWith("/internal/users") ? this.usersOut : this.tweetsOut) {
			connection.close();
			return;
		}
		List<UUID> ids = ids((request.method().equals("POST")) ? connection.readBody() : request.target());
		switch (request.target()) {
			case "/internal/users/summaries" ->
				send(connection, "200 OK", list(ids.stream().filter(this.users::containsKey).map(this::user).toList()));
			case "/internal/tweets/summaries" -> send(connection, "200 OK",
					list(ids.stream().filter(this.tweets::containsKey).map(this::summary).toList()));
			case "/internal/tweets/existence" ->
				send(connection, "200 OK", (this.existence != null) ? this.existence : existence(ids));
			default -> tweet(connection, ids.getFirst());
		}
	}

	private void tweet(Connection connection, UUID id) throws IOException {
		if (!this.tweets.containsKey(id)) {
			send(connection, "404 Not Found", "{}");
		}
		else if (this.hidden.contains(id)) {
			send(connection, "403 Forbidden", "{}");
		}
		else {
			send(connection, "200 OK", summary(id));
		}
	}

	private String user(UUID id) {
		return "{\"id\":\"%s\",\"user_name\":\"%s\",\"is_private\":%s,\"created_at\":\"2026-01-01T00:00:00.000001Z\"}"
			.formatted(id, name(id), this.users.get(id));
	}

	public static String name(UUID user) {
		return "n" + user.toString().substring(0, 8);
	}

	public String summary(UUID id) {
		return "{\"id\":\"%s\",\"user_id\":\"%s\",\"content\":\"Hello, world\",\"created_at\":\"2026-01-01T00:00:00.000001Z\"}"
			.formatted(id, this.tweets.get(id));
	}

	private String existence(List<UUID> ids) {
		return "{\"existing\":" + quoted(ids.stream().filter(this.tweets::containsKey).toList()) + ",\"missing\":"
				+ quoted(ids.stream().filter((id) -> !this.tweets.containsKey(id)).toList()) + "}";
	}

	private static String quoted(List<UUID> ids) {
		return list(ids.stream().map((id) -> "\"" + id + "\"").toList());
	}

	private static String list(List<String> items) {
		return items.stream().collect(Collectors.joining(",", "[", "]"));
	}

	private static List<UUID> ids(String text) {
		return ID.matcher(text).results().map(MatchResult::group).map(UUID::fromString).toList();
	}

	private static void send(Connection connection, String status, String json) throws IOException {
		connection.send("HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nContent-Length: " + json.length()
				+ "\r\n\r\n" + json);
	}

}
