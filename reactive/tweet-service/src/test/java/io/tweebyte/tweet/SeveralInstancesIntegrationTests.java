package io.tweebyte.tweet;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.contracts.feed.FeedEnd;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.testsupport.EventReader;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;

/** Streams of an instance of which another one gets the tweets. */
class SeveralInstancesIntegrationTests extends TweetServiceIntegrationTest {

	private static final Pattern POSTED = Pattern.compile("\"id\":\"([^\"]+)\"");

	/** More streams than look up follows at once. */
	private static final int MANY = 2 * StreamSettings.LOOK_UPS;

	private final UUID author = Identifiers.next();

	private final UUID reader = Identifiers.next();

	private final Neighbours neighbours = new Neighbours().followed(this.author);

	@BeforeEach
	void play() {
		NEIGHBOURS.respond(this.neighbours.user(this.author, false).user(this.reader, false));
	}

	@Test
	void getTweetsByAMessage() throws IOException {
		// no instance reads the log by itself before this test is over
		assertThatAStreamGetsTweets(Map.of("tweebyte.streams.period", "1h"));
	}

	@Test
	void getTweetsFromTheDatabaseWhileRedisIsUnavailable() throws IOException {
		assertThatAStreamGetsTweets(Map.of("tweebyte.streams.period", "500ms", "spring.data.redis.port", "1"));
	}

	@Test
	void sendHeartbeatsWhileManyStreamsWaitForFollows() throws IOException {
		CompletableFuture<Void> repaired = new CompletableFuture<>();
		List<EventReader> clients = new ArrayList<>();
		try (ConfigurableApplicationContext instance = start(Map.of("tweebyte.streams.heartbeat", "300ms"))) {
			int port = port(instance);
			for (int i = 0; i < MANY; i++) {
				clients.add(open(port, Identifiers.next()));
			}
			NEIGHBOURS.respond((request, connection) -> {
				if (request.target().startsWith("/follows")) {
					repaired.join();
				}
				this.neighbours.respond(request, connection);
			});
			String posted = post("While no follows are known");
			for (EventReader client : clients) {
				client.readTo("heartbeat");
				assertThat(client.readTo("heartbeat")).doesNotContain("event:");
			}
			repaired.complete(null);
			for (EventReader client : clients) {
				assertThat(client.readTo(posted)).contains("event:tweet");
				client.close();
			}
		}
		finally {
			repaired.complete(null);
		}
	}

	@Test
	void endTheirStreamsWhenTheyStop() throws IOException {
		ConfigurableApplicationContext instance = start(Map.of("tweebyte.streams.period", "1h"));
		try (EventReader client = open(port(instance), this.reader)) {
			CompletableFuture<Void> stopped = CompletableFuture.runAsync(instance::close);
			assertThat(client.readTo("event:end")).contains("\"reason\":\"" + FeedEnd.SHUTTING_DOWN + "\"");
			// the server waits 20 s for requests in flight
			assertThat(stopped).succeedsWithin(Duration.ofSeconds(15));
		}
	}

	private void assertThatAStreamGetsTweets(Map<String, String> settings) throws IOException {
		try (ConfigurableApplicationContext instance = start(settings)) {
			try (EventReader client = open(port(instance), this.reader)) {
				for (int i = 0; i < 3; i++) {
					String posted = post("Number " + i + " at another instance");
					assertThat(client.readTo(posted)).contains("event:tweet");
				}
			}
		}
	}

	/** Starts another instance, which shares the database of this test. */
	private static ConfigurableApplicationContext start(Map<String, String> settings) {
		List<String> arguments = new ArrayList<>(List.of("--server.port=0", "--server.address=127.0.0.1",
				"--management.server.port=0", "--tweebyte.mentions.first-delay=1h", "--tweebyte.popular.first-delay=1h",
				"--tweebyte.pictures.first-delay=1h", "--tweebyte.privacy.first-delay=1h",
				"--tweebyte.privacy.max-age=1h"));
		surroundings((name, value) -> {
			if (!settings.containsKey(name)) {
				arguments.add("--" + name + "=" + value.get());
			}
		});
		settings.forEach((name, value) -> arguments.add("--" + name + "=" + value));
		return new SpringApplicationBuilder(TweetServiceApplication.class).run(arguments.toArray(String[]::new));
	}

	private static int port(ConfigurableApplicationContext instance) {
		return instance.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
	}

	private EventReader open(int instance, UUID user) throws IOException {
		RawHttp client = RawHttp.connect(instance);
		client.send("GET /tweets/" + user + "/feed/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
				+ ServiceCaller.authorization(user) + "\r\n\r\n");
		assertThat(client.readHead().status()).isEqualTo(200);
		EventReader events = new EventReader(client);
		events.readTo(":open");
		return events;
	}

	private String post(String content) {
		Matcher id = POSTED.matcher(
				this.client.post("/tweets/" + this.author, "{\"content\":\"" + content + "\"}", this.author).body());
		assertThat(id.find()).isTrue();
		return id.group(1);
	}

}
