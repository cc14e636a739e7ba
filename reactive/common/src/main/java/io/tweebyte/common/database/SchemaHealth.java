package io.tweebyte.common.database;

import java.time.Duration;

import io.r2dbc.spi.ConnectionFactory;
import reactor.core.publisher.Mono;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.ReactiveHealthIndicator;
import org.springframework.r2dbc.core.DatabaseClient;

/** Up when the database responds and has the expected version of the schema. */
public final class SchemaHealth implements ReactiveHealthIndicator {

	private static final String VERSION = "select version from flyway_schema_history where success "
			+ "order by installed_rank desc limit 1";

	// model: the other driver's time-outs end a log-in too
	private static final Duration PATIENCE = Duration.ofSeconds(2);

	private final DatabaseClient database;

	private final String expected;

	public SchemaHealth(ConnectionFactory database, String expected) {
		this.database = DatabaseClient.create(database);
		this.expected = expected;
	}

	@Override
	public Mono<Health> health() {
		// model: read to the end even when the caller stops waiting: this driver loses
		// a connection whose log-in is interrupted
		return version().map(this::health)
			.cache()
			.timeout(PATIENCE)
			.onErrorReturn(Health.outOfService().withDetail("database", "does not respond").build());
	}

	private Mono<String> version() {
		return this.database.sql(VERSION).map((row) -> row.get(0, String.class)).one().defaultIfEmpty("none");
	}

	private Health health(String version) {
		Health.Builder health = version.equals(this.expected) ? Health.up() : Health.outOfService();
		return health.withDetail("schema", version).withDetail("expected", this.expected).build();
	}

}
