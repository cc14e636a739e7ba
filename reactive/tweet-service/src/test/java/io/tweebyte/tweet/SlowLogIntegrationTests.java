package io.tweebyte.tweet;

import java.io.IOException;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.EventReader;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Tasks of a service whose log of posted tweets takes long to read. */
@DirtiesContext
@TestPropertySource(properties = { "tweebyte.streams.first-delay=0s", "tweebyte.streams.period=1h",
		"tweebyte.mentions.first-delay=0s", "tweebyte.mentions.period=100ms", "tweebyte.mentions.lease=100ms",
		"tweebyte.database.lock-timeout=1m", "tweebyte.database.statement-timeout=1m" })
class SlowLogIntegrationTests extends TweetServiceIntegrationTest {

	/** More than there are tasks. */
	private static final int MESSAGES = 20;

	private static final Duration SOON = Duration.ofSeconds(10);

	private final UUID ada = Identifiers.next();

	@Autowired
	private RedisConnectionFactory redis;

	@Test
	void goOnHoweverManyMessagesLetItBeRead() throws Exception {
		NEIGHBOURS.respond(new Neighbours().user(this.ada, false).followed(this.ada));
		try (EventReader client = open()) {
			client.readTo(post("The first one"));
			NEIGHBOURS.respond((request, connection) -> connection.close());
			post("Hello @bob, whom the task resolves");
			try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
				connection.setAutoCommit(false);
				statement.execute("lock table posted_tweets in access exclusive mode");
				sendMessages();
				NEIGHBOURS.respond((request, neighbour) -> neighbour.respond("200 OK", "[]"));
				await().atMost(SOON)
					.untilAsserted(() -> assertThat(NEIGHBOURS.requests())
						.anyMatch((request) -> request.target().equals("/internal/users/summaries")));
				connection.rollback();
			}
		}
	}

	private EventReader open() throws IOException {
		RawHttp client = RawHttp.connect(this.port);
		client.send("GET /tweets/" + this.ada + "/feed/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
				+ ServiceCaller.authorization(this.ada) + "\r\n\r\n");
		assertThat(client.readHead().status()).isEqualTo(200);
		EventReader events = new EventReader(client);
		events.readTo(":open");
		return events;
	}

	private String post(String content) {
		return ServiceCaller
			.json(this.client.post("/tweets/" + this.ada, "{\"content\":\"" + content + "\"}", this.ada))
			.get("id")
			.asString();
	}

	/** Sends each when the one before has begun to read. */
	private void sendMessages() {
		StringRedisTemplate template = new StringRedisTemplate(this.redis);
		for (int i = 0; i < MESSAGES; i++) {
			template.convertAndSend(CacheKeys.POSTED_TWEETS, "");
			Pause.of(StreamSettings.PAUSE.multipliedBy(2));
		}
	}

}
