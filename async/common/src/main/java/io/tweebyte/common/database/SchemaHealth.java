package io.tweebyte.common.database;

import javax.sql.DataSource;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Up when the database responds and has the expected version of the schema. */
public final class SchemaHealth implements HealthIndicator {

	private static final String VERSION = "select version from flyway_schema_history where success "
			+ "order by installed_rank desc limit 1";

	private final JdbcClient database;

	private final String expected;

	public SchemaHealth(DataSource database, String expected) {
		this.database = JdbcClient.create(database);
		this.expected = expected;
	}

	@Override
	public Health health() {
		try {
			return health(version());
		}
		catch (DataAccessException ex) {
			return Health.outOfService().withDetail("database", "does not respond").build();
		}
	}

	private String version() {
		return this.database.sql(VERSION).query(String.class).optional().orElse("none");
	}

	private Health health(String version) {
		Health.Builder health = version.equals(this.expected) ? Health.up() : Health.outOfService();
		return health.withDetail("schema", version).withDetail("expected", this.expected).build();
	}

}
