package io.tweebyte.interaction;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.StartedService;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.BeforeEach;

import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.TestPropertySource;

/**
 * A started interaction service with a database, a Redis, and a neighbour that plays the
 * user and the tweet service.
 */
@SpringBootTest(classes = InteractionServiceApplication.class, webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = { "server.address=127.0.0.1", "management.server.port=0", "tweebyte.cleanup.first-delay=20d",
				"tweebyte.privacy.first-delay=20d", "tweebyte.privacy.max-age=20d" })
@TestPropertySource("classpath:unhurried.properties")
public abstract class StartedInteractionService extends StartedService {

	protected static final DatabaseConnection DATABASE = TestDatabases.interactions();

	protected ServiceCaller client;

	protected static void surroundings(DynamicPropertyRegistry registry) {
		DATABASE.register(registry::add);
		register(registry, "user", "tweet");
	}

	@BeforeEach
	void connect() {
		this.client = new ServiceCaller(this.port);
	}

	protected static String query(String sql) {
		return DATABASE.query(sql);
	}

}
