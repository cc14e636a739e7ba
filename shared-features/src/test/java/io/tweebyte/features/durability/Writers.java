package io.tweebyte.features.durability;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import io.tweebyte.features.http.Forms;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.testsupport.IssuedToken;
import tools.jackson.databind.json.JsonMapper;

/**
 * People who post tweets, like them and reply to them without pause, and remember every
 * accepted request. They forget what fails.
 */
final class Writers implements AutoCloseable {

	private static final int OK = 200;

	private final URI gateway;

	private final Map<Written, ConcurrentLinkedQueue<UUID>> acknowledged = new ConcurrentHashMap<>();

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final List<Future<?>> running = new ArrayList<>();

	private volatile boolean stopped;

	Writers(URI gateway) {
		this.gateway = gateway;
		for (Written kind : Written.values()) {
			this.acknowledged.put(kind, new ConcurrentLinkedQueue<>());
		}
	}

	void start(int number) {
		for (int i = 0; i < number; i++) {
			String name = "writer" + i;
			this.running.add(this.threads.submit(() -> write(name)));
		}
	}

	private void write(String name) {
		try (HttpCaller caller = new HttpCaller(this.gateway, null)) {
			String token = signUp(caller, name);
			UUID user = IssuedToken.read(token).userId();
			while (!this.stopped) {
				write(caller, token, user);
			}
		}
	}

	private static String signUp(HttpCaller caller, String name) {
		Map<String, String> form = Map.of("userName", name, "email", name + "@example.org", "password", "a long secret",
				"birthDate", "1990-12-31");
		ReceivedResponse response = caller
			.send(HttpCall.of("POST /user-service/auth/register").body(Forms.URL_ENCODED, Forms.urlEncoded(form)))
			.response();
		return JsonMapper.shared().readTree(response.body()).required("token").asString();
	}

	private void write(HttpCaller caller, String token, UUID user) {
		UUID tweet = send(caller, Written.TWEET,
				HttpCall.of("POST /tweet-service/tweets/" + user)
					.bearer(token)
					.json("{\"content\":\"What is said stays said\"}"));
		if (tweet != null) {
			send(caller, Written.LIKE,
					HttpCall.of("POST /interaction-service/likes/" + user + "/tweets/" + tweet).bearer(token));
			send(caller, Written.REPLY,
					HttpCall.of("POST /interaction-service/replies/" + user)
						.bearer(token)
						.json("{\"tweet_id\":\"" + tweet + "\",\"content\":\"So it does\"}"));
		}
	}

	private UUID send(HttpCaller caller, Written kind, HttpCall call) {
		try {
			ReceivedResponse response = caller.send(call).response();
			return (response.status() == OK) ? acknowledged(kind, response) : null;
		}
		catch (java.io.UncheckedIOException ex) {
			// its response did not arrive
			return null;
		}
	}

	private UUID acknowledged(Written kind, ReceivedResponse response) {
		UUID id = UUID.fromString(JsonMapper.shared().readTree(response.body()).required("id").asString());
		this.acknowledged.get(kind).add(id);
		return id;
	}

	/** What was acknowledged until now. */
	List<UUID> acknowledged(Written kind) {
		return List.copyOf(this.acknowledged.get(kind));
	}

	/** Stops writing; fails as a writer has failed. */
	void stop() throws Exception {
		this.stopped = true;
		for (Future<?> writer : this.running) {
			writer.get();
		}
	}

	@Override
	public void close() {
		this.stopped = true;
		this.threads.shutdownNow();
	}

	/** What is written, and where it must be found. */
	enum Written {

		TWEET("tweets", "tweets"), LIKE("interactions", "likes"), REPLY("interactions", "replies");

		private final String database;

		private final String table;

		Written(String database, String table) {
			this.database = database;
			this.table = table;
		}

		String database() {
			return this.database;
		}

		String table() {
			return this.table;
		}

	}

}
