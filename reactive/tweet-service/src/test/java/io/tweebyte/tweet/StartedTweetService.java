package io.tweebyte.tweet;

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
import reactor.blockhound.BlockHound;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.TestPropertySource;

/**
 * A started tweet service with a database, a Redis, and a neighbour that plays the user
 * and the interaction service.
 */
@SpringBootTest(classes = TweetServiceApplication.class, webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = { "server.address=127.0.0.1", "management.server.port=0", "tweebyte.mentions.first-delay=1h",
				"tweebyte.popular.first-delay=1h", "tweebyte.privacy.first-delay=1h", "tweebyte.privacy.max-age=1h" })
@TestPropertySource("classpath:unhurried.properties")
abstract class StartedTweetService {

	static final DatabaseConnection DATABASE = TestDatabases.tweets();

	static final RawServer NEIGHBOURS = start();

	static {
		// model: an event loop that waits is a failure, here of the test
		BlockHound.install((guard) -> guard
			// the queue of a bounded pool is a lock held for a moment
			.allowBlockingCallsInside("java.util.concurrent.AbstractExecutorService", "submit")
			// the log writes to the console
			.allowBlockingCallsInside("ch.qos.logback.classic.Logger", "callAppenders")
			// classes are read once
			.allowBlockingCallsInside("java.lang.ClassLoader", "loadClass")
			// ids are made one at a time, within a lock that is held for a moment
			.allowBlockingCallsInside("io.tweebyte.contracts.id.Identifiers", "next")
			// a cache of the validator, with a lock that is held for a moment
			.allowBlockingCallsInside("org.hibernate.validator.internal.util.ConcurrentReferenceHashMap$Segment", "put")
			// an annotation is looked up once for each guarded method
			.allowBlockingCallsInside("org.springframework.aop.aspectj.AspectJExpressionPointcut", "matches")
			// a type is looked at once, within a lock
			.allowBlockingCallsInside("tools.jackson.databind.deser.DeserializerCache",
					"_createAndCacheValueDeserializer")
			// a lock of the client of Redis, held for a moment; failing in it would
			// leave its count of writers wrong for ever
			.allowBlockingCallsInside("io.lettuce.core.protocol.SharedLock", "incrementWriters")
			.allowBlockingCallsInside("io.lettuce.core.protocol.SharedLock", "doExclusive")
			// the same for the results that a breaker counts
			.allowBlockingCallsInside("io.github.resilience4j.core.metrics.FixedSizeSlidingWindowMetrics", "record")
			.allowBlockingCallsInside("io.github.resilience4j.core.metrics.FixedSizeSlidingWindowMetrics",
					"getSnapshot")
			// buffers come from magazines with a lock each
			.allowBlockingCallsInside("io.netty.buffer.AdaptivePoolingAllocator", "allocate")
			// reads /dev/urandom, which never waits
			.allowBlockingCallsInside("java.security.SecureRandom", "nextBytes")
			// the API document is made at the first request for it
			.allowBlockingCallsInside("org.springdoc.api.AbstractOpenApiResource", "getOpenApi"));
	}

	@LocalServerPort
	int port;

	@Autowired
	CircuitBreakerRegistry breakers;

	ServiceCaller client;

	static void surroundings(DynamicPropertyRegistry registry) {
		DATABASE.register(registry::add);
		TestRedis.shared().register(registry::add);
		registry.add("tweebyte.services.user", NEIGHBOURS::address);
		registry.add("tweebyte.services.interaction", NEIGHBOURS::address);
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

	static String query(String sql) {
		return query(DATABASE, sql);
	}

	static String query(DatabaseConnection database, String sql) {
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
