package io.tweebyte.tweet;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Live feeds that clients open while the database is unavailable. */
@TestPropertySource(properties = { "tweebyte.database.acquire-timeout=1s", "tweebyte.streams.streams-per-user=1" })
class LiveFeedOutageIntegrationTests extends StartedTweetService {

	/** One after the other, they would wait longer than a request may take. */
	private static final int OPENED = 20;

	private static final PostgresServer SERVER = PostgresServer.temporary();

	private final List<UUID> readers = Stream.generate(Identifiers::next).limit(OPENED).toList();

	@DynamicPropertySource
	static void ownDatabase(DynamicPropertyRegistry registry) {
		surroundings(registry);
		Migrations.migrateAll(SERVER);
		SERVER.connection("tweets").register(registry::add);
	}

	@AfterAll
	static void stop() {
		SERVER.close();
	}

	@Test
	void waitForTheDatabaseTogether() {
		SERVER.close();
		try {
			assertThat(this.readers.stream().map(this::openSoon).toList()).extracting(CompletableFuture::join)
				.containsOnly("503 The database is not available; try again.");
		}
		finally {
			SERVER.start();
		}
		Awaitility.await()
			.atMost(Duration.ofSeconds(20))
			.untilAsserted(() -> assertThat(status(this.readers.getFirst())).isEqualTo(200));
		assertThat(this.readers.stream().skip(1)).allSatisfy((reader) -> assertThat(status(reader)).isEqualTo(200));
	}

	private CompletableFuture<String> openSoon(UUID reader) {
		return CompletableFuture.supplyAsync(() -> ServiceCaller.detail(this.client.get(path(reader), reader)),
				(task) -> Thread.ofVirtual().start(task));
	}

	private int status(UUID reader) throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			return client
				.send("GET " + path(reader) + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
						+ ServiceCaller.authorization(reader) + "\r\n\r\n")
				.readHead()
				.status();
		}
	}

	private static String path(UUID reader) {
		return "/tweets/" + reader + "/feed/stream";
	}

}
