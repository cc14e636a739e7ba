package io.tweebyte.interaction;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.tweebyte.testsupport.DatabaseConnection;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.TestDatabases;
import io.tweebyte.testsupport.TestRedis;
import org.junit.jupiter.api.BeforeEach;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
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
public abstract class StartedInteractionService {

	protected static final DatabaseConnection DATABASE = TestDatabases.interactions();

	protected static final RawServer NEIGHBOURS = start();

	@LocalServerPort
	protected int port;

	@Autowired
	protected CircuitBreakerRegistry breakers;

	protected ServiceCaller client;

	protected static void surroundings(DynamicPropertyRegistry registry) {
		DATABASE.register(registry::add);
		TestRedis.shared().register(registry::add);
		registry.add("tweebyte.services.user", NEIGHBOURS::address);
		registry.add("tweebyte.services.tweet", NEIGHBOURS::address);
	}

	private static RawServer start() {
		try {
			return RawServer.start((request, connection) -> connection.close());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@BeforeEach
	void reset() {
		this.client = new ServiceCaller(this.port);
		this.breakers.getAllCircuitBreakers().forEach(CircuitBreaker::reset);
		NEIGHBOURS.respond((request, connection) -> connection.close());
	}

	protected static String query(String sql) {
		return query(DATABASE, sql);
	}

	protected static String query(DatabaseConnection database, String sql) {
		try (Connection connection = database.open();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery(sql)) {
			rows.next();
			return rows.getString(1);
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
