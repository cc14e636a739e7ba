package io.tweebyte.user;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.AllowedBlockingCalls;
import io.tweebyte.testsupport.StartedService;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.BeforeEach;
import reactor.blockhound.BlockHound;

import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.TestPropertySource;

/**
 * A started user service with a database, a Redis, and a neighbour that plays the tweet
 * and the interaction service.
 */
@SpringBootTest(classes = UserServiceApplication.class, webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = { "server.address=127.0.0.1", "management.server.port=0", "tweebyte.password.cost=4",
				"tweebyte.login.address-failures=30", "tweebyte.time.idle=3s", "spring.data.redis.timeout=2s",
				"spring.data.redis.connect-timeout=5s" })
@TestPropertySource("classpath:unhurried.properties")
abstract class StartedUserService extends StartedService {

	static final DatabaseConnection DATABASE = TestDatabases.users();

	static {
		// model: an event loop that waits is a failure, here of the test
		BlockHound.install(new AllowedBlockingCalls(), (guard) -> guard
			// the queue of a bounded pool is a lock held for a moment
			.allowBlockingCallsInside("org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor", "execute")
			// the class of a projection is read once
			.allowBlockingCallsInside("org.springframework.data.projection.ProxyProjectionFactory",
					"getProjectionMetadata")
			// a type of rows is looked at once, within a lock
			.allowBlockingCallsInside("org.springframework.data.mapping.context.AbstractMappingContext",
					"hasPersistentEntityFor")
			.allowBlockingCallsInside("org.springframework.data.mapping.context.AbstractMappingContext",
					"getPersistentEntity")
			.allowBlockingCallsInside("org.springframework.data.mapping.context.AbstractMappingContext",
					"addPersistentEntity"));
	}

	UserClient client;

	static void surroundings(DynamicPropertyRegistry registry) {
		DATABASE.register(registry::add);
		register(registry, "tweet", "interaction");
	}

	@BeforeEach
	void connect() {
		this.client = new UserClient(this.port);
	}

	static String query(String sql) {
		return DATABASE.query(sql);
	}

}
