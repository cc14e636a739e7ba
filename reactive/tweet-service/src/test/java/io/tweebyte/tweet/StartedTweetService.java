package io.tweebyte.tweet;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.AllowedBlockingCalls;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.StartedService;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.BeforeEach;
import reactor.blockhound.BlockHound;

import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.TestPropertySource;

/**
 * A started tweet service with a database, a Redis, and a neighbour that plays the user
 * and the interaction service.
 */
@SpringBootTest(classes = TweetServiceApplication.class, webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = { "server.address=127.0.0.1", "management.server.port=0", "tweebyte.mentions.first-delay=1h",
				"tweebyte.popular.first-delay=1h", "tweebyte.streams.first-delay=1h", "tweebyte.pictures.first-delay=1h", "tweebyte.privacy.first-delay=1h",
				"tweebyte.privacy.max-age=1h" })
@TestPropertySource("classpath:unhurried.properties")
abstract class StartedTweetService extends StartedService {

	static final DatabaseConnection DATABASE = TestDatabases.tweets();

	static {
		// model: an event loop that waits is a failure, here of the test
		BlockHound.install(new AllowedBlockingCalls());
	}

	ServiceCaller client;

	static void surroundings(DynamicPropertyRegistry registry) {
		DATABASE.register(registry::add);
		register(registry, "user", "interaction");
	}

	@BeforeEach
	void connect() {
		this.client = new ServiceCaller(this.port);
	}

	static String query(String sql) {
		return DATABASE.query(sql);
	}

}
