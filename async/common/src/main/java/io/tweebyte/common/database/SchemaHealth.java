package io.tweebyte.common.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

import javax.sql.DataSource;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;

/** Up when the database responds and has the expected version of the schema. */
public final class SchemaHealth implements HealthIndicator {

	private static final String VERSION = "select version from flyway_schema_history where success "
			+ "order by installed_rank desc limit 1";

	private final DataSource database;

	private final String expected;

	public SchemaHealth(DataSource database, String expected) {
		this.database = database;
		this.expected = expected;
	}

	@Override
	public Health health() {
		try {
			return health(version());
		}
		catch (SQLException ex) {
			return Health.outOfService().withDetail("database", "does not respond").build();
		}
	}

	private String version() throws SQLException {
		try (Connection connection = this.database.getConnection();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery(VERSION)) {
			return rows.next() ? rows.getString(1) : "none";
		}
	}

	private Health health(String version) {
		Health.Builder health = version.equals(this.expected) ? Health.up() : Health.outOfService();
		return health.withDetail("schema", version).withDetail("expected", this.expected).build();
	}

}
