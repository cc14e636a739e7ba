package io.tweebyte.tweet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.contracts.id.Identifiers;
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

	private final UUID author = Identifiers.next();

	private final UUID reader = Identifiers.next();

	@BeforeEach
	void play() {
		NEIGHBOURS.respond(new Neighbours().user(this.author, false).user(this.reader, false).followed(this.author));
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

	private void assertThatAStreamGetsTweets(Map<String, String> settings) throws IOException {
		try (ConfigurableApplicationContext instance = start(settings)) {
			String port = instance.getEnvironment().getRequiredProperty("local.server.port");
			try (EventReader client = open(Integer.parseInt(port))) {
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

	private EventReader open(int instance) throws IOException {
		RawHttp client = RawHttp.connect(instance);
		client.send("GET /tweets/" + this.reader + "/feed/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
				+ ServiceCaller.authorization(this.reader) + "\r\n\r\n");
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
