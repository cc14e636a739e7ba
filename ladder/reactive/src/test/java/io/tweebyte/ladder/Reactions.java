package io.tweebyte.ladder;

import java.io.IOException;
import java.util.stream.Collectors;

import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.RawServer.Connection;
import io.tweebyte.testsupport.RawServer.Request;
import tools.jackson.databind.json.JsonMapper;

/**
 * Plays the interaction service: the same counts for every tweet, and a reply to some.
 */
final class Reactions implements RawServer.Handler {

	private static final String REPLY = "{\"id\":\"00000000-0000-7000-8000-000000000001\","
			+ "\"user_id\":\"00000000-0000-7000-8000-000000000002\",\"content\":\"Hi\","
			+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\",\"likes_count\":4}";

	private static final String COUNTS = "{\"tweet_id\":\"%s\",\"likes_count\":1,\"replies_count\":2,\"retweets_count\":3%s}";

	static boolean hasReply(String tweetId) {
		return tweetId.charAt(tweetId.length() - 1) < '8';
	}

	@Override
	public void respond(Request request, Connection connection) throws IOException {
		String target = request.target();
		if (target.endsWith("/interactions")) {
			send(connection, all(connection.readBody()));
		}
		else if (target.endsWith("/top")) {
			send(connection, hasReply(target.replace("/top", "")) ? REPLY : "{}");
		}
		else {
			send(connection, target.startsWith("/likes") ? "1" : target.startsWith("/replies") ? "2" : "3");
		}
	}

	private static String all(String body) {
		return JsonMapper.shared()
			.readTree(body)
			.get("ids")
			.valueStream()
			.map((id) -> id.asString())
			.map((id) -> COUNTS.formatted(id, hasReply(id) ? ",\"top_reply\":" + REPLY : ""))
			.collect(Collectors.joining(",", "[", "]"));
	}

	private static void send(Connection connection, String json) throws IOException {
		connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + json.length()
				+ "\r\n\r\n" + json);
	}

}
